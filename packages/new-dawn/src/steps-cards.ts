import type { PlayerId, Step } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { CityStateId } from './cards/city-states.ts';

interface Mine extends Step {
  player: PlayerId;
}

/** What leaders, wonders and diplomacy cards of Terra Incognita ask for. */
export type CardStep =
  | (Mine & { kind: 'giveIbrahim' })
  | (Mine & { kind: 'chooseAlly' })
  /** A focus card of the kind and level of one in the row of `from`. */
  | (Mine & { kind: 'copyCard'; from: PlayerId })
  | (Mine & { kind: 'conquerVisited'; hex: HexKey; cityState: CityStateId })
  /** Rival control tokens beside a city that will give way, one after another. */
  | (Mine & { kind: 'winTokensBeside'; hex: HexKey })
  | (Mine & { kind: 'takeBackFor'; hex: HexKey })
  | (Mine & { kind: 'breakPact'; from: PlayerId })
  | (Mine & { kind: 'exploreAnywhere' })
  | (Mine & { kind: 'placeOnTile'; tile: number });
