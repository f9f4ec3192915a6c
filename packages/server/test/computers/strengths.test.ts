import type { AnyGame } from '@morgenrot/engine';
import type { GameInfo, Preset, WholeFile } from '@morgenrot/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRuleSets } from '../../src/match/memory/rule-sets.ts';
import { exportMatch } from '../../src/transfer/export.ts';
import { importMatch } from '../../src/transfer/import.ts';
import { BAZAAR } from '../kit/game.ts';
import { Person, Seat } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

/** Nobody looks ahead in this game, so only the first strength plays it. */
const BLIND: AnyGame = { ...BAZAAR, outlook: undefined };
const PARTS = { parts: { games: [BLIND] } };
const MISSING = { ok: false, reason: { key: 'strength.none' } };
const WISH = { game: BLIND.id, seats: 3, plans: ['open', 'open', 'computer'], name: 'Anna' };

let server: TestServer;
let anna: Person;
beforeAll(async () => {
  server = await testServer(PARTS);
  anna = new Person(server.url, 'Anna');
});
afterAll(async () => {
  anna.close();
  await server.end();
});

describe('a game that nobody looks ahead in', () => {
  it('says which strength plays it', async () => {
    const { body } = await anna.ask('GET', '/api/games');
    const [game] = (body as unknown as { games: GameInfo[] }).games;
    expect(game).toMatchObject({ id: BLIND.id, strengths: ['wanderer'], hints: false });
  });

  it('is set up with that strength, where nobody names one', async () => {
    const table = await anna.create({ ...WISH, settings: {} });
    expect(table.seats[2]).toMatchObject({ computer: true, strength: 'wanderer' });
    expect(table.settings.standIn).toBe('wanderer');
  });

  it.each([
    ['at a seat', { strengths: { 2: 'settler' } }],
    ['instead of somebody who is away', { settings: { standIn: 'sovereign' } }],
  ])('is not set up with another strength %s, and no preset keeps one', async (_where, other) => {
    expect((await anna.ask('POST', '/api/tables', { ...WISH, ...other })).body).toEqual(MISSING);
    const { name: _name, ...wish } = WISH;
    await anna.ask('POST', '/api/me', { name: 'Anna' });
    expect((await anna.ask('POST', '/api/presets', { name: 'Hard', wish: { ...wish, ...other } })).body).toEqual(
      MISSING,
    );
    const { body } = await anna.ask('GET', '/api/presets');
    expect((body as unknown as { presets: Preset[] }).presets).toEqual([]);
  });

  it('is not given another strength while its table waits', async () => {
    const { id } = await anna.create({ ...WISH, settings: {} });
    const page = new Seat(anna.connect(), id, BLIND);
    await page.watch();
    const order = (deed: object) => page.say('order', { table: id, do: deed });
    const plan = { kind: 'plan', seat: '1', plan: 'computer' };
    expect(await order({ ...plan, strength: 'strategist' })).toEqual(MISSING);
    expect(await order({ kind: 'settings', settings: { standIn: 'settler' } })).toEqual(MISSING);
    expect(await order(plan)).toMatchObject({ ok: true });
    await page.until(() => page.info?.seats[1]?.strength === 'wanderer');
  });

  it('that comes from elsewhere with another strength goes on with the one that plays it', async () => {
    const { id } = await anna.create({ ...WISH, plans: ['open', 'computer', 'computer'], settings: { start: 'full' } });
    const page = new Seat(anna.connect(), id, BLIND);
    await page.watch();
    await page.until(() => page.match !== undefined);
    const exported = await exportMatch(server.store, id, { whole: true });
    if (!exported.ok) throw new Error(exported.reason.key);
    const whole = exported.value as WholeFile;
    const seats = whole.table.seats.map((seat) => (seat.computer ? { ...seat, strength: 'sovereign' } : seat));
    const file = {
      ...whole,
      table: { ...whole.table, seats, settings: { ...whole.table.settings, standIn: 'settler' } },
    };
    const there = await testServer(PARTS);
    const taken = { store: there.store, rules: createRuleSets([BLIND]), now: Date.now };
    expect(await importMatch(taken, JSON.stringify(file))).toMatchObject({ ok: true });
    const record = (await there.store.matches.load(id))?.record;
    expect(record?.seats.map(({ strength }) => strength)).toEqual([undefined, 'wanderer', 'wanderer']);
    expect(record?.settings.standIn).toBe('wanderer');
    await there.end();
  });
});
