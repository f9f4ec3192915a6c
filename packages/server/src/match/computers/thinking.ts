import { randomInt } from 'node:crypto';
import { type Choice, diceFrom, looksAhead, wander } from '@morgenrot/bots';
import { createPool, type Pool, type PoolOptions, type Question } from '@morgenrot/bots/pool';
import type { PlayerId, Strength } from '@morgenrot/engine';
import type { Hint } from '@morgenrot/protocol';
import type { Measures, WritesLog } from '../../world.ts';
import type { Live, Room } from '../memory/room.ts';
import { seenBy } from '../showing/seeing.ts';

/** Whoever is thought for: a seat of a match as it is now. */
interface Place {
  room: Room;
  live: Live;
  seat: PlayerId;
}

/** Where many think: so often one of them gets to answer. */
type Pace = Pick<Question, 'everyMs'>;

/** Thinking, in processes of its own: nobody's answer waits for it. What it gets of a match is what the seat sees. */
export interface Thinking {
  /** Nothing where there is nothing to think about, or nobody could. */
  choose(place: Place, strength: Strength, pace?: Pace): Promise<Choice | undefined>;
  /** Any answer that makes sense, at once. */
  improvise(place: Place): Choice | undefined;
  /** The best answers, with their reasons. */
  hints(place: Place, count: number): Promise<Hint[] | undefined>;
  /** Questions that are being thought about, or wait for a process. */
  readonly waiting: number;
  close(): Promise<void>;
}

const SEEDS = 2 ** 32;

export function createThinking(world: () => Measures & WritesLog, options: PoolOptions = {}): Thinking {
  const pool: Pool = createPool(options);

  const questionAt = ({ room, live, seat }: Place, strength: Strength): Question => ({
    game: room.game.id,
    rules: room.game.rules,
    strength,
    view: seenBy(room, live, seat).view,
    me: seat,
    players: room.record.seats.map((one) => one.seat),
    seed: randomInt(SEEDS),
  });

  /** Does it, and counts how long it took and what went wrong. */
  async function timed<T>(
    room: Room,
    strength: Strength | 'hint',
    think: (told: (what: string) => void) => Promise<T>,
  ) {
    const began = performance.now();
    const value = await think((trouble) => {
      world().metrics.troubled(strength);
      world().log.warn({ matchId: room.id, strength, trouble }, 'thinking has failed');
    });
    world().metrics.thought(strength, (performance.now() - began) / 1000);
    return value;
  }

  return {
    async choose(place, strength, pace) {
      const question = questionAt(place, strength);
      // Whoever does not look ahead answers where they are asked.
      if (!looksAhead(strength, { game: place.room.game, view: question.view })) return undefined;
      return timed(place.room, strength, (told) => pool.choose({ ...question, ...pace }, told));
    },
    improvise({ room, live, seat }) {
      const { view, players, seed } = questionAt({ room, live, seat }, 'wanderer');
      return wander({ game: room.game, view, me: seat, players, dice: diceFrom(seed), now: () => 0 });
    },
    async hints(place, count) {
      const best = await timed(place.room, 'hint', (told) => pool.hint(questionAt(place, 'sovereign'), count, told));
      return best?.map(({ answer, reasons }) => ({
        answer,
        reasons: reasons.map(({ term, params }) => (params ? { term, params } : { term })),
      }));
    },
    get waiting() {
      return pool.waiting;
    },
    close: () => pool.close(),
  };
}
