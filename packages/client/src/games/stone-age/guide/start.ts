import { initialOptions } from '@morgenrot/engine';
import type { CourseMatch } from '../../../kits/guide/course.ts';
import { rules } from '../rules.ts';

/** The learner begins; of many tries one in which every topic comes up within three rounds. */
export const TRIBE_MATCH: CourseMatch = {
  game: rules,
  players: ['0', '1'],
  me: '0',
  options: { ...initialOptions(rules.options), startPlayer: '1' },
  seed: 'tribe-288',
};
