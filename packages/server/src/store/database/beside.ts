import type { CompiledQuery } from 'kysely';
import type { Chain, Followed, Follower } from './chains.ts';
import { errorOf, isSyncFailure, type StoreTrouble } from './errors.ts';
import { createThread } from './thread.ts';

/** A statement by its number, and its values. */
export type Order = [statement: number, ...values: (string | number | null)[]];

export interface BesideTask {
  /** Statements that have not been told before, by their numbers. */
  texts: [number: number, sql: string][];
  chains: Order[][];
}
export type Heard = BesideTask | 'end';

export type ChainOutcome = { done: boolean } | { failed: StoreTrouble };
export type BesideReply = { outcomes: ChainOutcome[] } | { failed: StoreTrouble };

/** Fewer than these are written sooner than another thread has been told of them. */
const MANY = 8;

interface Waiting {
  resolve(followed: Followed): void;
  reject(error: unknown): void;
}

/**
 * Writes what many want to be written in the same moment beside the thread that serves everybody. Whoever hands it
 * something keeps the only other connection that writes, so that nobody is in the way of it.
 */
export function createBeside(
  path: string,
  onLost: (error: unknown) => void = () => undefined,
): Follower & { close(): Promise<void> } {
  let isReady = false;
  let waiting: Waiting | undefined;
  const numbers = new Map<string, number>();
  const thread = createThread<BesideReply | 'ready'>(
    new URL('./beside.thread.ts', import.meta.url),
    path,
    'writes beside',
    {
      said(what) {
        if (what === 'ready') isReady = true;
        else answered(what);
      },
      // Whether what it had in hand is stored, nobody knows; whoever asked looks, as after any failure of the store.
      gone(error) {
        isReady = false;
        waiting?.reject(error);
        waiting = undefined;
      },
    },
  );

  function answered(reply: BesideReply): void {
    const asking = waiting;
    waiting = undefined;
    thread.get()?.unref();
    if ('failed' in reply) {
      // Perhaps it was a statement: all are told anew.
      numbers.clear();
      const error = errorOf(reply.failed);
      if (isSyncFailure(error)) onLost(error);
      asking?.reject(error);
    } else asking?.resolve(reply.outcomes.map((one) => ('done' in one ? one : { failed: errorOf(one.failed) })));
  }
  function taskOf(chains: readonly Chain[]): BesideTask {
    const texts: BesideTask['texts'] = [];
    const order = ({ sql, parameters }: CompiledQuery): Order => {
      let number = numbers.get(sql);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(sql, number);
        texts.push([number, sql]);
      }
      // The query compiler has made these from strings, numbers and nulls.
      return [number, ...(parameters as Order[1][])];
    };
    return { texts, chains: chains.map(({ first, rest }) => [order(first), ...rest.map(order)]) };
  }

  return {
    takes: (count) => count >= MANY && thread.get() !== undefined && isReady && !waiting,
    followed: (chains) =>
      new Promise((resolve, reject) => {
        const worker = thread.get();
        if (!worker) throw new Error('there is nobody to write beside');
        waiting = { resolve, reject };
        // Nobody ends before it has answered.
        worker.ref();
        worker.postMessage(taskOf(chains));
      }),
    close: () => thread.end(),
  };
}
