import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../kit/person.ts';
import { WaitingRoom } from '../kit/random-room.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { CAN_BE_TWO, onTwoServers } from '../kit/two-servers.ts';

const MINUTE = 60_000;
const STEPS = process.env.QUICK ? 250 : 500;
/** The opener keeps the host's role however long they are away. */
const WAITS = [MINUTE, 11 * MINUTE, 20 * 60 * MINUTE];

let later = 0;
const parts = { now: () => Date.now() + later };

/** One table after the other, each until its match begins or nobody sits there any more. */
async function run(servers: readonly TestServer[], seed: number): Promise<Set<string>> {
  const below = seeded(seed);
  const urls = servers.map(({ url }) => url);
  const room = await new WaitingRoom(urls, servers[0]!.store, below).gather();
  for (let step = 0; step < STEPS; step++) {
    if (!room.isWaiting) await room.open();
    if (below(20) === 0) later += WAITS[below(WAITS.length)]!;
    await room.step();
  }
  room.close();
  return room.seen;
}

/** What has to come about for the rest to mean anything. */
const TRIED = ['sent away', 'kept out', 'let in', 'handed over', 'another host'];

describe('a waiting room where people come, go, are sent away and let in, at random', () => {
  const seen = new Set<string>();
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ parts });
  });
  afterAll(() => server.end());

  it.each([1, 2, 3])(
    'run %i: nobody is sat down or sent away but by themselves and the host, who was sent away stays out, and the role of the host is given, not taken',
    async (seed) => {
      for (const what of await run([server], seed)) seen.add(what);
    },
  );

  it('has come to all of that', () => {
    expect([...seen]).toEqual(expect.arrayContaining(TRIED));
  });
});

describe.runIf(CAN_BE_TWO)('the same at two servers on one database', () => {
  const servers: TestServer[] = [];
  onTwoServers((...both) => servers.push(...both), { parts });

  it('holds as well', async () => {
    const seen = await run(servers, 4);
    expect([...seen]).toEqual(expect.arrayContaining(['sent away', 'kept out']));
  });
});
