import type { Option, Step } from '@morgenrot/engine';
import { advanceBy, RESOURCES } from '@morgenrot/new-dawn';
import { isSpace } from '../../../board/prompt/options.ts';
import { sayOption } from '../../../board/prompt/use-question.ts';
import { capitalised } from '../../../texts/words.ts';
import { waysWith } from '../dials/direction-token.tsx';
import { type Beholder, describeSpace } from '../map/space-facts.ts';
import { numberOf } from '../match.ts';
import { isCard } from './take-card.tsx';

/** What an option of this game is called. */
export function optionWord(beholder: Beholder, step: Step, option: Option): string {
  const { s, words } = beholder;
  // Keys of spaces and nothing else have this form.
  if (isSpace(option)) return capitalised(describeSpace(beholder, option as `${number},${number}`));
  if (isCard(option)) return words.word(`card.${option}.name`);
  if (RESOURCES.some((resource) => resource === option)) return capitalised(words.word(`resource.${option}`));
  const by = advanceBy(option);
  if (by !== undefined) return words.word('option.advanceTech.by', { by, spent: by - (numberOf(step, 'slot') ?? by) });
  if (step.kind === 'placeArrow') {
    const [first = 0] = waysWith(s, Number(option));
    return words.word('option.placeArrow', { direction: words.word(`direction.${first}`) });
  }
  return sayOption(words, step, option);
}
