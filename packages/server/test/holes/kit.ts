import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { Parts } from '../../src/server.ts';
import type { Store } from '../../src/store/index.ts';
import { Person, Seat, seeded } from '../kit/person.ts';
import { RawStock, type Seated } from '../kit/raw-stock.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { LobbyClient, until } from '../kit/stock.ts';

/**
 * What is known to be open in the server of the framework whose clients may play here, sentence by sentence: closed, by
 * our own way of speaking and by the framework's.
 */
type Commit = Store['matches']['commit'];
export type OnCommit = (go: () => ReturnType<Commit>) => Promise<unknown>;

/** A server for one file of tests. */
export function holes() {
  vi.setConfig({ testTimeout: 30_000 });
  let server: TestServer;
  /** What the store does with the next answers, instead of storing them. */
  let onCommit: OnCommit | undefined;
  const parts: Parts = {
    store: (store) => ({
      ...store,
      matches: {
        ...store.matches,
        async commit(advance) {
          const go = () => store.matches.commit(advance);
          return (onCommit ? await onCommit(go) : await go()) as Awaited<ReturnType<typeof go>>;
        },
      },
    }),
  };
  const toClose: { close(): void }[] = [];
  const kept = <T extends { close(): void }>(one: T): T => {
    toClose.push(one);
    return one;
  };
  beforeAll(async () => {
    server = await testServer({ parts });
  });
  afterEach(() => {
    onCommit = undefined;
    for (const one of toClose.splice(0)) one.close();
  });
  afterAll(() => server.end());

  const stock = (url = server.url) => kept(new RawStock(url));
  return {
    server: () => server,
    kept,
    stock,
    commitBy(task: OnCommit | undefined): void {
      onCommit = task;
    },
    /** A table where Anna plays by our page and Bob by the framework's client; Anna is asked first. */
    async table(options: Record<string, string> = {}, at: TestServer = server) {
      const anna = kept(new Person(at.url, 'Anna'));
      const { id } = await anna.create({ options });
      const joined = await new LobbyClient({ server: at.url }).joinMatch('bazaar', id, {
        playerName: 'Bob',
        playerID: '1',
      });
      const seat: Seated = { matchID: id, playerID: '1', credentials: joined.playerCredentials };
      const page = new Seat(anna.connect(), id);
      await page.watch();
      const bob = stock(at.url);
      await bob.sync(seat);
      return { id, anna, page, bob, seat };
    },
    answersAt: async (id: string, at = server): Promise<number> => (await at.store.matches.entries(id)).length,
  };
}
export type HolesTable = Awaited<ReturnType<ReturnType<typeof holes>['table']>>;

export const bobsQuestion = ({ bob }: HolesTable) => {
  const top = bob.state?.G.steps.at(-1);
  return top?.each?.find(({ player }) => player === '1') ?? top;
};

/** Anna answers until Bob is asked. */
export async function untilBob(all: HolesTable): Promise<void> {
  const { page, bob } = all;
  for (const below = seeded(5); page.question(); ) {
    const reply = await page.play(below);
    if (!reply.ok) throw new Error(reply.reason.key);
    await page.until(() => page.match?.n === reply.n);
  }
  await until(() => bob.state?._stateID === page.match?.n);
}

export const bobSays = (all: HolesTable, value: unknown, change: object = {}): void => {
  const question = bobsQuestion(all);
  all.bob.move(all.seat, { type: question?.kind ?? 'play', id: question?.id ?? 0, value, ...change });
};
