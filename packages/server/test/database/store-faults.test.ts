import { frameworkTable, rewind, type TableState } from '@morgenrot/engine/framework';
import { usualSettings } from '@morgenrot/protocol';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Advance,
  emptySeat,
  type ImportedMatch,
  type NewTable,
  openStore,
  type SeatRecord,
  type Store,
  StoreError,
} from '../../src/store/index.ts';
import type { Schema } from '../../src/store/schema.ts';
import { KINDS, type TestDatabase, testDatabase } from '../kit/database.ts';
import { type Faults, faults, type How } from '../kit/faulty.ts';
import { BAZAAR } from '../kit/game.ts';

const rules = frameworkTable(BAZAAR);
const start = rules.begin({ seats: 2, options: { length: 'long', faulty: 'no', market: 'none' }, seed: 'a seed' });

function answered(state: TableState): TableState {
  const verdict = rules.answer(state, '0', state.G.steps.at(-1)?.id ?? 0, 'pass');
  if (!verdict.ok) throw new Error(verdict.reason.key);
  return verdict.value;
}
const one = answered(start);

/** Where everything is kept; the clock of the epoch and the migrations are not what is stored. */
const TABLES = [
  'people',
  'browsers',
  'matches',
  'seats',
  'talk',
  'presets',
  'passkeys',
  'challenges',
  'secrets',
  'audit',
];
const OF_MATCHES = ['journal', 'snapshots', 'changes'];

/** Brings a world about with names of its own, and says what is to be tried in it. */
type Scene = (store: Store, id: string, db: Kysely<Schema>) => Promise<() => Promise<unknown>>;

const seat = (id: string, n: number) => ({ ...emptySeat(String(n)), name: `P${n}`, person: `${id}-p${n}` });
const table = (id: string, seats: SeatRecord[] = [seat(id, 0), seat(id, 1)]): NewTable => ({
  id,
  game: 'bazaar',
  rules: 1,
  title: '',
  options: {},
  settings: usualSettings,
  host: `${id}-p0`,
  at: 5,
  seats,
});
const open = [emptySeat('0'), emptySeat('1')];
const passkeyOf = (id: string) => ({
  id: `${id}-key`,
  person: `${id}-p0`,
  publicKey: 'k',
  counter: 0,
  transports: [],
  at: 1,
});
const advance = (match: string, more: Partial<Advance> = {}): Advance => ({
  match,
  from: start,
  state: one,
  entry: { by: '0', step: 3, value: 'pass' },
  action: `${match}-action`,
  news: [],
  undos: 0,
  undoneAt: 0,
  at: 6,
  ...more,
});
async function begun(store: Store, id: string): Promise<void> {
  await store.tables.create(table(id));
  await store.matches.begin(beginning(id));
}
const beginning = (match: string) => ({
  match,
  affairsNumber: 0,
  seats: [seat(match, 0), seat(match, 1)],
  options: { length: 'long', faulty: 'no', market: 'none' },
  seed: 'a seed',
  state: start,
  at: 5,
});
/** A running match from elsewhere, with an answer that was taken back. */
const imported = (id: string): ImportedMatch => ({
  table: { ...table(id), seed: 'a seed' },
  beganAt: 4,
  affairs: { paused: true },
  clock,
  updatedAt: 9,
  journal: [
    { n: 0, news: [], at: 4 },
    { n: 1, news: [], at: 5, entry: { by: '0', step: 3, value: 'pass' }, withdrawnBy: 2 },
    { n: 2, news: [], at: 6, entry: { by: '0', undo: 0 } },
  ],
  state: rewind(one, start),
  undos: 1,
  undoneAt: 2,
});
const clock = { at: 1, left: { '0': 5 }, running: ['0'], keeper: 'me' };
const later = { ...clock, at: 2 };
const word = (id: string, action: string) => ({
  channel: 'private' as const,
  person: `${id}-p0`,
  name: 'P0',
  seat: '0',
  to: { seat: '0', person: `${id}-p0` },
  open: false,
  text: 'well…',
  action,
  n: 0,
  at: 5,
});

