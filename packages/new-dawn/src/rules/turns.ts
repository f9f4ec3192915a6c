import { type Answer, type Api, type Ask, next, type PlayerId } from '@morgenrot/engine';
import type { FocusCardId } from '../cards/focus.ts';
import type { State } from '../state.ts';
import type { NewDawnStep } from '../steps.ts';
import { resetCard, resolveCard } from './focus-row.ts';
import { clockwiseFrom, leftOf, seatOf } from './seats.ts';

/** The six orientations of the direction token (R3.6). */
const ARROWS = ['0', '1', '2', '3', '4', '5'];

export const placeArrow = {
  ask: (): Ask => ({ shape: 'one', from: ARROWS }),
  run(s: State, { player }: { player: PlayerId }, answer: Answer, api: Api): void {
    s.arrow = Number(answer) as NonNullable<State['arrow']>;
    api.log({ key: 'arrow.placed', by: player, params: { arrow: s.arrow + 1 } });
  },
};

/** R6.1: the start player first, then clockwise. */
export const beginRound = {
  run(s: State, _step: unknown, _answer: Answer, api: Api): void {
    s.phase = 'play';
    s.round++;
    api.log({ key: 'round.begun', params: { round: s.round } });
    next<NewDawnStep>(s, { kind: 'beginTurn', player: s.startPlayer });
  },
};

export const beginTurn = {
  run(s: State, { player }: { player: PlayerId }, _answer: Answer, api: Api): void {
    s.active = player;
    s.turn++;
    api.log({ key: 'turn.begun', by: player });
    next<NewDawnStep>(s, { kind: 'chooseCard', player });
  },
};

/** R7.2: one card each turn; passing without one is not possible. */
export const chooseCard = {
  ask: (s: State, { player }: { player: PlayerId }): Ask => ({
    shape: 'one',
    from: seatOf(s, player).row.map(({ card }) => card),
  }),
  run(s: State, { player }: { player: PlayerId }, answer: Answer, api: Api): void {
    resolveCard(s, player, answer as FocusCardId, api);
  },
};

export const resetCardStep = {
  run(s: State, { player, focus }: { player: PlayerId; focus: number }): void {
    resetCard(s, player, focus);
  },
};

export const endTurn = {
  run(s: State, { player }: { player: PlayerId }): void {
    const left = leftOf(s, player);
    const lastOfRound = player === clockwiseFrom(s, s.startPlayer).at(-1);
    next<NewDawnStep>(s, lastOfRound ? { kind: 'endRound' } : { kind: 'beginTurn', player: left });
  },
};
