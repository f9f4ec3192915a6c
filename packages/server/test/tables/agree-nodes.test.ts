import { hashOf, replay } from '@morgenrot/engine';
import type { Deed } from '@morgenrot/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { BAZAAR } from '../kit/game.ts';
import { Person, Seat } from '../kit/person.ts';
import type { TestServer } from '../kit/server.ts';
import { STANDSTILL_MS } from '../kit/standstill.ts';
import { CAN_BE_TWO, onTwoServers } from '../kit/two-servers.ts';

const order = (page: Seat, deed: Deed) => page.say('order', { table: page.table, do: deed });

describe.runIf(CAN_BE_TWO)('people who agree at one table through two servers', () => {
  let servers: [TestServer, TestServer];
  /** Time that tests let pass. */
  let later = 0;
  const open: Person[] = [];

  afterEach(() => {
    for (const person of open.splice(0)) person.close();
  });
  onTwoServers(
    (...both) => {
      servers = both;
    },
    { parts: { computerDelayMs: 5, now: () => Date.now() + later } },
  );

  const at = (server: TestServer, name: string, cookie = ''): Person => {
    const person = new Person(server.url, name);
    person.cookie = cookie;
    open.push(person);
    return person;
  };
  async function page(person: Person, table: string): Promise<Seat> {
    const seat = new Seat(person.connect(), table);
    await seat.watch();
    return seat;
  }
  /** Anna and Cleo here, Ben there. */
  async function table() {
    const people = [at(servers[0], 'Anna'), at(servers[1], 'Ben'), at(servers[0], 'Cleo')] as const;
    const { id } = await people[0].create({ seats: 3, options: { length: 'long' } });
    const first = await page(people[0], id);
    for (const person of people.slice(1)) await person.join(id);
    const pages = [first, await page(people[1], id), await page(people[2], id)] as const;
    await Promise.all(pages.map((seat) => seat.until(() => seat.match !== undefined)));
    return { id, people, pages };
  }
  const all = (pages: readonly Seat[], holds: (page: Seat) => boolean) =>
    Promise.all(pages.map((seat) => seat.until(() => holds(seat))));
  async function give(pages: readonly Seat[], ...values: (string | number)[]) {
    for (const value of values) {
      const asked = pages.find((seat) => seat.question())!;
      const { ask, id } = asked.question()!;
      const reply = await asked.act(id, value === 'card' && ask.shape === 'one' ? ask.from.at(-1)! : value);
      if (!reply.ok) throw new Error(reply.reason.key);
      await all(pages, (seat) => (seat.match?.n ?? 0) >= Number(reply.n));
    }
  }
  async function checkRecord(id: string) {
    const saved = await servers[0].store.matches.load(id);
    const entries = await servers[0].store.matches.entries(id);
    const { options, seed = '', seats } = saved!.record;
    const players = seats.map(({ seat }) => seat);
    const again = replay(BAZAAR, { game: BAZAAR.id, rules: BAZAAR.rules, players, options, seed, entries });
    expect(again.hash).toBe(hashOf(saved!.state!.G));
    expect(saved!.record.n).toBe(entries.length);
  }

  it('go back once, also when the last two say yes in the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      const { id, pages } = await table();
      const [anna, ben, cleo] = pages;
      await give(pages, 'card', 0, 'roll', 'card');
      expect(await order(anna, { kind: 'propose', what: { kind: 'undo', n: 3 } })).toEqual({ ok: true });
      await all(pages, (seat) => seat.info?.proposal !== undefined);
      const proposal = anna.info?.proposal?.id ?? '';
      const votes = await Promise.all([ben, cleo].map((seat) => order(seat, { kind: 'vote', proposal, yes: true })));
      expect(votes.every(({ ok }) => ok)).toBe(true);
      await all(pages, (seat) => seat.match?.undos === 1 && seat.info?.proposal === undefined);
      expect(anna.info?.settled).toMatchObject({ id: proposal, how: 'agreed' });
      const entries = await servers[0].store.matches.entries(id);
      expect(entries.filter((entry) => 'undo' in entry)).toHaveLength(1);
      await give(pages, 'roll');
      await checkRecord(id);
    }
  });

  it('have one proposal at a time, whoever was quicker', async () => {
    const { pages } = await table();
    await give(pages, 'card', 0, 'roll');
    const what = { kind: 'undo', n: 3 } as const;
    const tries = await Promise.all([pages[1], pages[2]].map((seat) => order(seat, { kind: 'propose', what })));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(tries.find(({ ok }) => !ok)).toEqual({ ok: false, reason: { key: 'proposal.open' } });
  });

  it('let one computer player answer, however many servers know of it, and take the seat back through another', async () => {
    const { id, people, pages } = await table();
    const [anna, ben, cleo] = pages;
    await give(pages, 'card', 0, 'rest', 'card');
    // What one server knows of the people at another, it is told.
    await all([anna], (seat) => seat.info?.seats[1]?.present === true);
    ben.socket.disconnect();
    await all([anna], (seat) => seat.info?.seats[1]?.present === false);
    // Somebody looks on through the other server: it knows of the table as well.
    const onlooker = await page(at(servers[1], 'Otto'), id);
    later += 10 * 60_000;
    expect(await order(anna, { kind: 'propose', what: { kind: 'standIn', seat: '1' } })).toEqual({ ok: true });
    await all([cleo], (seat) => seat.info?.proposal !== undefined);
    expect(await order(cleo, { kind: 'vote', proposal: cleo.info!.proposal!.id, yes: true })).toEqual({ ok: true });
    for (let turn = 0; turn < 3; turn++) {
      await all([anna, cleo, onlooker], (seat) => (seat.match?.n ?? 0) > 0);
      // The computer player may be quicker than what this page has been told: then it is told, and asked anew.
      await expect
        .poll(async () => (await [anna, cleo].find((seat) => seat.question())?.play(() => 0))?.ok, {
          timeout: STANDSTILL_MS,
        })
        .toBe(true);
    }
    await checkRecord(id);
    const back = await page(at(servers[0], 'Ben', people[1].cookie), id);
    const other = await page(at(servers[1], 'Ben', people[1].cookie), id);
    expect([back.joined?.owned, other.joined?.owned]).toEqual([['1'], ['1']]);
    expect(await order(back, { kind: 'return', seat: '1' })).toEqual({ ok: true });
    // On every server the owner sees with the seat's eyes again.
    await all([back, other], (seat) => seat.joined?.seat === '1');
    await checkRecord(id);
    expect(servers.map((server) => server.logged()).join('')).not.toContain('stuck');
  });
});
