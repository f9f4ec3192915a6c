import { cardWordsDe } from './cards.de.ts';
import type { newDawnEn } from './en.ts';
import { fightsDe } from './fights.de.ts';
import { leftDe } from './left.de.ts';
import { placesDe } from './places.de.ts';
import { playersDe } from './players.de.ts';
import { worksDe } from './works.de.ts';

export const newDawnDe: Record<keyof typeof newDawnEn, string> = {
  ...cardWordsDe,
  ...fightsDe,
  ...leftDe,
  ...placesDe,
  ...playersDe,
  ...worksDe,
};
