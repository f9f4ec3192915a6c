import { LIMITS, type Preset } from '@morgenrot/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../src/store/index.ts';
import { migrate } from '../../src/store/migrations.ts';
import { connectTo, KINDS, type TestDatabase, testDatabase } from '../kit/database.ts';
import { Person } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const WISH = {
  game: 'bazaar',
  seats: 3,
  plans: ['open', 'kept', 'computer'],
  options: { length: 'long' },
  title: 'Long evening',
  settings: { access: 'link', start: 'host', watch: 'off', clock: { minutes: 20, plus: 10, atZero: 'computer' } },
};

async function someone(name = 'Anna'): Promise<Person> {
  const person = new Person(server.url, name);
  await person.ask('POST', '/api/me', { name });
  return person;
}
const save = (person: Person, name: unknown, wish: unknown = WISH) =>
  person.ask('POST', '/api/presets', { name, wish });
async function saved(person: Person, name: string): Promise<Preset> {
  const { body } = await save(person, name);
  return (body as unknown as { preset: Preset }).preset;
}
async function namesOf(person: Person): Promise<string[]> {
  const { body } = await person.ask('GET', '/api/presets');
  return (body as unknown as { presets: Preset[] }).presets.map(({ name }) => name);
}

describe('a preset', () => {
  it('is kept under its name, whole, and a table can be opened with it', async () => {
    const anna = await someone();
    const preset = await saved(anna, '  Long   evening ');
    expect(preset).toMatchObject({
      name: 'Long evening',
      wish: { ...WISH, options: { length: 'long', faulty: 'no', market: 'none' } },
    });
    expect(await namesOf(anna)).toEqual(['Long evening']);
    const table = await anna.create({ ...preset.wish });
    expect(table).toMatchObject({
      title: 'Long evening',
      options: { length: 'long' },
      settings: { clock: { plus: 10 } },
    });
    expect(table.seats.map(({ plan }) => plan)).toEqual(['open', 'kept', 'computer']);
  });

  it('opens for whoever has its link, and tells nothing of whose it is', async () => {
    const { id } = await saved(await someone(), 'Shared');
    const { body, status } = await new Person(server.url, 'Ben').ask('GET', `/api/presets/${id}`);
    expect(status).toBe(200);
    expect(Object.keys((body as unknown as { preset: object }).preset).sort()).toEqual(['id', 'name', 'wish']);
  });

  it('takes the place of the one before by the same name, and keeps its link', async () => {
    const anna = await someone();
    const first = await saved(anna, 'Mine');
    const { body } = await save(anna, 'Mine', { ...WISH, seats: 2, plans: ['open', 'open'] });
    const again = (body as unknown as { preset: Preset }).preset;
    expect([again.id, again.wish.seats]).toEqual([first.id, 2]);
    expect(await namesOf(anna)).toEqual(['Mine']);
  });

  it('belongs to one person: another one neither lists nor deletes nor overwrites it', async () => {
    const [anna, ben] = [await someone(), await someone('Ben')];
    const { id } = await saved(anna, 'Hers');
    expect(await namesOf(ben)).toEqual([]);
    const refused = await ben.ask('POST', `/api/presets/${id}/delete`, {});
    expect([refused.status, refused.body.reason?.key]).toEqual([404, 'preset.unknown']);
    expect((await saved(ben, 'Hers')).id).not.toBe(id);
    expect(await namesOf(anna)).toEqual(['Hers']);
  });

  it('is gone when it is deleted, and its link with it', async () => {
    const anna = await someone();
    const { id } = await saved(anna, 'Gone');
    expect((await anna.ask('POST', `/api/presets/${id}/delete`, {})).status).toBe(200);
    for (const path of [id, 'nothing-here', '__proto__', '%00', 'x'.repeat(99)]) {
      const { status, body } = await anna.ask('GET', `/api/presets/${path}`);
      expect([status, body.reason?.key], path).toEqual([404, 'preset.unknown']);
    }
    expect(await namesOf(anna)).toEqual([]);
  });

  it('has to wait when there are too many, also when many are saved at once', async () => {
    const anna = await someone();
    for (let n = 0; n < LIMITS.presets; n++) await saved(anna, `Preset ${n}`);
    const { status, body } = await save(anna, 'One more');
    expect([status, body.reason?.key]).toEqual([400, 'presets.many']);
    expect((await save(anna, 'Preset 3')).status).toBe(200);
  });

  it.each([
    ['', WISH, 'name.empty'],
    ['\u200b\u2060', WISH, 'name.empty'],
    ['x'.repeat(41), WISH, 'name.tooLong'],
    [7, WISH, 'message.malformed'],
    ['A', { ...WISH, game: 'chess' }, 'game.unknown'],
    ['A', { ...WISH, seats: 9, plans: undefined }, 'seats.count'],
    ['A', { ...WISH, plans: ['open'] }, 'seats.count'],
    ['A', { ...WISH, options: { length: 'endless' } }, 'options.value'],
    ['A', { ...WISH, options: { colour: 'red' } }, 'options.unknown'],
    ['A', { ...WISH, password: 'secret' }, 'message.malformed'],
    ['A', { ...WISH, name: 'Anna' }, 'message.malformed'],
    ['A', { ...WISH, settings: { delay: { by: 'minutes', amount: 11 } } }, 'message.malformed'],
    ['A', undefined, 'message.malformed'],
  ])('called %j is refused with %j', async (name, wish, key) => {
    const anna = await someone();
    expect((await anna.ask('POST', '/api/presets', { name, wish })).body.reason?.key).toBe(key);
    expect(await namesOf(anna)).toEqual([]);
  });

  it('needs somebody whom it belongs to', async () => {
    const { body } = await save(new Person(server.url, 'Nobody'), 'A');
    expect(body.reason?.key).toBe('name.empty');
  });
});

