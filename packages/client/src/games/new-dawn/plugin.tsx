import { asked, check } from '@morgenrot/engine';
import { isHex } from '@morgenrot/hex';
import { type NewDawnStep, newDawn, readingForGood } from '@morgenrot/new-dawn';
import { lazy } from 'react';
import type { BoardPlugin } from '../../board/plugin.ts';
import { NewDawnBoard } from './board.tsx';
import { PlayerMark } from './icons/player-mark.tsx';
import { spaceOf } from './map/aliases.ts';
import { stateOf } from './match.ts';
import { Merits } from './panels/merits.tsx';
import { Status } from './panels/status.tsx';
import { lettersFor } from './seats.ts';
import { whyNot } from './tiles/why-not.ts';

export const newDawnBoard: BoardPlugin = {
  rules: newDawn.rules,
  asked(view, me) {
    const s = stateOf(view);
    return readingForGood(s, () => asked(newDawn.handlers, s, me));
  },
  check(view, me, id, answer) {
    const s = stateOf(view);
    return readingForGood(s, () => check(newDawn.handlers, s, me, id, answer));
  },
  isPlace: isHex,
  placeOf: (view, step, option) => spaceOf(stateOf(view), step as NewDawnStep | undefined, option),
  explain: (view, me, option) => whyNot(stateOf(view), me, option),
  Status,
  Screen: lazy(async () => ({ default: (await import('./screen.tsx')).NewDawnScreen })),
  Mark: PlayerMark,
  Board: NewDawnBoard,
  Merits,
  lettersFor,
};
