import { type Answer, type Api, next, together } from '@morgenrot/engine';
import type { State } from '../state.ts';
import type { NewDawnStep } from '../steps.ts';
import { EVENTS, type Event } from '../vocabulary.ts';
import { matureCitiesOf } from './maturity.ts';
import { clockwiseFrom } from './seats.ts';
import { hasRoomForTrade } from './trade.ts';

export function eventAt(dial: number): Event {
  const event = EVENTS[dial];
  if (!event) throw new Error(`the event dial has no section ${dial}`);
  return event;
}

const STEPS: Record<Event, readonly NewDawnStep[]> = {
  spawn: [{ kind: 'spawnBarbarians' }],
  blank: [],
  move: [{ kind: 'moveBarbarians' }],
  trade: [{ kind: 'tradeEvent', paid: 0 }],
};

/** R6.2: the start player turns the dial by one section and resolves it. */
export const endRound = {
  run(s: State, _step: unknown, _answer: Answer, api: Api): void {
    s.phase = 'eventDial';
    s.active = s.startPlayer;
    s.turn++;
    s.dial = (s.dial + 1) % EVENTS.length;
    const event = eventAt(s.dial);
    api.log({ key: 'dial.turned', by: s.startPlayer, params: { event } });
    next<NewDawnStep>(s, ...STEPS[event], { kind: 'checkVictory' });
  },
};

/**
 * R23: a trade token for each mature city. Nobody's choice bears on anybody else's, so all lay their first token at
 * once, then those who have more their second, and so on.
 */
export const tradeEvent = {
  run(s: State, { paid }: { paid: number }): void {
    const players = clockwiseFrom(s, s.startPlayer).filter(
      (player) => matureCitiesOf(s, player).length > paid && hasRoomForTrade(s, player),
    );
    if (players.length === 0) return;
    next<NewDawnStep>(s, ...together<NewDawnStep>(players.map((player) => ({ kind: 'placeTrade', player }))), {
      kind: 'tradeEvent',
      paid: paid + 1,
    });
  },
};
