import type { Params, Reason } from '@morgenrot/engine';
import type { Values, Words } from './words.ts';

/** Turns the values of a log entry or a reason (ids, keys of spaces) into words. */
export type Translate = (params: Params) => Values;

const asTheyAre: Translate = (params) => params;

/** Why something was refused, in words; a key that nobody knows is still named. */
export const sayReason = (words: Words, { key, params }: Reason, translate: Translate = asTheyAre): string =>
  words.find(`reason.${key}`, params && translate(params)) ?? words.say('reason.unknown', { key });
