import { stoneAge } from '@morgenrot/stone-age';
import { boardOf } from '../../kits/board/board-of.tsx';
import { PlayerMark } from '../../kits/board/player-mark.tsx';
import { StoneAgeBoard, StoneAgeScreen } from './board.tsx';
import { Merits } from './panels/merits.tsx';
import { Status } from './panels/status.tsx';
import { isTribePlace, tribePlaceOf } from './places.ts';

export const board = boardOf(stoneAge, {
  Board: StoneAgeBoard,
  Screen: StoneAgeScreen,
  Status,
  Mark: PlayerMark,
  Merits,
  isPlace: isTribePlace,
  placeOf: tribePlaceOf,
});
