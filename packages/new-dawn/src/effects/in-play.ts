import type { PlayerId } from '@morgenrot/engine';
import { CITY_STATES, type CityStateId, type CityStateRow } from '../cards/city-states.ts';
import { DIPLOMACY } from '../cards/diplomacy.ts';
import { WONDERS } from '../cards/wonders.ts';
import { readingFor } from '../rules/map/reading.ts';
import { leaderOf } from '../rulesets/of.ts';
import type { State } from '../state.ts';
import type { Effect, Source } from './effect.ts';
import { ibrahim } from './leaders/ottoman.ts';
import { sourceOption } from './source.ts';

export interface InPlay {
  source: Source;
  effect: Effect;
}

/** City-states of which `me` holds a diplomacy card. */
export const cityStateCardsOf = (s: State, me: PlayerId): CityStateId[] =>
  (Object.keys(s.cityStates) as CityStateId[]).filter((id) => s.cityStates[id]?.cards.includes(me));

/** The effects a player's own things have now, always in this order: leader, what a leader lends, wonders, city-states, diplomacy. */
export const inPlay = (s: State, me: PlayerId): readonly InPlay[] => readingFor(s, me, found);

function found(s: State, me: PlayerId): InPlay[] {
  // Asked for every space of the map: one list, and nothing made that is not kept.
  const played: InPlay[] = [];
  const seat = s.seats[me];
  if (!seat) return played;
  if (seat.leader)
    played.push({
      source: { id: sourceOption.write({ kind: 'leader', id: seat.leader }) },
      effect: leaderOf(s, seat.leader).effect,
    });
  if (s.terra?.ibrahim === me)
    played.push({ source: { id: sourceOption.write({ kind: 'special', id: 'ibrahim' }) }, effect: ibrahim });
  for (const id of seat.wonders)
    played.push({ source: { id: sourceOption.write({ kind: 'wonder', id }) }, effect: WONDERS[id].effect });
  for (const id of cityStateCardsOf(s, me)) {
    const { effect }: CityStateRow = CITY_STATES[id];
    if (effect) played.push({ source: { id: sourceOption.write({ kind: 'cityState', id }) }, effect });
  }
  for (const { card, from } of seat.diplomacy) {
    // A card that is face down to this onlooker has no row: its effect is not known here.
    if (Object.hasOwn(DIPLOMACY, card))
      played.push({
        source: { id: sourceOption.write({ kind: 'diplomacy', id: card }), from },
        effect: DIPLOMACY[card].effect,
      });
  }
  return played;
}

const byHook = (): Map<keyof Effect, readonly InPlay[]> => new Map();

/** Those that have something to say on one matter: most have not, and it may be asked for every space of the map. */
export function inPlayWith(s: State, me: PlayerId, hook: keyof Effect): readonly InPlay[] {
  const lists = readingFor(s, me, byHook);
  const known = lists.get(hook);
  if (known) return known;
  const found = inPlay(s, me).filter(({ effect }) => effect[hook] !== undefined);
  lists.set(hook, found);
  return found;
}

/** The first yes. */
export const anyInPlay = (s: State, me: PlayerId, says: (played: InPlay) => boolean | undefined): boolean =>
  inPlay(s, me).some((played) => says(played) === true);
