import { cardsDe } from './cards.de.ts';
import type { en } from './en.ts';
import { fightsDe } from './fights.de.ts';
import { leftDe } from './left.de.ts';
import { placesDe } from './places.de.ts';
import { playersDe } from './players.de.ts';
import { worksDe } from './works.de.ts';

export const de: Record<keyof typeof en, string> = {
  ...cardsDe,
  ...fightsDe,
  ...leftDe,
  ...placesDe,
  ...playersDe,
  ...worksDe,
};