/** Everything in the store that changes something, by its name. */
const SCENES: Record<string, Scene> = {
  'tables.create': async (store, id) => () => store.tables.create(table(id)),
  'tables.createNext': async (store, id) => {
    await store.tables.create(table(id));
    const next = `${id}-next`;
    return () => store.tables.createNext({ ...table(next, open), host: undefined }, { match: id });
  },
  'tables.takeSeat': async (store, id) => {
    await store.tables.create(table(id, open));
    return () => store.tables.takeSeat(id, '1', { name: 'Anna', person: `${id}-p0` }, 9);
  },
  'tables.emptySeat': async (store, id) => {
    await store.tables.create(table(id));
    return () => store.tables.emptySeat(id, '1', { whileWaiting: true, at: 9 });
  },
  'tables.amend': async (store, id) => {
    await store.tables.create(table(id));
    const [first, second] = [seat(id, 0), seat(id, 1)];
    const seats = [
      { ...first, seat: '1' },
      { ...second, seat: '0', ready: true },
    ];
    const known = { affairsNumber: 0, status: 'waiting' as const, n: 0 };
    return () => store.tables.amend(id, known, { title: 'new', seats }, 9);
  },
  'tables.wind': async (store, id) => {
    await store.tables.create(table(id));
    await store.matches.begin({ ...beginning(id), clock });
    return () => store.tables.wind(id, clock, later);
  },
  'tables.changeSeat': async (store, id) => {
    await store.tables.create(table(id));
    return () => store.tables.changeSeat(id, '0', { name: 'Nina', data: '{}' });
  },
  'tables.follow': async (store, id) => {
    await store.tables.create(table(id));
    return () => store.tables.follow(id, `${id}-next`);
  },
  'tables.seen': async (store, id) => {
    await store.tables.create(table(id));
    return () => store.tables.seen([id], 9);
  },
  'tables.removeStale': async (store, id) => {
    await store.tables.create({ ...table(id), at: 1 });
    return () => store.tables.removeStale({ seated: 2, empty: 2 });
  },
  'tables.removeDeserted': async (store, id) => {
    await store.tables.create(table(id, open));
    return () => store.tables.removeDeserted(id, 9);
  },
  'matches.begin': async (store, id) => {
    await store.tables.create(table(id));
    return () => store.matches.begin(beginning(id));
  },
  'matches.commit': async (store, id) => {
    await begun(store, id);
    return () => store.matches.commit(advance(id, { clock, affairsNumber: 1 }));
  },
  'matches.commit of a whole state': async (store, id) => {
    await begun(store, id);
    await store.matches.commit(advance(id));
    const state = { ...answered(start), _stateID: 32 };
    return () => store.matches.commit(advance(id, { from: one, state, action: `${id}-32` }));
  },
  'matches.commit of an undo that ends the match': async (store, id) => {
    await begun(store, id);
    await store.matches.commit(advance(id));
    const back = { state: rewind(one, start), entry: { by: '0', undo: 0 }, undos: 1, undoneAt: 2, takesBack: 1 };
    const outcome = { ranking: [['0'], ['1']] };
    return () => store.matches.commit(advance(id, { from: one, ...back, action: undefined, outcome }));
  },
  'talk.add': async (store, id) => {
    await store.tables.create(table(id));
    return () => store.talk.add(id, word(id, `${id}-word`));
  },
  'talk.passOn': async (store, id) => {
    await store.tables.create(table(id));
    await store.talk.add(id, word(id, `${id}-word`));
    return () => store.talk.passOn(id, '0', `${id}-p0`, `${id}-p1`);
  },
  'people.name': async (store, id) => () =>
    store.people.name({ id: `${id}-p2`, tokenHash: `${id}-t2`, name: 'Anna', at: 1 }),
  'people.signed': async (store, id, db) => {
    // Somebody of before cookies were signed.
    await db.updateTable('people').set({ signed: null }).where('id', '=', `${id}-p0`).execute();
    return () => store.people.signed(`${id}-p0`, 2);
  },
  'people.addBrowser': async (store, id) => {
    return () => store.people.addBrowser({ tokenHash: `${id}-other`, person: `${id}-p0`, at: 2 });
  },
  'people.removeBrowsers': async (store, id) => {
    await store.people.addBrowser({ tokenHash: `${id}-other`, person: `${id}-p0`, at: 2 });
    return () => store.people.removeBrowsers(`${id}-p0`, [`${id}-t0`, `${id}-other`]);
  },
  'passkeys.remove': async (store, id) => {
    const passkey = passkeyOf(id);
    await store.passkeys.add(passkey);
    return () => store.passkeys.remove(passkey.person, [passkey.id]);
  },
  'passkeys.add': async (store, id) => {
    const passkey = passkeyOf(id);
    return () => store.passkeys.add(passkey);
  },
  'passkeys.used': async (store, id) => {
    const passkey = passkeyOf(id);
    await store.passkeys.add(passkey);
    return () => store.passkeys.used(passkey.id, { before: 0, now: 1 });
  },
  'passkeys.challenge': async (store, id) => {
    const make = { purpose: 'make' as const, challenge: 'c', at: 1 };
    await store.passkeys.challenge({ ...make, tokenHash: `${id}-old`, until: 5 });
    return () => store.passkeys.challenge({ ...make, tokenHash: id, until: 900, at: 9 });
  },
  'passkeys.takeChallenge': async (store, id) => {
    await store.passkeys.challenge({ tokenHash: id, purpose: 'make', challenge: 'c', until: 900, at: 1 });
    return () => store.passkeys.takeChallenge(id, 'make', 2);
  },
  'presets.save': async (store, id) => {
    const preset = { id: `${id}-preset`, person: `${id}-p0`, name: 'mine', wish: { game: 'bazaar', seats: 2 } };
    return () => store.presets.save({ ...preset, at: 1, limit: 3 });
  },
  'presets.remove': async (store, id) => {
    const preset = { id: `${id}-preset`, person: `${id}-p0`, name: 'mine', wish: { game: 'bazaar', seats: 2 } };
    await store.presets.save({ ...preset, at: 1, limit: 3 });
    return () => store.presets.remove(preset.id, preset.person);
  },
  'audit.begin': async (store, id, db) => {
    // Lines are numbered: each world begins with the first.
    await db.deleteFrom('audit').execute();
    const deed = { at: 1, who: 'me', from: 'here', deed: 'close', table: id, details: { reason: 'r' } };
    return () => store.audit.begin(deed);
  },
  'audit.end': async (store, id, db) => {
    await db.deleteFrom('audit').execute();
    const entry = await store.audit.begin({ at: 1, who: 'me', from: 'here', deed: 'import', details: {} });
    return () => store.audit.end(entry, { outcome: 'done', details: { id }, table: id });
  },
  'imports.add': async (store, id) => () => store.imports.add(imported(id)),
  'secrets.keep': async (store, id) => () => store.secrets.keep(id, () => 'a secret'),
  'secrets.put': async (store, id) => () => store.secrets.put(id, 'known from now on'),
};

