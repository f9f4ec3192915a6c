import { isHex } from '@morgenrot/hex';
import { newDawnRules, readingForGood } from '@morgenrot/new-dawn';
import { lazy } from 'react';
import { boardOf } from '../../kits/board/board-of.tsx';
import { NewDawnBoard } from './board.tsx';
import { ControlMark } from './icons/control-mark.tsx';
import { spaceOf } from './map/aliases.ts';
import { Merits } from './panels/merits.tsx';
import { StatusPanel } from './panels/status.tsx';
import { whyNot } from './tiles/why-not.ts';

export const newDawnBoard = boardOf(newDawnRules, {
  Board: NewDawnBoard,
  Screen: lazy(async () => ({ default: (await import('./screen.tsx')).NewDawnScreen })),
  Status: StatusPanel,
  Mark: ControlMark,
  Merits,
  isPlace: isHex,
  placeOf: spaceOf,
  explain: whyNot,
  reading: readingForGood,
});
