import type { PlayerId } from '@morgenrot/engine';
import { distance, type HexKey } from '@morgenrot/hex';
import { holdingOf } from '../rules/cities/settlement.ts';
import { EXPLORE, exploreRefused, findsRoom } from '../rules/map/exploration.ts';
import { hexesOf } from '../rules/map/reading.ts';
import type { State } from '../state.ts';

/** From where a tile could still be laid, for the layout asked about last: it changes only when the map grows. */
let last: { layout: string; frontier: readonly HexKey[] } | undefined;

function frontierOf(s: State): readonly HexKey[] {
  const hexes = hexesOf(s);
  const layout = `${hexes.length} ${JSON.stringify(s.tiles)}`;
  if (last?.layout !== layout) {
    const frontier = hexes.filter((hex) => !exploreRefused(s, hex, {}) && findsRoom(s, hex));
    last = { layout, frontier };
  }
  return last.frontier;
}

/** More of them would leave no time for anything else. */
const MOST_LOOKED_AT = 3;

/** To explore, for a figure that may; else the nearest places to explore from. Nothing once its move has explored. */
export function placesToExplore(s: State, me: PlayerId): string[] {
  const step = s.steps.at(-1);
  if (!s.terra || s.terra.stack.length === 0 || (step && 'explored' in step)) return [];
  const frontier = frontierOf(s);
  if (frontier.length === 0) return [];
  const capital = holdingOf(s, me).cities.find((hex) => s.map[hex]?.city?.capital);
  const far = (hex: HexKey): number => (capital === undefined ? 0 : distance(hex, capital));
  return [EXPLORE, ...[...frontier].sort((one, other) => far(one) - far(other)).slice(0, MOST_LOOKED_AT)];
}

/** How much of the world is known: new tiles bring land, resources and city-states, which agendas are made of. */
export const explored = ({ terra, tiles }: State): number => (terra ? tiles.length : 0);