const READS = [
  ...['tables.read', 'tables.open', 'tables.ofGame', 'tables.ofPerson', 'tables.timed', 'tables.clockOf'],
  ...[
    'matches.load',
    'matches.standings',
    'matches.played',
    'matches.lastGiven',
    'matches.lastGivenBy',
    'matches.givenSince',
    'matches.pageBefore',
  ],
  ...[
    'matches.between',
    'matches.wayBack',
    'matches.entries',
    'matches.journal',
    'matches.journalAfter',
    'matches.base',
    'people.byToken',
    'people.read',
    'people.browsersOf',
    'claims.seatFor',
  ],
  ...['search.find', 'search.count', 'audit.before'],
  ...[
    'talk.last',
    'talk.after',
    'talk.before',
    'talk.speakers',
    'talk.since',
    'presets.ofPerson',
    'presets.read',
    'secrets.read',
  ],
  ...['passkeys.read', 'passkeys.ofPerson', 'passkeys.madeBy', 'passkeys.count'],
];

describe.each(KINDS)('on %s, when any one statement fails', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let db: Kysely<Schema>;
  const broken: Faults = faults();
  let worlds = 0;
  beforeAll(async () => {
    database = await testDatabase(kind);
    store = await openStore(
      database,
      () => undefined,
      (dialect) => {
        db = new Kysely({ dialect });
        return broken.wrap(dialect);
      },
    );
  });
  afterAll(async () => {
    await store.close();
    // On PostgreSQL both have one pool, and it is closed by now.
    if (kind === 'sqlite') await db.destroy();
    await database.drop();
  });

  async function rows(): Promise<string[]> {
    const all: string[] = [];
    for (const name of [...TABLES, ...OF_MATCHES]) {
      const found = await sql<object>`select * from ${sql.table(name)}`.execute(db);
      all.push(...found.rows.map((row) => `${name} ${JSON.stringify(row)}`));
    }
    return all;
  }
  /** What a deed has changed, with the names of its world taken out. */
  async function changesBy(id: string, deed: () => Promise<unknown>): Promise<{ changes: string[]; error: unknown }> {
    const before = new Set(await rows());
    const error = await deed().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    const after = new Set(await rows());
    const gone = [...before].filter((row) => !after.has(row)).map((row) => `- ${row}`);
    const come = [...after].filter((row) => !before.has(row)).map((row) => `+ ${row}`);
    return { changes: [...gone, ...come].map((row) => row.replaceAll(id, 'it')).sort(), error };
  }
  async function world(scene: Scene): Promise<{ id: string; deed: () => Promise<unknown> }> {
    const id = `w${String(worlds++).padStart(4, '0')}x`;
    for (const n of [0, 1]) {
      await store.people.name({ id: `${id}-p${n}`, tokenHash: `${id}-t${n}`, name: `P${n}`, at: 1 });
    }
    return { id, deed: await scene(store, id, db) };
  }

  it('has tried everything that changes something', () => {
    const parts = Object.entries(store).filter(([, part]) => typeof part === 'object');
    const all = parts.flatMap(([name, part]) => Object.keys(part).map((method) => `${name}.${method}`));
    const tried = new Set([...READS, ...Object.keys(SCENES).map((name) => name.split(' ')[0] ?? '')]);
    expect(all.filter((name) => !tried.has(name) && !name.startsWith('rules.'))).toEqual([]);
  });

  it.each(Object.entries(SCENES))(
    '%s is done as a whole or not at all, and can be done again',
    async (_name, scene) => {
      const good = await world(scene);
      const { changes: whole, error: trouble } = await changesBy(good.id, good.deed);
      expect(trouble).toBeUndefined();
      expect(whole).not.toEqual([]);
      for (const how of ['unsaid', 'unheard'] as How[]) {
        for (let at = 1; ; at++) {
          const { id, deed } = await world(scene);
          broken.arm(at, how);
          const { changes, error } = await changesBy(id, deed);
          const { failed } = broken.disarm();
          if (!failed) break;
          if (error !== undefined) expect(error).toBeInstanceOf(StoreError);
          if (changes.length > 0) expect(changes, `statement ${at} ${how}`).toEqual(whole);
          // What was said to be done is done.
          if (error === undefined) expect(changes, `statement ${at} ${how}`).toEqual(whole);
          if (changes.length === 0) expect((await changesBy(id, deed)).changes, `again after ${at}`).toEqual(whole);
        }
      }
    },
  );
});
