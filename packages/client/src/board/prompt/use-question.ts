import type { Option, Params, Step } from '@morgenrot/engine';
import { createContext, use } from 'react';
import type { Translate } from '../../texts/say-reason.ts';
import type { Values, Words } from '../../texts/words.ts';

/** Turns ids into words; the game's board provides it. */
export const TranslateContext = createContext<Translate>((params) => params);
export const useTranslate = (): Translate => use(TranslateContext);

/** What the game has written on a step fills in the words of its question. */
export function valuesOf(step: Step, translate: Translate): Values {
  const { kind: _kind, id: _id, given: _given, ...fields } = step;
  const params: Params = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' || typeof value === 'number') params[name] = value;
    else if (typeof value === 'boolean') params[name] = String(value);
  }
  return translate(params);
}

/** The question in words; a step nobody has words for still shows its name, so that it can be answered. */
export const sayQuestion = (words: Words, step: Step, translate: Translate): string =>
  words.find(`prompt.${step.kind}`, valuesOf(step, translate)) ?? step.kind;

export const sayWaiting = (words: Words, step: Step, translate: Translate): string | undefined =>
  words.find(`waiting.${step.kind}`, valuesOf(step, translate));

/** An option in words: `option.<kind>.<option>`, then `option.<option>`, then as an act, then the bare option. */
export const sayOption = (words: Words, step: Step | undefined, option: Option, translate?: Translate): string =>
  words.find(`option.${step?.kind}.${option}`) ?? words.find(`option.${option}`) ?? sayAct(words, option, translate);

/** Acts of a bargain name whom or which offer they are about: `offer:2`, `offer:all`, `accept:7@3`. */
function sayAct(words: Words, option: Option, translate: Translate = (params) => params): string {
  const [verb, about = ''] = option.split(':');
  const values = translate({ player: about, offer: Number.parseInt(about, 10) || 0 });
  return words.find(`option.${verb}.${about}`) ?? words.find(`option.${verb}`, values) ?? option;
}
