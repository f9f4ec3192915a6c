import type { Outlook } from '@morgenrot/engine';
import { imagine } from '../imagine.ts';
import type { StoneAge } from '../state.ts';
import { details } from './details.ts';
import { bestPlacements } from './placing.ts';
import { idly, terms, WEIGHTS } from './terms.ts';
import { type AskingStep, thumb } from './thumb.ts';

/** What computer players and hints know of this game besides its rules. */
export const outlook: Outlook<StoneAge> = {
  imagine,
  terms: (s, me) => terms(s, me),
  idly,
  details,
  weights: WEIGHTS,
  ways: ['decline', 'starve', 'skip'],
  thumb: (s, step, part) => thumb(s, step as AskingStep, part),
  promising: (s, kind, me) => (kind === 'place' ? bestPlacements(s, me) : []),
  until: (before, now, _me, turns) => now.round >= before.round + turns || now.isOver,
  manners: {
    settler: { hope: 0, thumb: 0.2, breadth: 8, curiosity: 0.3 },
    strategist: { playouts: 12, hope: 0, breadth: 4, curiosity: 0.5 },
    sovereign: { hope: 0, breadth: 6, curiosity: 1, turns: 2, sure: 3 },
  },
};
