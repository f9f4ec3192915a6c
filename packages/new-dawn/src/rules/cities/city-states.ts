import { type Answer, type Api, type Ask, next, type PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { CITY_STATES, type CityStateId } from '../../cards/city-states.ts';
import type { CityStateState, State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { sendHome } from '../map/figures.ts';
import { hexAt } from '../map/map.ts';
import { typeOf } from '../row/focus-row.ts';
import { seatOf } from '../seats.ts';

export function cityStateOf(s: State, id: CityStateId): CityStateState {
  const found = s.cityStates[id];
  if (!found) throw new Error(`${id} is not on the map`);
  return found;
}

/** The city-state that was conquered on this space, if any. */
export const conqueredOn = (s: State, hex: HexKey): CityStateId | undefined =>
  (Object.keys(s.cityStates) as CityStateId[]).find((id) => {
    const { home, held } = cityStateOf(s, id);
    return home === hex && held !== null;
  });

/** R17.5: the token lies on the holder's card of its type; with two such cards the holder chooses (Q-E36). */
function layToken(s: State, id: CityStateId, by: PlayerId): void {
  const cards = seatOf(s, by).row.filter((focus) => typeOf(focus) === CITY_STATES[id].type);
  cityStateOf(s, id).held = { by, focus: cards[0]?.id ?? null };
  if (cards.length > 1) next<NewDawnStep>(s, { kind: 'layCityState', player: by, cityState: id });
}

export const layCityState = {
  ask: (s: State, { player, cityState }: StepOf<'layCityState'>): Ask => ({
    shape: 'one',
    from: seatOf(s, player)
      .row.filter((focus) => typeOf(focus) === CITY_STATES[cityState].type)
      .map(({ card }) => card),
  }),
  run(s: State, { player, cityState }: StepOf<'layCityState'>, answer: Answer): void {
    const focus = seatOf(s, player).row.find(({ card }) => card === answer);
    const { held } = cityStateOf(s, cityState);
    if (focus && held?.by === player) held.focus = focus.id;
  },
};

/** R15.8: its token goes to the conqueror, both its diplomacy cards are put aside, also from players' hands. */
export function conquerCityState(s: State, id: CityStateId, by: PlayerId, api: Api): void {
  const cityState = cityStateOf(s, id);
  delete hexAt(s, cityState.home).cityState;
  cityState.cards = cityState.cards.map(() => 'aside');
  layToken(s, id, by);
  api.log({ key: 'cityState.conquered', by, params: { cityState: id } });
}

/** R17.5: from one player to another; to all others it is a rival city now, also under a control token (R12.8, R12.11). */
export function passCityState(s: State, id: CityStateId, to: PlayerId, api: Api): void {
  layToken(s, id, to);
  api.log({ key: 'cityState.conquered', by: to, params: { cityState: id } });
  const rivals = s.order.filter((player) => player !== to);
  sendHome(s, cityStateOf(s, id).home, rivals, { armies: false, caravans: true }, api);
}

/** R17.6, Q-E14: it is a city-state again, its cards lie beside the map; whoever stood there cannot stay (N-M3, N-TD2). */
export function freeCityState(s: State, id: CityStateId, api: Api): void {
  const cityState = cityStateOf(s, id);
  hexAt(s, cityState.home).cityState = id;
  cityState.cards = cityState.cards.map(() => 'map');
  cityState.held = null;
  api.log({ key: 'cityState.freed', params: { cityState: id } });
  sendHome(s, cityState.home, s.order, { armies: true, caravans: true }, api);
}

/** R12.6, R17.2: a card lies beside the map, and the player has none of this city-state. */
export const mayTakeCityStateCard = (s: State, id: CityStateId, me: PlayerId): boolean => {
  const { cards } = cityStateOf(s, id);
  return cards.includes('map') && !cards.includes(me);
};

/** One card of a city-state, if there is one to be had. */
export function takeCityStateCard(s: State, id: CityStateId, me: PlayerId, api: Api): void {
  if (!mayTakeCityStateCard(s, id, me)) return;
  const { cards } = cityStateOf(s, id);
  cards[cards.indexOf('map')] = me;
  api.log({ key: 'diplomacy.cityState', by: me, params: { cityState: id } });
}

/** R15.2, R18.4 */
export function returnCityStateCard(s: State, id: CityStateId, me: PlayerId, api: Api): void {
  const cityState = cityStateOf(s, id);
  if (!cityState.cards.includes(me)) return;
  cityState.cards = cityState.cards.map((card) => (card === me ? 'map' : card));
  api.log({ key: 'diplomacy.cityStateReturned', by: me, params: { cityState: id } });
}
