import { Readable } from 'node:stream';
import type { Result } from '@morgenrot/engine';
import type Koa from 'koa';
import type { Rounds } from '../limits/rounds.ts';
import { createQueue } from '../match/memory/queue.ts';
import { refuse } from '../reasons.ts';
import { send } from './context.ts';

/** An answer of many megabytes, finished: all who ask for the same are sent the same bytes. */
export type Pieces = readonly Buffer[];

/** Answers that are too long for each who asks to have one of their own. */
export interface LongAnswers {
  /** `who` gets one of them at a time; `key` says what answer it is, so that it is made once. */
  send(ctx: Koa.Context, who: string, key: string, make: () => Promise<Result<Pieces>>): Promise<void>;
}

interface Answer {
  made: Promise<Result<Pieces>>;
  bytes: number;
  readers: number;
  /** It has been read: the next who asks soon gets it at once. */
  idle?: NodeJS.Timeout;
}

interface Limits {
  /** So many bytes of them are in memory. */
  mostBytes: number;
  /** So long one is kept that nobody reads any more. */
  keptMs: number;
  /** So many read it at the same time at one address. */
  mostReaders: number;
  /** So many wait for their turn there. */
  mostWaiting: number;
  /** Who reads so slowly is cut off: the answer takes memory as long. */
  longestMs: number;
}

const USUAL: Limits = { mostBytes: 64 * 2 ** 20, keptMs: 10_000, mostReaders: 4, mostWaiting: 60, longestMs: 180_000 };

const sizeOf = (pieces: Pieces): number => pieces.reduce((sum, { length }) => sum + length, 0);

/** One kind of answer at a time for each address, for a few readers there; the others come in the order of their asking. */
function createTurns({ mostReaders, mostWaiting }: Pick<Limits, 'mostReaders' | 'mostWaiting'>) {
  const held = new Map<string, { key: string; readers: number; waiting: (() => void)[] }>();
  async function enter(who: string, key: string): Promise<(() => void) | undefined> {
    for (;;) {
      const turn = held.get(who);
      if (!turn || (turn.key === key && turn.readers < mostReaders && turn.waiting.length === 0)) {
        const mine = turn ?? { key, readers: 0, waiting: [] };
        mine.readers++;
        held.set(who, mine);
        return () => {
          if (--mine.readers === 0) held.delete(who);
          for (const go of mine.waiting.splice(0)) go();
        };
      }
      if (turn.waiting.length >= mostWaiting) return undefined;
      await new Promise<void>((resolve) => turn.waiting.push(resolve));
    }
  }
  return { enter };
}

/** A line may take all of it at once, and whoever plays would wait: a piece at a time, addresses by turns. */
async function* byRounds(rounds: Rounds, who: string, pieces: Pieces): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    await rounds.turn(who);
    yield piece;
  }
}

export function createLongAnswers(rounds: Rounds, wishes: Partial<Limits> = {}): LongAnswers {
  const limits = { ...USUAL, ...wishes };
  const { mostBytes, keptMs, longestMs } = limits;
  const answers = new Map<string, Answer>();
  const turns = createTurns(limits);
  const work = createQueue();

  const bytes = (): number => [...answers.values()].reduce((sum, answer) => sum + answer.bytes, 0);

  function forget(key: string, answer: Answer): void {
    clearTimeout(answer.idle);
    if (answers.get(key) === answer) answers.delete(key);
  }
  /** Those that nobody reads make room, the oldest first. */
  function hasRoom(): boolean {
    for (const [key, answer] of answers) if (bytes() >= mostBytes && answer.readers === 0) forget(key, answer);
    return bytes() < mostBytes;
  }
  function begin(key: string, make: () => Promise<Result<Pieces>>): Answer {
    const answer: Answer = {
      bytes: 0,
      readers: 0,
      made: work.add(async () => {
        // Whoever asked has gone, and nobody else wants it.
        if (answer.readers === 0) return refuse('server.closing');
        if (!hasRoom()) return refuse('server.busy');
        const made = await make();
        if (made.ok) answer.bytes = sizeOf(made.value);
        return made;
      }),
    };
    answers.set(key, answer);
    return answer;
  }
  function leave(key: string, answer: Answer): void {
    if (--answer.readers > 0) return;
    if (answer.bytes === 0 || answer.bytes > mostBytes) forget(key, answer);
    else answer.idle = setTimeout(() => forget(key, answer), keptMs).unref();
  }
  return {
    async send(ctx, who, key, make) {
      let isGone = false;
      let release = (): void => undefined;
      ctx.res.once('close', () => {
        isGone = true;
        release();
      });
      const turn = await turns.enter(who, key);
      if (!turn) return send(ctx, refuse('limit.rate'));
      if (isGone) return turn();
      const answer = answers.get(key) ?? begin(key, make);
      clearTimeout(answer.idle);
      answer.readers++;
      release = () => {
        leave(key, answer);
        turn();
      };
      const made = await answer.made;
      if (!made.ok) return send(ctx, made);
      const timer = setTimeout(() => ctx.res.destroy(), longestMs).unref();
      ctx.res.once('close', () => clearTimeout(timer));
      ctx.set('Cache-Control', 'no-store');
      ctx.type = 'json';
      ctx.body = Readable.from(byRounds(rounds, who, made.value));
      ctx.length = answer.bytes;
    },
  };
}
