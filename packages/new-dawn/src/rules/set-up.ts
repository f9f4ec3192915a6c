import { type Answer, type Api, type Ask, next, type PlayerId, together } from '@morgenrot/engine';
import { FOCUS_CARD_IDS, FOCUS_CARDS, type FocusCardId } from '../cards/focus.ts';
import { LEADER_IDS, LEADERS, type LeaderId } from '../cards/leaders.ts';
import type { State } from '../state.ts';
import type { NewDawnStep, StepOf } from '../steps.ts';
import { cellsOf } from '../tiles.ts';
import type { FocusType } from '../vocabulary.ts';
import { hexAt } from './map.ts';
import { clockwiseFrom, seatOf } from './seats.ts';

function firstRow(leader: LeaderId): FocusCardId[] {
  const cardOf = (type: FocusType): FocusCardId => {
    const card = FOCUS_CARD_IDS.find((id) => FOCUS_CARDS[id].type === type && FOCUS_CARDS[id].level === 1);
    if (!card) throw new Error(`no first card for ${type}`);
    return card;
  };
  return LEADERS[leader].startOrder.map((type) => cardOf(type as FocusType));
}

/** R3.2: the level I cards in the leader's order; one caravan on the economy card. */
export function giveLeader(s: State, player: PlayerId, leader: LeaderId, api: Api): void {
  const seat = seatOf(s, player);
  const row = firstRow(leader);
  seat.leader = leader;
  seat.row = row.map((card, id) => ({ id, card, trade: 0, naturalWonders: [] }));
  seat.stack = FOCUS_CARD_IDS.filter((card) => !row.includes(card));
  seat.caravans = [{ at: null }];
  api.log({ key: 'leader.drawn', by: player, params: { leader } });
}

/** R3.1: at random, or picked one after another, or each one of two dealt. */
export const chooseLeaders = {
  run(s: State, _step: unknown, _answer: Answer, api: Api): void {
    const leaders = api.shuffle(LEADER_IDS);
    const players = clockwiseFrom(s, s.startPlayer);
    if (s.options.leaders === 'random') {
      players.forEach((player, i) => {
        giveLeader(s, player, leaders[i] as LeaderId, api);
      });
    } else if (s.options.leaders === 'pick') {
      next<NewDawnStep>(s, ...players.map((player) => ({ kind: 'pickLeader' as const, player, from: LEADER_IDS })));
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

/** R3.4, R3.5: a token on every printed icon, and what is left in the supply. */
export const populate = {
  run(s: State, _step: unknown, _answer: Answer, api: Api): void {
    for (const { hex, resource, naturalWonder, cityState, barbarian } of s.tiles.flatMap(cellsOf)) {
      const space = hexAt(s, hex);
      if (naturalWonder) space.naturalWonder = naturalWonder;
      if (barbarian) s.barbarians[barbarian] = { home: hex, at: hex };
      if (resource) {
        space.resource = resource;
        s.supply[resource]--;
      }
      if (cityState) {
        space.cityState = cityState;
        s.cityStates[cityState] = { home: hex, cards: ['map', 'map'], held: null };
      }
    }
    s.building = null;
    api.log({ key: 'startPlayer.drawn', by: s.startPlayer });
  },
};
