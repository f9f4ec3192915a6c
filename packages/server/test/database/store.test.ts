import type { Entry } from '@morgenrot/engine';
import { frameworkTable, rewind, type TableState } from '@morgenrot/engine/framework';
import { usualSettings } from '@morgenrot/protocol';
import { describe, expect, it } from 'vitest';
import { type Advance, type Beginning, emptySeat, type Store, StoreError } from '../../src/store/index.ts';
import { KINDS } from '../kit/database.ts';
import { BAZAAR } from '../kit/game.ts';
import { onStore } from '../kit/on-store.ts';
import { seeded } from '../kit/person.ts';
import { anyAnswer } from '../kit/states.ts';

const rules = frameworkTable(BAZAAR);
const start = rules.begin({ seats: 2, options: { length: 'long', faulty: 'no', market: 'none' }, seed: 'a seed' });

function answered(state: TableState, value = 'pass'): TableState {
  const verdict = rules.answer(state, '0', state.G.steps.at(-1)?.id ?? 0, value);
  if (!verdict.ok) throw new Error(verdict.reason.key);
  return verdict.value;
}

describe.each(KINDS)('on %s', (kind) => {
  let store: Store;
  let tables = 0;
  const { reopen } = onStore(kind, (opened) => {
    store = opened;
  });

  async function table({ full = true } = {}): Promise<string> {
    const id = `table-${tables++}`;
    const seat = (n: number) => ({ ...emptySeat(String(n)), ...(full ? { name: `P${n}` } : {}) });
    const options = { length: 'short' };
    const at = 1_700_000_000_000 + tables;
    await store.tables.create({
      id,
      game: 'bazaar',
      rules: 1,
      title: 'Ä table 🏮',
      options,
      settings: usualSettings,
      watchKey: 'for-watchers',
      host: `host-${id}`,
      at,
      seats: [seat(0), seat(1)],
    });
    return id;
  }
  const beginning = (match: string): Beginning => ({
    match,
    affairsNumber: 0,
    seats: ['0', '1'].map((seat) => ({ ...emptySeat(seat), name: `P${seat}` })),
    options: { length: 'short' },
    seed: 'a seed',
    state: start,
    at: 5,
  });
  async function begun(): Promise<string> {
    const id = await table();
    expect(await store.matches.begin(beginning(id))).toBe(true);
    return id;
  }
  const entry: Entry = { by: '0', step: 3, value: 'pass' };
  const advance = (match: string, from: TableState, more: Partial<Advance> = {}): Advance => {
    const state = more.state ?? answered(from);
    return { match, from, state, entry, news: [], undos: 0, undoneAt: 0, at: 6, ...more };
  };

  it('finds every state again, from whole ones and from what has changed since', async () => {
    const id = await begun();
    let state = start;
    const below = seeded(7);
    for (let n = 0; n < 90; n++) {
      const next = anyAnswer(rules, state, below);
      if (!next) break;
      expect(await store.matches.commit({ ...advance(id, state, { state: next }), action: undefined })).toBe('stored');
      state = next;
      const saved = await store.matches.load(id);
      expect(saved?.state).toEqual(JSON.parse(JSON.stringify({ ...state, deltalog: [] })));
    }
    expect(state._stateID).toBeGreaterThan(40);
  });

  it('gives back a table as it was made', async () => {
    const id = await table({ full: false });
    expect(await store.tables.read(id)).toEqual({
      id,
      game: 'bazaar',
      rules: 1,
      title: 'Ä table 🏮',
      options: { length: 'short' },
      settings: usualSettings,
      watchKey: 'for-watchers',
      host: `host-${id}`,
      affairs: {},
      affairsNumber: 0,
      status: 'waiting',
      seats: [emptySeat('0'), emptySeat('1')],
      n: 0,
      undos: 0,
      undoneAt: 0,
      createdAt: 1_700_000_000_000 + tables,
      updatedAt: 1_700_000_000_000 + tables,
    });
    expect(await store.tables.read('nowhere')).toBeUndefined();
  });

  it('seats one of many who reach for the same seat', async () => {
    const id = await table({ full: false });
    const tries = Array.from({ length: 12 }, (_, n) => store.tables.takeSeat(id, '1', { name: `N${n}` }, 9));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
  });

  it('seats nobody twice at one table', async () => {
    const id = await table({ full: false });
    const person = await store.people.name({ id: 'anna', tokenHash: 'a'.repeat(64), name: 'Anna', at: 1 });
    const occupant = { name: 'Anna', person: person.id };
    const both = ['0', '1'].map((seat) => store.tables.takeSeat(id, seat, occupant, 9));
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
    expect((await store.tables.ofPerson('anna', 10)).map((one) => one.id)).toEqual([id]);
  });

  it('knows a person by the hash of a token, also when two requests come at once', async () => {
    const tokenHash = 'b'.repeat(64);
    const named = (id: string) => store.people.name({ id, tokenHash, name: 'Ben', at: 1 });
    const both = await Promise.all([named('ben-1'), named('ben-2')]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect((await store.people.byToken(tokenHash))?.name).toBe('Ben');
  });

  it('empties a seat while the match waits, and clears away deserted tables only', async () => {
    const id = await table();
    expect(await store.tables.emptySeat(id, '0', { whileWaiting: true, at: 9 })).toBe(true);
    expect(await store.tables.removeDeserted(id, 9)).toBe(false);
    expect(await store.tables.emptySeat(id, '1', { whileWaiting: true, at: 9 })).toBe(true);
    expect(await store.tables.removeDeserted(id, 9)).toBe(true);
    expect(await store.tables.read(id)).toBeUndefined();
    const running = await begun();
    expect(await store.tables.emptySeat(running, '0', { whileWaiting: true, at: 9 })).toBe(false);
  });

  it('lists presets in the order of their names, whatever letters they have', async () => {
    const person = await store.people.name({ id: 'dora', tokenHash: 'd'.repeat(64), name: 'Dora', at: 1 });
    const names = ['zwei', 'Anfang', 'Überall', 'Zu dritt', 'allein'];
    for (const [n, name] of names.entries()) {
      const wish = { game: 'bazaar', seats: 2, options: {}, settings: usualSettings };
      await store.presets.save({ id: `preset-${n}`, person: person.id, name, wish, at: 1, limit: 9 });
    }
    const listed = (await store.presets.ofPerson(person.id)).map(({ name }) => name);
    expect(listed).toEqual(['allein', 'Anfang', 'Überall', 'Zu dritt', 'zwei']);
  });

  it('empties a seat only of whoever is meant', async () => {
    const id = await table({ full: false });
    const person = await store.people.name({ id: 'cleo', tokenHash: 'c'.repeat(64), name: 'Cleo', at: 1 });
    await store.tables.takeSeat(id, '0', { name: 'Cleo', person: person.id }, 9);
    await store.tables.takeSeat(id, '1', { name: 'Dan', credentialHash: 'd'.repeat(64) }, 9);
    const empty = (seat: string, held: object) => store.tables.emptySeat(id, seat, { whileWaiting: true, at: 9, held });
    expect(await empty('0', { person: 'somebody' })).toBe(false);
    expect(await empty('0', {})).toBe(false);
    expect(await empty('1', { credentialHash: 'e'.repeat(64) })).toBe(false);
    expect((await store.tables.read(id))?.seats.map(({ name }) => name)).toEqual(['Cleo', 'Dan']);
    expect(await empty('0', { person: person.id })).toBe(true);
    expect(await empty('1', { credentialHash: 'd'.repeat(64) })).toBe(true);
  });

  it('loses no name that a seat gets while the table is changed elsewhere', async () => {
    const id = await table();
    const known = await store.tables.read(id);
    if (!known) throw new Error('no table');
    const seats = known.seats.map((seat) => ({ ...seat, ready: true }));
    await store.tables.changeSeat(id, '1', { name: 'Nina', data: '{}' });
    expect(await store.tables.amend(id, known, { seats }, 9)).toBe(false);
    expect((await store.tables.read(id))?.seats[1]).toMatchObject({ name: 'Nina', data: '{}' });
  });

  it('begins a match once, and not when somebody has come or gone since it was looked at', async () => {
    const open = await table({ full: false });
    await store.tables.takeSeat(open, '1', { name: 'Anna' }, 4);
    expect(await store.matches.begin(beginning(open))).toBe(false);
    const id = await table();
    const tries = [1, 2, 3].map(() => store.matches.begin(beginning(id)));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    const saved = await store.matches.load(id);
    expect(saved?.record).toMatchObject({ status: 'playing', seed: 'a seed', n: 0 });
    expect(saved?.state?.G).toEqual(JSON.parse(JSON.stringify(start.G)));
  });

  it('takes one of two answers to the same state', async () => {
    const id = await begun();
    const tries = Array.from({ length: 8 }, (_, n) =>
      store.matches.commit(advance(id, start, { action: `action-${n}` })),
    );
    const results = await Promise.all(tries);
    expect(results.filter((result) => result === 'stored')).toHaveLength(1);
    expect(results.filter((result) => result === 'conflict')).toHaveLength(7);
    expect(await store.matches.entries(id)).toEqual([entry]);
    const saved = await store.matches.load(id);
    expect(saved?.record.n).toBe(1);
    expect(saved?.state?._stateID).toBe(1);
  });

  it('knows an action again, and plays it once', async () => {
    const id = await begun();
    const next = answered(start);
    expect(await store.matches.commit(advance(id, start, { state: next, action: 'the-action' }))).toBe('stored');
    expect(
      await store.matches.commit(advance(id, next, { state: { ...next, _stateID: 2 }, action: 'the-action' })),
    ).toBe('repeated');
    expect(await store.matches.played(id, '0', 'the-action')).toBe(1);
    expect(await store.matches.played(id, '1', 'the-action')).toBeUndefined();
    expect((await store.matches.load(id))?.record.n).toBe(1);
  });

  it('stores nothing of an answer when a part of it cannot be stored', async () => {
    const id = await begun();
    const impossible = { ...advance(id, start), at: Number.NaN as number, news: [{ key: 'x', by: 1n as never }] };
    await expect(store.matches.commit(impossible)).rejects.toBeInstanceOf(StoreError);
    const saved = await store.matches.load(id);
    expect(saved?.record.n).toBe(0);
    expect(await store.matches.entries(id)).toEqual([]);
  });

  it('keeps what was taken back, apart from what stands', async () => {
    const id = await begun();
    const one = answered(start);
    const news = [{ key: 'played', by: '0' }];
    await store.matches.commit(advance(id, start, { state: one, news }));
    const back = rewind(one, start);
    const undo: Entry = { by: '0', undo: 0 };
    const said = [{ key: 'undo.done', by: '0' }];
    const takenBack = { state: back, entry: undo, news: said, undos: 1, undoneAt: 2, takesBack: 1, at: 7 };
    expect(await store.matches.commit(advance(id, one, takenBack))).toBe('stored');

    expect(await store.matches.entries(id)).toEqual([entry, undo]);
    expect(await store.matches.givenSince(id, 0)).toEqual([]);
    expect(await store.matches.lastGiven(id, 10)).toEqual([]);
    expect((await store.matches.pageBefore(id, 100, 10)).map(({ n }) => n)).toEqual([2, 0]);
    expect(await store.matches.between(id, 1, 2)).toMatchObject({ entries: [{ n: 2, news: said }], withdrawn: [1] });
    expect((await store.matches.between(id, 0, 2)).withdrawn).toEqual([]);
    expect((await store.matches.between(id, 0, 1)).entries.map(({ n }) => n)).toEqual([1]);
    expect((await store.matches.load(id))?.record).toMatchObject({ n: 2, undos: 1, undoneAt: 2 });
  });

  it('takes back everything from one answer on, and nothing before it', async () => {
    const id = await begun();
    const answers = [start];
    for (const n of [1, 2, 3]) {
      const before = answers.at(-1)!;
      const state = { ...answered(start), _stateID: n };
      await store.matches.commit(advance(id, before, { state, entry: { ...entry, by: String(n % 2) } }));
      answers.push(state);
    }
    const since = await store.matches.givenSince(id, 2);
    expect(since).toEqual([
      { n: 2, by: '0' },
      { n: 3, by: '1' },
    ]);
    const undo: Entry = { by: '0', undo: 1 };
    const back = { state: rewind(answers[3]!, answers[1]!), entry: undo, undos: 1, undoneAt: 4, takesBack: 2 };
    expect(await store.matches.commit(advance(id, answers[3]!, back))).toBe('stored');
    expect(await store.matches.givenSince(id, 0)).toEqual([{ n: 1, by: '1' }]);
    expect(await store.matches.lastGiven(id, 10, 1)).toEqual([]);
    expect((await store.matches.between(id, 3, 4)).withdrawn).toEqual([2, 3]);
    expect(await store.matches.entries(id)).toHaveLength(4);
  });

  it('lists what is open and what was played, for those who ask', async () => {
    const id = await begun();
    const hidden = `hidden-${kind}`;
    const seats = [emptySeat('0')];
    const base = { game: 'bazaar', rules: 1, title: '', options: {}, seats };
    await store.tables.create({ ...base, id: hidden, settings: { ...usualSettings, access: 'link' }, at: 8 });
    const open = (await store.tables.open(50)).map((one) => one.id);
    expect(open).toContain(id);
    expect(open).not.toContain(hidden);
    await store.matches.commit(advance(id, start, { outcome: { ranking: [['0'], ['1']] } }));
    expect((await store.tables.open(50)).map((one) => one.id)).not.toContain(id);
    const over = (await store.tables.ofGame('bazaar', { limit: 10 })).filter(({ status }) => status === 'over');
    expect(over.map((one) => one.id)).toEqual([id]);
    expect(over[0]?.outcome).toEqual({ ranking: [['0'], ['1']] });
    const late = { ...answered(start), _stateID: 2 };
    expect(await store.matches.commit(advance(id, answered(start), { state: late }))).toBe('conflict');
  });

  it('notes the minute in which a match has moved on, and the very moment in which it is over', async () => {
    const id = await begun();
    const noted = async () => (await store.tables.read(id))?.updatedAt;
    const minute = 60_000;
    const states = [start];
    for (let n = 0; n < 4; n++) states.push(anyAnswer(rules, states[n]!, seeded(n))!);
    const step = (n: number, more: Partial<Advance>) =>
      store.matches.commit(advance(id, states[n]!, { state: states[n + 1]!, ...more }));
    await step(0, { at: minute - 1, updatedAt: 5 });
    expect(await noted()).toBe(5);
    await step(1, { at: minute, updatedAt: minute - 1 });
    expect(await noted()).toBe(minute);
    await step(2, { at: minute + 1 });
    expect(await noted()).toBe(minute + 1);
    await step(3, { at: minute + 2, updatedAt: minute + 1, outcome: { ranking: [['0'], ['1']] } });
    expect(await noted()).toBe(minute + 2);
  });

  it('is the same after it was closed and opened again', async () => {
    const id = await begun();
    await store.matches.commit(advance(id, start));
    const before = await store.matches.load(id);
    await reopen();
    expect(await store.matches.load(id)).toEqual(before);
    expect(await store.answers()).toBe(true);
  });
});
