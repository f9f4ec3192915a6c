import { type Answer, type Api, type Ask, next, type PlayerId, together } from '@morgenrot/engine';
import { FOCUS_CARDS, type FocusCardId } from '../../cards/focus.ts';
import type { LeaderId } from '../../cards/leaders.ts';
import type { PlacedTile } from '../../cards/tiles.ts';
import { leaderOf, rulesetOf } from '../../rulesets/of.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { cellsOf } from '../../tiles.ts';
import type { FocusType } from '../../vocabulary.ts';
import { hexAt } from '../map/map.ts';
import { clockwiseFrom, seatOf } from '../seats.ts';

/** All cards a leader can ever have: everybody's, and with the expansion one of its own (T5). */
export function cardsOf(s: State, leader: LeaderId): FocusCardId[] {
  const { unique } = leaderOf(s, leader);
  return [...rulesetOf(s).focusCards(), ...(unique ? [unique] : [])];
}

/** The level I cards in the leader's order; an own card of level I is there in place of the usual one (T3.2). */
function firstRow(s: State, leader: LeaderId): FocusCardId[] {
  const firsts = cardsOf(s, leader).filter((id) => FOCUS_CARDS[id].level === 1);
  const cardOf = (type: FocusType): FocusCardId => {
    const card = firsts.findLast((id) => FOCUS_CARDS[id].type === type);
    if (!card) throw new Error(`no first card for ${type}`);
    return card;
  };
  return leaderOf(s, leader).startOrder.map(cardOf);
}

/** T17: trade tokens that a less experienced player begins with. */
function handicapOf(s: State, player: PlayerId): number {
  const { handicap1, handicap2, handicap3, handicap4, handicap5 } = s.options;
  return Number([handicap1, handicap2, handicap3, handicap4, handicap5][s.order.indexOf(player)] ?? 0);
}

/** Q-V12: so many tokens on a row of so many cards, as evenly as can be, from the first slot on. */
const spread = (tokens: number, cards: number): number[] =>
  Array.from({ length: cards }, (_, i) => Math.floor((tokens + cards - 1 - i) / cards));

/** R3.2, T3.2: the level I cards in the leader's order; the first figures on their cards. */
export function giveLeader(s: State, player: PlayerId, leader: LeaderId, api: Api): void {
  const seat = seatOf(s, player);
  const row = firstRow(s, leader);
  const trade = spread(handicapOf(s, player), row.length);
  seat.leader = leader;
  seat.row = row.map((card, id) => ({ id, card, trade: trade[id] ?? 0, naturalWonders: [] }));
  seat.stack = cardsOf(s, leader).filter((card) => !row.includes(card));
  seat.caravans = [{ at: null }];
  seat.armies = Array.from({ length: rulesetOf(s).armies }, () => ({ at: null }));
  api.log({ key: 'leader.drawn', by: player, params: { leader } });
}

/** R3.1: at random, or picked one after another, or each one of two dealt. */
export const chooseLeaders = {
  run(s: State, _step: unknown, _answer: Answer, api: Api): void {
    const leaders = api.shuffle(rulesetOf(s).leaders());
    const players = clockwiseFrom(s, s.startPlayer);
    if (s.options.leaders === 'random') {
      players.forEach((player, i) => {
        giveLeader(s, player, leaders[i] as LeaderId, api);
      });
    } else if (s.options.leaders === 'pick') {
      next<NewDawnStep>(
        s,
        ...players.map((player) => ({ kind: 'pickLeader' as const, player, from: [...rulesetOf(s).leaders()] })),
      );
    } else {
      const dealt = players.map((player) => ({ kind: 'pickLeader' as const, player, from: leaders.splice(0, 2) }));
      next<NewDawnStep>(s, ...together<NewDawnStep>(dealt));
    }
  },
};

export const pickLeader = {
  ask: (s: State, { from }: StepOf<'pickLeader'>): Ask => ({
    shape: 'one',
    from: from.filter((leader) => !Object.values(s.seats).some((seat) => seat.leader === leader)),
  }),
  run(s: State, { player }: StepOf<'pickLeader'>, answer: Answer, api: Api): void {
    giveLeader(s, player, answer as LeaderId, api);
  },
};

/** A token on every icon of a tile (R3.4), as far as there are any. */
export function populateTile(s: State, tile: PlacedTile): void {
  for (const { hex, resource, naturalWonder, cityState, barbarian } of cellsOf(tile)) {
    const space = hexAt(s, hex);
    if (naturalWonder) space.naturalWonder = naturalWonder;
    if (barbarian) s.barbarians[barbarian] = { home: hex, at: hex };
    if (resource && s.supply[resource] > 0) {
      space.resource = resource;
      s.supply[resource]--;
    }
    if (cityState) {
      space.cityState = cityState;
      s.cityStates[cityState] = { home: hex, cards: ['map', 'map'], held: null };
    }
  }
}

/** R3.4, R3.5: the whole map, and what is left in the supply. */
export const populate = {
  run(s: State, _step: unknown, _answer: Answer, api: Api): void {
    for (const tile of s.tiles) populateTile(s, tile);
    s.building = null;
    api.log({ key: 'startPlayer.drawn', by: s.startPlayer });
  },
};
