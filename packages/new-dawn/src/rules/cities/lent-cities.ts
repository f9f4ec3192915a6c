import type { Api, PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { CityStateId } from '../../cards/city-states.ts';
import type { WonderId } from '../../cards/wonder-eras.ts';
import { inPlay } from '../../effects/in-play.ts';
import type { State } from '../../state.ts';
import { sendHome } from '../map/figures.ts';
import { hexes } from '../map/map.ts';
import { spacesOf } from '../map/reading.ts';
import { seatOf } from '../seats.ts';
import { gainWonder, loseWonder } from '../war/holdings.ts';

/**
 * A city-state that is one of its card holder's cities during the holder's turn (Q-F34, N-TD1): while that lasts its
 * space holds a city of the holder, so that every rule finds one; the city-state is there again when the turn is over.
 */

function lend(s: State, id: CityStateId, me: PlayerId): void {
  const home = s.cityStates[id]?.home;
  const space = home && s.map[home];
  if (!space || space.cityState !== id) return;
  delete space.cityState;
  space.city = { of: me, lent: id };
  if (space.wonder) passWonder(s, space.wonder, me);
}

/** T16, Q-V11: the active holder of a card controls the wonder there, whoever built it. */
function passWonder(s: State, wonder: WonderId, to: PlayerId): void {
  const from = s.order.find((player) => seatOf(s, player).wonders.includes(wonder));
  if (from === to) return;
  if (from !== undefined) loseWonder(s, from, wonder);
  gainWonder(s, to, wonder);
}

/** What the player whose turn it is has been lent. */
export function lendCities(s: State): void {
  if (!s.terra) return;
  for (const { effect } of inPlay(s, s.active)) if (effect.ownCityInTurn) lend(s, effect.ownCityInTurn, s.active);
}

/** The turn is over: it is a city-state again, and its wonder its builder's (Q-V11), or nobody's (Q-F34). */
export function returnCities(s: State, api: Api): void {
  if (!s.terra) return;
  const all = hexes(s);
  for (const [i, space] of spacesOf(s).entries()) {
    const { city, wonder } = space;
    if (!city?.lent) continue;
    const hex = all[i] as HexKey;
    delete space.city;
    space.cityState = city.lent;
    const builder = s.cityStates[city.lent]?.builder;
    if (wonder && builder !== undefined) passWonder(s, wonder, builder);
    else if (wonder && seatOf(s, city.of).wonders.includes(wonder)) loseWonder(s, city.of, wonder);
    // No figure can stay in a city-state (N-TD2).
    sendHome(s, hex, s.order, { armies: true, caravans: true }, api);
  }
}
