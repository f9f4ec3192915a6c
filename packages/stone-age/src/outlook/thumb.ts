import type { Answer, PlayerId } from '@morgenrot/engine';
import type { StoneAge, StoneAgeStep } from '../state.ts';
import { placeByThumb } from './placing.ts';
import { anyTwoByThumb, buildByThumb, buyByThumb, feedByThumb } from './spending.ts';
import { chooseByThumb, pickByThumb, toolsByThumb } from './working.ts';

/** A step that asks somebody. */
export type AskingStep = Extract<StoneAgeStep, { player: PlayerId }>;

/** What experienced players answer without a thought: what is best as far as one sees at once. */
export function thumb(s: StoneAge, step: AskingStep, part: () => number): Answer | undefined {
  const { player } = step;
  switch (step.kind) {
    case 'place':
      return placeByThumb(s, player, part);
    case 'choose':
      return chooseByThumb(s, player);
    case 'tools':
      return toolsByThumb(s, player, step);
    case 'buy':
      return buyByThumb(s, player, step.place);
    case 'build':
      return buildByThumb(s, player, step.place);
    case 'pick':
      return pickByThumb(s, player, step.dice);
    case 'anyTwo':
      return anyTwoByThumb(s, player);
    case 'feed':
      return feedByThumb(s, player);
    default:
      return undefined;
  }
}
