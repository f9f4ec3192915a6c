import { type Answer, type Api, next, together } from '@morgenrot/engine';
import { rulesetOf } from '../../rulesets/of.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep } from '../../steps.ts';
import type { Event } from '../../vocabulary.ts';
import { returnCities } from '../cities/lent-cities.ts';
import { matureCitiesOf } from '../cities/maturity.ts';
import { clockwiseFrom } from '../seats.ts';
import { hasRoomForTrade } from '../trade/trade.ts';

/** The icons of a section of the dial, in the order in which they are resolved. */
export function eventsAt(s: State, dial: number): readonly Event[] {
  const events = rulesetOf(s).dial[dial];
  if (!events) throw new Error(`the event dial has no section ${dial}`);
  return events;
}

export const sectionsOf = (s: State): number => rulesetOf(s).dial.length;

const STEPS: Record<Event, readonly NewDawnStep[]> = {
  spawn: [{ kind: 'spawnBarbarians' }],
  blank: [],
  move: [{ kind: 'moveBarbarians' }],
  trade: [{ kind: 'tradeEvent', paid: 0 }],
  district: [{ kind: 'districtEvent' }],
  government: [{ kind: 'governmentEvent' }],
  wonder: [{ kind: 'ageWonders' }],
};

/** R6.2: the start player turns the dial by one section and resolves it. */
export const endRound = {
  run(s: State, _step: unknown, _answer: Answer, api: Api): void {
    returnCities(s, api);
    s.phase = 'eventDial';
    s.active = s.startPlayer;
    s.turn++;
    s.dial = (s.dial + 1) % sectionsOf(s);
    const events = eventsAt(s, s.dial);
    for (const event of events) api.log({ key: 'dial.turned', by: s.startPlayer, params: { event } });
    const { beforeDial } = rulesetOf(s).victory(s.options);
    next<NewDawnStep>(s, ...events.flatMap((event) => STEPS[event]), {
      kind: beforeDial ? 'beginRound' : 'checkVictory',
    });
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
