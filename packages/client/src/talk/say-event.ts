import type { TalkLine } from '@morgenrot/protocol';
import type { Words } from '../texts/words.ts';

/** What happened at the table, in words. */
export const sayEvent = (words: Words, { event }: TalkLine): string =>
  event ? (words.find(`event.${event.key}`, event.params) ?? words.say('event.unknown', { key: event.key })) : '';
