import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../kit/person.ts';
import { DEED_KINDS, deedsInTurn } from '../kit/random-deeds.ts';
import { type Company, type Someone, Table } from '../kit/random-table.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { CAN_BE_TWO, onTwoServers } from '../kit/two-servers.ts';

const MINUTE = 60_000;
const STEPS = process.env.QUICK ? 120 : 250;
/** So often somebody is away until the others let a computer player go on. */
const LENT_EVERY = 40;
/** Waits that end a patience, and waits that do not. */
const WAITS = [MINUTE, 4 * MINUTE, 11 * MINUTE, 48 * 60 * MINUTE];

let later = 0;
const parts = { now: () => Date.now() + later, computerDelayMs: 1 };

interface Run {
  seed: number;
  settings?: object;
  company?: Company;
}

async function run(servers: readonly TestServer[], { seed, settings = {}, company }: Run): Promise<Set<string>> {
  const below = seeded(seed);
  const urls = servers.map(({ url }) => url);
  const table = await new Table(urls, servers[0]!.store).open(settings, company);
  const deeds = deedsInTurn(below);
  const pick = <T>(from: readonly T[]): T | undefined => from[below(from.length)];
  const fitting = (one: Someone) => (field: string) => {
    if (field === 'seat' || field === 'from' || field === 'to') return String(below(5));
    if (field === 'proposal') return one.page?.info?.proposal?.id ?? 'none-such';
    return undefined;
  };
  const stock = [...table.owners].find(([, { stock }]) => stock)?.[0];
  for (let step = 0; step < STEPS; step++) {
    if (step % LENT_EVERY === 0)
      await table.standIn(stock ?? String(below(4)), () => {
        later += 11 * MINUTE;
      });
    const one = pick(table.everybody)!;
    const what = below(100);
    const seat = String(below(4));
    if (what < 25) for (const each of table.everybody) await table.play(each, below);
    else if (what < 55) await table.order(one, deeds(fitting(one)));
    else if (what < 72) {
      // Votes come to an end only where people answer, and a match that is stopped goes on only by them.
      const { affairs, n } = await table.record();
      const undo = { kind: 'undo', n: Math.max(1, n - below(6)) };
      const kinds = affairs.paused
        ? [{ kind: 'resume' }]
        : [{ kind: 'standIn', seat }, { kind: 'substitute', seat }, undo];
      await table.agreeOn(pick(kinds)!, below);
      if (below(2) === 0) await table.lend(seat, below);
    } else if (what < 80) {
      if (!table.isHere(one)) await table.come(one);
      else if (below(3) === 0) table.go(one);
    } else if (what < 85) later += pick(WAITS)!;
    else if (what < 91) await table.claim(one, pick([...table.links.keys()].slice(-3)) ?? 'no-such-link');
    else if (what < 95) await table.order(one, { kind: 'return', seat });
    else if (what < 97) for (const each of table.everybody) await table.meddle(each, seat, below);
    else if (one.page?.match) await one.page.say('undo', { table: table.id, n: one.page.match.n });
    await table.note(one);
  }
  await table.takeBackAll();
  await table.checkSecrets();
  return table.done;
}

const seen = new Set<string>();

describe('random orders by honest and malicious people who come and go', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ parts });
  });
  afterAll(() => server.end());

  const clock = { minutes: 5, plus: 10, atZero: 'computer' };
  const runs: [who: string, run: Run][] = [
    ['four people', { seed: 1 }],
    ['four others', { seed: 2 }],
    ['a short patience', { seed: 3, settings: { patience: 1 } }],
    ['a clock', { seed: 4, settings: { clock } }],
    ['two at one device', { seed: 5, settings: { patience: 1 }, company: { hotSeat: true } }],
    ['a client of the framework’s own kind', { seed: 6, settings: { patience: 1 }, company: { stock: true } }],
    ['both, against a clock', { seed: 7, settings: { clock }, company: { hotSeat: true, stock: true } }],
  ];
  it.each(runs)(
    '%s: owners keep their seats, nobody sees a hand that is not theirs, no answer goes without its owner',
    async (_who, wish) => {
      for (const kind of await run([server], wish)) seen.add(kind);
    },
  );

  it('have come to votes and to answers that were taken back, with every order that there is tried in turn', () => {
    expect(STEPS).toBeGreaterThan(DEED_KINDS.length * 4);
    for (const kind of ['propose', 'vote', 'undo', 'meddle', 'lent']) expect([...seen]).toContain(kind);
  });
});

describe.runIf(CAN_BE_TWO)('the same at two servers on one database', () => {
  const servers: TestServer[] = [];
  onTwoServers((...both) => servers.push(...both), { parts });

  it.each<[who: string, run: Run]>([
    ['four people', { seed: 8, settings: { patience: 1 } }],
    ['all kinds', { seed: 9, settings: { patience: 1 }, company: { hotSeat: true, stock: true } }],
  ])('%s', async (_who, wish) => {
    await run(servers, wish);
  });
});