describe('my name', () => {
  it('can be changed, and stays what it was when the new one will not do', async () => {
    const anna = await someone();
    expect((await anna.ask('POST', '/api/me', { name: ' Anne  Marie ' })).body).toEqual({
      ok: true,
      name: 'Anne Marie',
    });
    for (const [name, key] of [
      ['', 'name.empty'],
      ['\u2066\u200b', 'name.empty'],
      ['x'.repeat(25), 'name.tooLong'],
      [null, 'message.malformed'],
    ]) {
      const { status, body } = await anna.ask('POST', '/api/me', { name });
      expect([status, body.reason?.key]).toEqual([400, key]);
    }
    expect((await anna.ask('GET', '/api/me')).body).toMatchObject({ name: 'Anne Marie' });
  });
});

describe.each(KINDS)('presets on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await testDatabase(kind);
    store = await openStore(database, () => undefined);
    for (const id of ['anna', 'ben']) await store.people.name({ id, tokenHash: id, name: id, at: 1 });
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });
  const wish = { game: 'bazaar', seats: 2 };
  const preset = (id: string, name: string, person = 'anna') => ({ id, name, person, wish, at: 1, limit: 3 });

  it('are read, overwritten and removed by whoever they belong to', async () => {
    await store.presets.save(preset('p1', 'B'));
    await store.presets.save(preset('p2', 'A'));
    expect(await store.presets.save({ ...preset('p3', 'B'), wish: { ...wish, seats: 4 } })).toMatchObject({ id: 'p1' });
    expect((await store.presets.ofPerson('anna')).map(({ id, wish: { seats } }) => [id, seats])).toEqual([
      ['p2', 2],
      ['p1', 4],
    ]);
    expect(await store.presets.remove('p1', 'ben')).toBe(false);
    expect(await store.presets.remove('p1', 'anna')).toBe(true);
    expect(await store.presets.read('p1')).toBeUndefined();
  });

  it('saved twice at the same moment are one', async () => {
    const both = await Promise.all(['q1', 'q2'].map((id) => store.presets.save(preset(id, 'Same', 'ben'))));
    expect(new Set(both.map((one) => one?.id)).size).toBe(1);
    expect(await store.presets.ofPerson('ben')).toHaveLength(1);
  });

  it('of the same name stand beside each other for two games, each game with as many as it may have', async () => {
    await store.people.name({ id: 'cleo', tokenHash: 'cleo', name: 'cleo', at: 1 });
    const of = (game: string, id: string, name: string) => ({ ...preset(id, name, 'cleo'), wish: { ...wish, game } });
    expect(await store.presets.save(of('bazaar', 'c1', 'Mine'))).toMatchObject({ id: 'c1' });
    expect(await store.presets.save(of('other', 'c2', 'Mine'))).toMatchObject({ id: 'c2' });
    expect(await store.presets.save({ ...of('other', 'c3', 'Mine'), at: 2 })).toMatchObject({ id: 'c2' });
    for (const id of ['c4', 'c5']) await store.presets.save(of('bazaar', id, id));
    expect(await store.presets.save(of('bazaar', 'c6', 'c6'))).toBeUndefined();
    expect(await store.presets.save(of('other', 'c7', 'c7'))).toMatchObject({ id: 'c7' });
  });

  it('of before belong to the game that they were saved for', async () => {
    const older = await testDatabase(kind);
    const db = connectTo(older);
    await migrate(db, '0010-moments');
    await db.insertInto('people').values({ id: 'anna', token_hash: 'a', name: 'Anna', created: 1 }).execute();
    const row = (id: string, text: string) =>
      sql`insert into presets (id, person, name, wish, at) values (${id}, 'anna', ${id}, ${text}, 1)`.execute(db);
    await row('Mine', JSON.stringify(wish));
    await row('Damaged', '{"game":');
    await migrate(db);
    const rows = await db.selectFrom('presets').select(['id', 'game']).orderBy('id').execute();
    expect(rows).toEqual([
      { id: 'Damaged', game: '' },
      { id: 'Mine', game: 'bazaar' },
    ]);
    await db.destroy();
    const newer = await openStore(older, () => undefined);
    const saved = { ...preset('other', 'Mine'), wish: { ...wish, seats: 5 } };
    expect(await newer.presets.save(saved)).toMatchObject({ id: 'Mine', wish: { seats: 5 } });
    await newer.close();
    await older.drop();
  });

  it('are refused when there are too many', async () => {
    for (const id of ['r1', 'r2']) await store.presets.save(preset(id, id, 'ben'));
    expect(await store.presets.save(preset('r3', 'r3', 'ben'))).toBeUndefined();
  });
});
