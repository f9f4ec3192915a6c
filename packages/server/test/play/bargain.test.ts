import { rmSync, writeFileSync } from 'node:fs';
import { type Answer, HIDDEN, hashOf, replay, untyped } from '@morgenrot/engine';
import { type Bazaar, bazaar } from '@morgenrot/test-game';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../kit/database.ts';
import { goAhead } from '../kit/go-ahead.ts';
import { Person, playOn, Seat, seatedTable, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { simply } from '../kit/simply.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const game = untyped(bazaar);
const options = { market: 'haggling' };
const servers: TestServer[] = [];
const people: Person[] = [];
afterEach(async () => {
  for (const person of people.splice(0)) person.close();
  for (const server of servers.splice(0)) await server.end();
  rmSync(goAhead(process.pid), { force: true });
});

async function begun(parts: object = {}): Promise<TestServer> {
  const server = await testServer({ database: await testDatabase('sqlite'), parts: { games: [game], ...parts } });
  servers.push(server);
  return server;
}

const stateOf = (seat: Seat): Bazaar => seat.match?.view as unknown as Bazaar;

/** Says what is asked of this seat, by name. */
async function answer(seat: Seat, value: Answer) {
  return seat.act(seat.question()?.id ?? -1, value);
}

/** Three people at a table, in the middle of the haggling. */
async function haggling(server: TestServer): Promise<Seat[]> {
  const table = await seatedTable(server.url, { seats: 3, game, options });
  people.push(...table.people);
  const { seats } = table;
  while (seats[0]?.question()?.kind !== 'haggle') {
    const asked = seats.find((seat) => seat.question());
    const reply = asked && (await answer(asked, simply(asked.question()?.kind, stateOf(asked).hands[asked.me] ?? [])));
    expect(reply).toMatchObject({ ok: true });
    await seen(seats, reply?.ok && reply.n);
  }
  return seats;
}

/** Everybody has seen the last answer. */
const seen = (seats: readonly Seat[], n: unknown) =>
  Promise.all(seats.map((seat) => seat.until(() => (seat.match?.n ?? 0) >= Number(n))));

describe('a bargain over the wire', () => {
  it('is played to the end of the match, stored, and played again to the same state', async () => {
    const server = await begun();
    const table = await seatedTable(server.url, { seats: 3, game, options });
    people.push(...table.people);
    await playOn(table.seats, 2000, seeded(7));
    const stored = await server.store.tables.read(table.table);
    expect(stored?.status).toBe('over');
    const entries = await server.store.matches.entries(table.table);
    const kinds = entries.map((entry) => ('step' in entry ? typeof entry.value : 'undo'));
    expect(kinds).toContain('object');
    const record = { game: game.id, rules: game.rules, players: ['0', '1', '2'], entries };
    const again = replay(game, { ...record, options: stored?.options ?? {}, seed: stored?.seed ?? '' });
    const last = await server.store.matches.load(table.table);
    expect(again.hash).toBe(hashOf(last?.state?.G));
  });

  it('takes no message twice, no late one, and shows others only what they may see', async () => {
    const [anna, ben, cleo] = (await haggling(await begun())) as [Seat, Seat, Seat];
    const all = [anna, ben, cleo];
    const step = anna.question()?.id ?? -1;
    const offer = { act: 'offer:1', with: { 'give.cards': 1, 'take.coins': 2 } };
    const first = await anna.act(step, offer, 'the-first-offer');
    expect(first).toMatchObject({ ok: true });
    // The line was lost: the same again is the same answer. Under another name it comes too late.
    expect(await anna.act(step, offer, 'the-first-offer')).toEqual(first);
    expect(await anna.act(step, offer, 'another-offer')).toMatchObject({ ok: false, reason: { key: 'decision.gone' } });
    await seen(all, first.ok && first.n);
    expect(stateOf(ben).bargain.offers[0]?.clauses).toEqual({ 'give.cards': 1, 'take.coins': 2 });
    expect(stateOf(cleo).bargain.offers[0]?.clauses).toEqual({ 'take.coins': 2, [HIDDEN]: 1 });

    const changed = await answer(anna, { act: 'change:1@1', with: { 'give.cards': 1, 'take.coins': 3 } });
    await seen(all, changed.ok && changed.n);
    expect(await answer(ben, { act: 'accept:1@1' })).toMatchObject({ ok: false, reason: { key: 'bargain.gone' } });
    expect(await answer(cleo, { act: 'accept:1@2' })).toMatchObject({ ok: false, reason: { key: 'bargain.gone' } });
    const agreed = await answer(ben, { act: 'accept:1@2' });
    await seen(all, agreed.ok && agreed.n);
    const { coins, hands } = stateOf(cleo);
    expect(coins).toMatchObject({ 0: 6, 1: 0 });
    expect([hands['0']?.length, hands['1']?.length]).toEqual([2, 4]);
    expect(cleo.astray).toBe(0);
  });

  it('lets an offer be taken back, and a page that comes back go on with it', async () => {
    const [anna, ben] = (await haggling(await begun())) as [Seat, Seat, Seat];
    const made = await answer(anna, { act: 'offer:1', with: { 'give.coins': 1 } });
    await seen([anna, ben], made.ok && made.n);
    expect(await anna.say('undo', { table: anna.table, n: anna.match?.n ?? 0 })).toMatchObject({ ok: true });
    await ben.until(() => stateOf(ben).bargain.offers.length === 0);
    await anna.until(() => stateOf(anna).bargain.offers.length === 0);
    await answer(anna, { act: 'offer:1', with: { 'give.coins': 2 } });
    await ben.watch();
    expect(stateOf(ben).bargain.offers[0]?.clauses).toEqual({ 'give.coins': 2 });
    expect(await answer(ben, { act: 'accept:1@1' })).toMatchObject({ ok: true });
  });

  it.each([
    { act: 'offer:1', with: { 'give.coins': 0 } },
    { act: 'offer:1', with: { 'give.coins': -1 } },
    { act: 'offer:1', with: { 'give.coins': 1.5 } },
    { act: 'offer:1', with: { act: 'done' } },
    { act: 'offer:1', more: 1 },
    { act: true },
    Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`kind ${i}`, 1])),
  ])('refuses %j before any rule sees it', async (value) => {
    const [anna] = (await haggling(await begun())) as [Seat];
    expect(await answer(anna, value as unknown as Answer)).toMatchObject({
      ok: false,
      reason: { key: 'message.malformed' },
    });
  });

  it('is no defect of a computer player that comes too late: it thinks anew', async () => {
    const program = new URL('../kit/late-thinker.ts', import.meta.url);
    const server = await begun({ computerDelayMs: 0, thinking: { thinkers: 1, program } });
    const anna = new Person(server.url, 'Anna');
    people.push(anna);
    const { id } = await anna.create({
      game: game.id,
      seats: 2,
      options,
      plans: ['open', 'computer'],
      settings: { start: 'full' },
    });
    const page = new Seat(anna.connect(), id, game);
    await page.watch();
    for (;;) {
      await page.until(() => page.question() !== undefined);
      const kind = page.question()?.kind;
      if (kind === 'haggle') break;
      const reply = await answer(page, simply(kind, stateOf(page).hands['0'] ?? []));
      expect(reply).toMatchObject({ ok: true });
      await page.until(() => (page.match?.n ?? 0) >= Number(reply.ok && reply.n));
    }
    expect(await answer(page, { act: 'offer:1', with: { 'give.coins': 1 } })).toMatchObject({ ok: true });
    await page.until(() => stateOf(page).bargain.offers.length === 1);
    expect(await answer(page, { act: 'change:1@1', with: { 'give.coins': 2 } })).toMatchObject({ ok: true });
    writeFileSync(goAhead(process.pid), '');
    await page.until(() => stateOf(page).coins['0'] === 1, 60_000);
    expect(server.logged()).not.toContain('tries again');
  });
});
