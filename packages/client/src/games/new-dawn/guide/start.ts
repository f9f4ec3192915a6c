import { initialOptions, type PlayerId } from '@morgenrot/engine';
import type { LeaderId } from '@morgenrot/new-dawn';
import type { CourseMatch } from '../../../kits/guide/course.ts';
import { rules } from '../rules.ts';

export const GUIDE_GAME = rules;
/** Whoever learns. */
export const ME: PlayerId = '1';
/** Of many tries one in which every topic comes up within six turns, with dice that show both sides of a fight. */
const SEED = 'guide-68';

export const GUIDE_MATCH: CourseMatch = {
  game: GUIDE_GAME,
  players: ['0', '1', '2'],
  me: ME,
  options: { ...initialOptions(GUIDE_GAME.options), leaders: 'pick' },
  seed: SEED,
};

/** Everybody's leader is given: whoever begins has not yet met any of them. */
export const GUIDE_LEADERS: Readonly<Record<PlayerId, LeaderId>> = { '0': 'rome', '1': 'egypt', '2': 'sumeria' };
