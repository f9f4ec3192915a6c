import { usualSettings } from '@morgenrot/protocol';
import { describe, expect, it } from 'vitest';
import { isWithin } from '../../src/match/showing/behind.ts';
import { emptySeat, type Store, type TableRecord, type TalkRecord } from '../../src/store/index.ts';
import { hearingOf, hears } from '../../src/talk/hearing.ts';
import { KINDS } from '../kit/database.ts';
import { onStore } from '../kit/on-store.ts';
import { seeded } from '../kit/person.ts';

const said = (n: number, more: Partial<TalkRecord> = {}): Omit<TalkRecord, 'id'> => ({
  channel: 'table',
  person: 'anna',
  name: 'Änna',
  seat: '0',
  open: false,
  text: `line ${n}`,
  action: `action-${n}`,
  n: 3,
  at: 1_700_000_000_000 + n,
  ...more,
});

describe.each(KINDS)('what is said, on %s', (kind) => {
  let store: Store;
  let tables = 0;
  const { another } = onStore(kind, (opened) => {
    store = opened;
  });

  async function table(): Promise<string> {
    const id = `talk-${tables++}`;
    const base = { game: 'bazaar', rules: 1, title: '', options: {}, settings: usualSettings };
    await store.tables.create({ id, ...base, seats: [emptySeat('0'), emptySeat('1')], at: 5 });
    return id;
  }

  it('is given back as it was said', async () => {
    const id = await table();
    const lines = [
      said(1),
      said(2, { channel: 'private', to: { seat: '1', person: 'ben' }, text: 'a 👨‍👩‍👧‍👦\nb' }),
      said(3, { channel: 'watchers', seat: undefined, open: true }),
      said(4, { person: '', name: '', seat: undefined, text: '', event: { key: 'host.new', params: { name: 'Ä' } } }),
    ];
    for (const line of lines) await store.talk.add(id, line);
    const kept = lines.map((line, index) => ({ id: index + 1, ...JSON.parse(JSON.stringify(line)) }));
    expect(await store.talk.after(id, 0, 1000)).toEqual(kept);
    expect(await store.talk.after(id, 1, 2)).toEqual([kept[1], kept[2]]);
    const everything = { seat: '0', person: 'anna', isAmongWatchers: true };
    expect(await store.talk.before(id, everything, { id: 4, limit: 2 })).toEqual([kept[2], kept[1]]);
    expect(await store.talk.last(id)).toBe(4);
    expect((await store.talk.speakers(id)).sort()).toEqual(['anna']);
    expect(await store.talk.last('nowhere')).toBe(0);
  });

  it('is found for whoever may hear it, and exactly as the rule of who hears says', async () => {
    const id = await table();
    const random = seeded(7);
    const one = <T>(of: readonly T[]): T => of[random(of.length)] as T;
    const [people, seats] = [
      ['anna', 'ben', 'cleo'],
      ['0', '1', '2'],
    ] as const;
    const all: TalkRecord[] = [];
    for (let n = 0; n < 120; n++) {
      const channel = one(['table', 'watchers', 'private'] as const);
      const to = channel === 'private' ? { to: { seat: one(seats), person: one(people) } } : {};
      const open = channel === 'watchers' && random(2) === 0;
      const line = said(n, { channel, person: one(people), seat: one(seats), open, n: Math.floor(n / 4), ...to });
      all.push(await store.talk.add(id, line));
    }
    const record = (await store.tables.read(id)) as TableRecord;
    const horizons = [undefined, { n: 12, at: 1_700_000_000_000 + 60 }, { n: 30, at: 1_700_000_000_000 + 20 }];
    for (const status of ['playing', 'over'] as const)
      for (const kind of [null, ...seats, '~1'])
        for (const person of [undefined, ...people])
          for (const horizon of horizons) {
            const at = { ...record, status, beganAt: 1_700_000_000_000 + 10 };
            const ear = { kind, person };
            const isTold = (line: TalkRecord) => !horizon || line.channel !== 'table' || isWithin(horizon, at, line);
            const mine = all.filter((line) => hears(at, ear, line) && isTold(line)).reverse();
            const until = horizon && { until: { ...horizon, beganAt: at.beganAt } };
            const hearing = { ...hearingOf(at, ear), ...until };
            const found = await store.talk.before(id, hearing, { id: 1e9, limit: 1000 });
            expect(found.map((line) => line.id)).toEqual(mine.map((line) => line.id));
            const page = await store.talk.before(id, hearing, { id: 60, limit: 5 });
            expect(page).toEqual(mine.filter((line) => line.id < 60).slice(0, 5));
          }
  });

  it('gets a number of its own each, also when many speak at the same moment', async () => {
    const id = await table();
    const other = await another();
    const all = await Promise.all(
      Array.from({ length: 24 }, (_, n) => (n % 2 ? store : other).talk.add(id, said(n, { person: `p${n % 5}` }))),
    );
    await other.close();
    expect(all.map((line) => line.id).sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, n) => n + 1));
    expect((await store.talk.after(id, 0, 1000)).map((line) => line.id)).toEqual(
      Array.from({ length: 24 }, (_, n) => n + 1),
    );
  });

  it('has a moment of its own, by which it is found, also when the clock stands still', async () => {
    const id = await table();
    const all: TalkRecord[] = [];
    for (let n = 0; n < 5; n++) all.push(await store.talk.add(id, { ...said(n), at: 1000 }));
    expect(all.map(({ at }) => at)).toEqual([1000, 1001, 1002, 1003, 1004]);
    expect(await store.talk.since(id, 1002)).toBe(3);
    expect(await store.talk.since(id, 1004)).toBe(5);
    expect(await store.talk.since(id, 1005)).toBeUndefined();
  });

  it('is said once, however often it comes', async () => {
    const id = await table();
    const all = await Promise.all(Array.from({ length: 8 }, () => store.talk.add(id, said(1))));
    expect(new Set(all.map((line) => line.id)).size).toBe(1);
    expect(await store.talk.last(id)).toBe(1);
  });

  it('goes along with one seat to another person, and no further', async () => {
    const id = await table();
    await store.talk.add(id, said(1, { person: 'ben', seat: '1' }));
    await store.talk.add(id, said(2, { person: 'ben', seat: '2' }));
    await store.talk.add(id, said(3, { channel: 'private', to: { seat: '1', person: 'ben' } }));
    await store.talk.add(id, said(4, { channel: 'private', to: { seat: '2', person: 'ben' } }));
    await store.talk.passOn(id, '1', 'ben', 'ben-elsewhere');
    const lines = await store.talk.after(id, 0, 1000);
    expect(lines.map(({ person }) => person)).toEqual(['ben-elsewhere', 'ben', 'anna', 'anna']);
    expect(lines.map(({ to }) => to?.person)).toEqual([undefined, undefined, 'ben-elsewhere', 'ben']);
  });

  it('is gone with its table', async () => {
    const id = await table();
    await store.talk.add(id, said(1));
    expect(await store.tables.removeDeserted(id, 9)).toBe(true);
    expect(await store.talk.after(id, 0, 1000)).toEqual([]);
    await expect(store.talk.add(id, said(2))).rejects.toThrow();
  });
});
