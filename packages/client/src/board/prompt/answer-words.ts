import { type Answer, isAct, isCounts, type Option } from '@morgenrot/engine';
import { listed, type Words } from '../../texts/words.ts';

/** An answer of any shape in words. */
export function sayAnswer(words: Words, answer: Answer, optionWord: (option: Option) => string): string {
  if (typeof answer === 'number') return String(answer);
  if (typeof answer === 'string') return optionWord(answer);
  if (Array.isArray(answer)) return listed(words, answer.map(optionWord));
  if (isAct(answer)) {
    const act = optionWord(answer.act);
    if (answer.with === undefined) return act;
    return words.say('prompt.act.with', { act, what: sayAnswer(words, answer.with, optionWord) });
  }
  if (!isCounts(answer)) return '';
  const each = Object.entries(answer).map(([kind, count]) =>
    words.say('prompt.counts.word', { count, what: optionWord(kind) }),
  );
  return each.length === 0 ? words.say('prompt.counts.nothing') : listed(words, each);
}
