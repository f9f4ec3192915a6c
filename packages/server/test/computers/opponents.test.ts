import { type Below, open } from '@morgenrot/engine';
import type { Hint } from '@morgenrot/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exportMatch } from '../../src/transfer/export.ts';
import { KINDS, testDatabase } from '../kit/database.ts';
import { THOUGHTFUL } from '../kit/game.ts';
import { Person, Seat, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const game = THOUGHTFUL;
const LONG = 240_000;
const PARTS = { games: [game], computerDelayMs: 0, thinking: { thinkers: 1 } };
const MATCH = {
  game: game.id,
  seats: 2,
  plans: ['open', 'computer'],
};

const servers: TestServer[] = [];
const people: Person[] = [];
afterEach(async () => {
  for (const person of people.splice(0)) person.close();
  for (const server of servers.splice(0)) await server.end();
});

async function begun(from: Parameters<typeof testServer>[0] = {}): Promise<TestServer> {
  const server = await testServer({ ...from, parts: { ...PARTS, ...from.parts } });
  servers.push(server);
  return server;
}

async function sitDown(server: TestServer, wish: Record<string, unknown>): Promise<{ anna: Person; page: Seat }> {
  const anna = new Person(server.url, 'Anna');
  people.push(anna);
  const { id } = await anna.create({ ...MATCH, ...wish });
  const page = new Seat(anna.connect(), id, game);
  await page.watch();
  return { anna, page };
}

const order = (page: Seat, deed: object) => page.say('order', { table: page.table, do: deed });
const hint = (page: Seat, change: object = {}) =>
  page.say('hint', { table: page.table, step: page.question()?.id ?? 0, undos: page.match?.undos ?? 0, ...change });
const refusal = (key: string) => ({ ok: false, reason: { key } });
const by = async (server: TestServer, table: string, seat: string): Promise<number> =>
  (await server.store.matches.entries(table)).filter((entry) => entry.by === seat).length;

it('computer players make no pauses when somebody who is alone with them hurries them, until a person is asked', async () => {
  const server = await begun({ parts: { computerDelayMs: 3_600_000 } });
  const { page } = await sitDown(server, { settings: { start: 'full' } });
  const below = seeded(1);
  const playAll = async (): Promise<void> => {
    while (page.question()) {
      const reply = await page.play(below);
      if (!reply.ok) throw new Error(reply.reason.key);
      await page.until(() => (page.match?.n ?? 0) >= Number(reply.n));
    }
  };
  await page.until(() => page.match !== undefined);
  await playAll();
  const before = await by(server, page.table, '1');
  expect(await order(page, { kind: 'hurry' })).toEqual({ ok: true });
  await page.until(() => page.question() !== undefined, LONG);
  expect(await by(server, page.table, '1')).toBeGreaterThan(before);
  // It was for this once.
  await playAll();
  const after = await by(server, page.table, '1');
  expect((await page.say('hint', { table: page.table, step: 0, undos: 0 })).ok).toBe(false);
  expect(await by(server, page.table, '1')).toBe(after);
});

describe.each(KINDS)('computer players on %s', (kind) => {
  it('play a match to its end among themselves, after a seat was handed over, back, and over again; then once more', async () => {
    const server = await begun({ database: await testDatabase(kind) });
    const settings = { start: 'full', standIn: 'wanderer', pace: 'quick' };
    const { anna, page } = await sitDown(server, { strengths: { 1: 'settler' }, settings });
    expect(page.info?.seats[1]).toMatchObject({ name: 'Aurora', computer: true, strength: 'settler' });
    await page.until(() => page.question() !== undefined, LONG);
    expect(await page.play(seeded(1))).toMatchObject({ ok: true });
    expect(await order(page, { kind: 'standIn', seat: '0' })).toMatchObject({ ok: true });
    await page.until(() => page.info?.seats[0]?.computer === true, LONG);
    expect(page.info?.seats[0]).toMatchObject({ name: 'Anna', strength: 'wanderer', standIn: 'computer' });
    await page.until(() => (page.match?.n ?? 0) > 12, LONG);
    expect(await order(page, { kind: 'return', seat: '0' })).toMatchObject({ ok: true });
    const back = new Seat(anna.connect(), page.table, game);
    await back.watch();
    await back.until(() => back.question() !== undefined, LONG);
    expect(await back.play(seeded(2))).toMatchObject({ ok: true });
    expect(await order(back, { kind: 'standIn', seat: '0' })).toMatchObject({ ok: true });
    await page.until(() => page.info?.status === 'over', LONG);
    const { table: next } = (await order(back, { kind: 'rematch' })) as unknown as { table: string };
    const seats = (await server.store.tables.read(next))?.seats;
    expect(seats).toMatchObject([
      { computer: true, strength: 'settler' },
      { name: 'Anna', computer: false, hints: 0 },
    ]);
    const file = await exportMatch(server.store, page.table, { whole: false });
    expect(file).toMatchObject({ ok: true, value: { table: { computers: { 0: 'wanderer', 1: 'settler' } } } });
    const { text } = await fetch(`${server.url}/metrics`).then(async (got) => ({ text: await got.text() }));
    expect(text).toMatch(/morgenrot_thinking_seconds_count\{strength="settler"\} [1-9]/);
    expect(text).toMatch(/^morgenrot_thinking \d+$/m);
    expect(server.logged()).not.toContain('stuck');
  });

  it('go on after a restart in the middle of a thought, and keep their strengths', async () => {
    const database = await testDatabase(kind);
    const first = await begun({ database });
    const settings = { start: 'full', hints: 'off' };
    const wish = { seats: 3, plans: ['open', 'computer', 'computer'], strengths: { 1: 'sovereign', 2: 'wanderer' } };
    const { anna, page } = await sitDown(first, { ...wish, settings });
    await order(page, { kind: 'standIn', seat: '0' });
    await page.until(() => (page.match?.n ?? 0) > 2, LONG);
    const { n } = page.match as { n: number };
    const second = await first.again();
    servers.splice(0, servers.length, second);
    const cookie = anna.cookie;
    const again = new Person(second.url, 'Anna');
    people.push(again);
    again.cookie = cookie;
    const back = new Seat(again.connect(), page.table, game);
    await back.watch();
    expect(back.match?.n).toBeGreaterThanOrEqual(n);
    expect(back.info?.seats.map(({ strength }) => strength)).toEqual(['settler', 'sovereign', 'wanderer']);
    await back.until(() => (back.match?.n ?? 0) > n + 3, LONG);
  });

  it('give hints to whoever is asked, and tell the table of it once for each decision', async () => {
    const server = await begun({ database: await testDatabase(kind) });
    const { anna, page } = await sitDown(server, { strengths: { 1: 'wanderer' }, settings: { start: 'full' } });
    const stranger = new Person(server.url, 'Eve');
    people.push(stranger);
    await stranger.ask('POST', '/api/me', { name: 'Eve' });
    const eve = new Seat(stranger.connect(), page.table, game);
    const heard: unknown[] = [];
    eve.socket.on('said', ({ line }) => heard.push(line.event));
    await eve.watch();
    for (let asked = 1; asked <= 3; asked++) {
      await page.until(() => page.question() !== undefined, LONG);
      const question = page.question();
      const reply = await hint(page);
      expect(reply).toMatchObject({ ok: true });
      const { hints } = reply as unknown as { hints: Hint[] };
      expect(hints.length).toBeGreaterThan(0);
      expect(hints.length).toBeLessThanOrEqual(3);
      const seen = JSON.stringify(page.match?.view);
      for (const { answer, reasons } of hints) {
        if (question?.ask.shape === 'one') expect(question.ask.from).toContain(answer);
        // What a reason names lies open to whoever has asked.
        for (const { params: { paid, ...named } = {} } of reasons) {
          expect([undefined, 'partly', 'whole']).toContain(paid);
          for (const value of Object.values(named))
            if (typeof value === 'string') expect(NAMES + seen).toContain(value);
        }
      }
      expect(await hint(page)).toEqual(reply);
      await eve.until(() => eve.info?.seats[0]?.hints === asked, LONG);
      await eve.until(() => heard.length === asked);
      expect(heard.at(-1)).toEqual({ key: 'seat.hint', params: { name: 'Anna' } });
      await page.act(question?.id ?? 0, hints[0]?.answer ?? '');
    }
    expect(await hint(eve)).toEqual(refusal('seat.none'));
    await page.until(() => page.question() !== undefined, LONG);
    expect(await hint(page, { step: 9999 })).toEqual(refusal('decision.gone'));
    expect(await hint(page, { undos: 5 })).toEqual(refusal('decision.gone'));
    expect(await hint(page, { seat: '1' })).toEqual(refusal('seat.none'));
    expect(await hint(page, { step: 'first' })).toEqual(refusal('message.malformed'));
    await order(page, { kind: 'pause', on: true });
    expect(await hint(page)).toEqual(refusal('match.paused'));
    expect((await anna.ask('GET', `/api/tables/${page.table}`)).body).toMatchObject({
      table: { seats: [{ hints: 3 }, {}] },
    });
    expect(await exportMatch(server.store, page.table, { whole: true })).toMatchObject({
      value: { table: { seats: [{ hints: 3 }, { computer: true, strength: 'wanderer' }] } },
    });
  });
});

/** Terms, cards and agendas are printed: everybody knows them all. */
const NAMES = JSON.stringify(
  game.inventory?.(Object.fromEntries(game.options.map(({ key, initial }) => [key, initial]))) ?? {},
);

it('a process that falls over in the middle of a match is told of, and somebody simpler answers', async () => {
  const program = new URL('../kit/frail-thinker.ts', import.meta.url);
  const server = await begun({ parts: { thinking: { thinkers: 1, program } } });
  const { page } = await sitDown(server, {
    strengths: { 1: 'strategist' },
    settings: { start: 'full', standIn: 'settler' },
  });
  await order(page, { kind: 'standIn', seat: '0' });
  await page.until(() => (page.match?.n ?? 0) > 20, LONG);
  expect(await by(server, page.table, '1')).toBeGreaterThan(3);
  expect(server.logged()).toMatch(/"strength":"strategist".*thinking has failed/);
  expect(server.logged()).toContain(page.table);
  const text = await (await fetch(`${server.url}/metrics`)).text();
  expect(text).toMatch(/morgenrot_thinking_troubles_total\{strength="strategist"\} [1-9]/);
  const other = new Person(server.url, 'Ben');
  people.push(other);
  const { id } = await other.create({ ...MATCH, strengths: { 1: 'wanderer' } });
  const ben = new Seat(other.connect(), id, game);
  await ben.watch();
  await ben.until(() => ben.question() !== undefined, LONG);
  // Nobody can be told anything: nothing is counted.
  expect(await hint(ben)).toEqual(refusal('hint.none'));
  expect(ben.info?.seats[0]?.hints).toBeUndefined();
});

it('whoever thinks of nothing but what the rules refuse answers anything after two attempts', async () => {
  const program = new URL('../kit/stubborn-thinker.ts', import.meta.url);
  const server = await begun({ parts: { thinking: { thinkers: 1, program } } });
  const { page } = await sitDown(server, { strengths: { 1: 'strategist' } });
  await order(page, { kind: 'standIn', seat: '0' });
  await page.until(() => (page.match?.n ?? 0) > 4, LONG);
  expect(server.logged()).not.toContain('stuck');
});

it('while a table is paused nobody thinks, and what was thought of before is dropped', async () => {
  const server = await begun();
  const { page } = await sitDown(server, { strengths: { 1: 'settler' } });
  await order(page, { kind: 'standIn', seat: '0' });
  await page.until(() => (page.match?.n ?? 0) > 3, LONG);
  expect(await order(page, { kind: 'return', seat: '0' })).toMatchObject({ ok: true });
  await page.until(() => page.info?.seats[0]?.computer === undefined, LONG);
  await order(page, { kind: 'pause', on: true });
  await page.until(() => page.info?.paused === true);
  const thinking = async () => (await (await fetch(`${server.url}/metrics`)).text()).includes('morgenrot_thinking 0\n');
  await vi.waitUntil(thinking, { timeout: LONG });
  const n = (await server.store.tables.read(page.table))?.n;
  expect(await thinking()).toBe(true);
  expect((await server.store.tables.read(page.table))?.n).toBe(n);
});

/** Three people at a table of their own, in a match that has come to where all of them decide at the same time. */
async function deciding(server: TestServer, below: Below): Promise<Seat[]> {
  const settings = { start: 'full', hints: 'on' };
  const { page } = await sitDown(server, { seats: 3, plans: ['open', 'open', 'open'], settings });
  const seats = [page];
  for (const name of ['Ben', 'Cleo']) {
    const person = new Person(server.url, name);
    people.push(person);
    await person.join(page.table);
    const seat = new Seat(person.connect(), page.table, game);
    await seat.watch();
    seats.push(seat);
  }
  await Promise.all(seats.map((seat) => seat.until(() => seat.match !== undefined)));
  for (;;) {
    const asked = open(page.match!.view);
    if (asked.length > 1) return seats;
    const { n } = page.match!;
    // It may be over before that comes: the dice are other ones each time.
    if (asked.length === 0) return deciding(server, below);
    await seats[Number(asked[0]?.player)]?.play(below);
    await Promise.all(seats.map((seat) => seat.until(() => seat.match!.n > n)));
  }
}

describe('how well a seat is played', () => {
  it('is chosen by the host while the table waits, seat by seat, and stays in a preset', async () => {
    const server = await begun();
    const wish = { ...MATCH, seats: 3, plans: ['open', 'open', 'computer'], strengths: { 2: 'sovereign' } };
    const { anna, page } = await sitDown(server, { ...wish, settings: { start: 'ready' } });
    const seats = () => page.info?.seats.map(({ name, strength }) => [name, strength]);
    expect(seats()).toEqual([
      ['Anna', undefined],
      [undefined, undefined],
      ['Aurora', 'sovereign'],
    ]);
    const change = { kind: 'plan', seat: '2', plan: 'computer', strength: 'strategist' };
    expect(await order(page, change)).toMatchObject({ ok: true });
    await page.until(() => page.info?.seats[2]?.strength === 'strategist');
    expect(page.info?.seats[2]?.name).toBe('Aurora');
    expect(await order(page, { ...change, seat: '1', strength: undefined })).toMatchObject({ ok: true });
    await page.until(() => page.info?.seats[1]?.strength === 'settler');
    expect(await order(page, { ...change, strength: 'genius' })).toEqual(refusal('message.malformed'));
    const ben = new Person(server.url, 'Ben');
    people.push(ben);
    await ben.ask('POST', '/api/me', { name: 'Ben' });
    const other = new Seat(ben.connect(), page.table, game);
    await other.watch();
    expect(await order(other, change)).toEqual(refusal('host.only'));
    const { body } = await anna.ask('POST', '/api/presets', { name: 'Hard', wish });
    expect(body).toMatchObject({ ok: true, preset: { wish: { strengths: { 2: 'sovereign' } } } });
    expect((await anna.ask('POST', '/api/tables', { ...wish, name: 'Anna', strengths: { 2: 'god' } })).body).toEqual(
      refusal('message.malformed'),
    );
    const { body: listed } = await ben.ask('GET', '/api/tables');
    expect(JSON.stringify(listed)).toContain('"strength":"strategist"');
  });

  it('says for whom a hint is meant: for those who play alone, for all, or for nobody', async () => {
    const server = await begun();
    for (const [hints, alone, together] of [
      ['alone', true, false],
      ['on', true, true],
      ['off', false, false],
    ] as const) {
      const { page } = await sitDown(server, { strengths: { 1: 'wanderer' }, settings: { start: 'full', hints } });
      await page.until(() => page.question() !== undefined, LONG);
      expect(await hint(page)).toMatchObject({ ok: alone });
      const { page: two } = await sitDown(server, { plans: ['open', 'open'], settings: { start: 'full', hints } });
      const ben = new Person(server.url, 'Ben');
      people.push(ben);
      await ben.join(two.table);
      const bens = new Seat(ben.connect(), two.table, game);
      await bens.watch();
      await two.until(() => two.match !== undefined);
      const asked = two.question() ? two : bens;
      const reply = await hint(asked);
      expect(reply).toMatchObject(together ? { ok: true } : refusal('hint.off'));
    }
  });

  it('a hint counts once where all decide at the same time, whoever answers in between', async () => {
    const quick = { burst: 1000, perSecond: 1000 };
    const server = await begun({ parts: { limits: { acts: quick, messages: quick } } });
    const below = seeded(5);
    const seats = await deciding(server, below);
    const [asks, answers] = open(seats[0]!.match!.view).map(({ player }) => seats[Number(player)]!);
    const { n } = asks!.match!;
    const step = asks!.question()?.id;
    expect(await hint(asks!)).toMatchObject({ ok: true });
    expect(await answers!.play(below)).toMatchObject({ ok: true });
    await asks!.until(() => asks!.match!.n > n);
    expect(asks!.question()?.id).toBe(step);
    expect(await hint(asks!)).toMatchObject({ ok: true });
    const counted = (await server.store.tables.read(asks!.table))?.seats.map(({ hints }) => hints);
    expect(counted?.sort()).toEqual([0, 0, 1]);
  });

  it('people ask only so often', async () => {
    const server = await begun({ parts: { limits: { hints: { burst: 2, perSecond: 0 } } } });
    const { page } = await sitDown(server, { strengths: { 1: 'wanderer' } });
    const replies = [await hint(page, { step: 999 }), await hint(page, { step: 999 }), await hint(page, { step: 999 })];
    expect(replies.map((reply) => !reply.ok && reply.reason.key)).toEqual([
      'decision.gone',
      'decision.gone',
      'limit.rate',
    ]);
  });
});
