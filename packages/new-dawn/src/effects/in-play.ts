import type { PlayerId } from '@morgenrot/engine';
import { CITY_STATES, type CityStateId, type CityStateRow } from '../cards/city-states.ts';
import { DIPLOMACY } from '../cards/diplomacy.ts';
import { LEADERS, type LeaderRow } from '../cards/leaders.ts';
import { WONDERS, type WonderRow } from '../cards/wonders.ts';
import type { State } from '../state.ts';
import type { Effect, Source } from './effect.ts';

export interface InPlay {
  source: Source;
  effect: Effect;
}

const entry = (id: string, effect: Effect | undefined, from?: PlayerId): InPlay[] =>
  effect ? [{ source: from === undefined ? { id } : { id, from }, effect }] : [];

/** City-states of which `me` holds a diplomacy card. */
export const cityStateCardsOf = (s: State, me: PlayerId): CityStateId[] =>
  (Object.keys(s.cityStates) as CityStateId[]).filter((id) => s.cityStates[id]?.cards.includes(me));

/** The effects a player's own things have now, always in this order: leader, wonders, city-states, diplomacy. */
export function inPlay(s: State, me: PlayerId): InPlay[] {
  const seat = s.seats[me];
  if (!seat) return [];
  const leader: LeaderRow | undefined = seat.leader ? LEADERS[seat.leader] : undefined;
  return [
    ...entry(`leader:${seat.leader}`, leader?.effect),
    ...seat.wonders.flatMap((id) => entry(`wonder:${id}`, (WONDERS[id] as WonderRow).effect)),
    ...cityStateCardsOf(s, me).flatMap((id) => entry(`cityState:${id}`, (CITY_STATES[id] as CityStateRow).effect)),
    // A card that is face down to this onlooker has no row: its effect is not known here.
    ...seat.diplomacy.flatMap(({ card, from }) =>
      entry(`diplomacy:${card}`, Object.hasOwn(DIPLOMACY, card) ? DIPLOMACY[card].effect : undefined, from),
    ),
  ];
}

/** The first yes. */
export const anyInPlay = (s: State, me: PlayerId, says: (played: InPlay) => boolean | undefined): boolean =>
  inPlay(s, me).some((played) => says(played) === true);
