import { usualSettings } from '@morgenrot/protocol';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptySeat, openStore } from '../../src/store/index.ts';
import { moments } from '../../src/store/talk/heard.ts';
import { connectTo, KINDS, testDatabase } from '../kit/database.ts';

const line = (n: number) =>
  ({
    channel: 'table',
    person: 'anna',
    name: 'Anna',
    open: false,
    text: '',
    action: `action-${n}`,
    n: 0,
    at: n,
  }) as const;

it.each(KINDS)('lines of before that share a moment follow each other from now on (%s)', async (kind) => {
  const database = await testDatabase(kind);
  const store = await openStore(database, () => undefined);
  const db = connectTo(database);
  const base = { game: 'bazaar', rules: 1, title: '', options: {}, settings: usualSettings, seats: [emptySeat('0')] };
  for (const id of ['one', 'two']) {
    await store.tables.create({ id, ...base, at: 5 });
    for (let n = 1; n <= 6; n++) await store.talk.add(id, line(n * 10));
  }
  await sql`drop index talk_moments`.execute(db);
  await sql`update talk set at = 20 where id in (2, 3, 4)`.execute(db);
  await sql`update talk set at = 19 where id = 5 and match = 'two'`.execute(db);
  await moments.up(db);
  const at = async (id: string) => (await store.talk.after(id, 0, 10)).map((each) => each.at);
  expect(await at('one')).toEqual([10, 20, 21, 22, 50, 60]);
  expect(await at('two')).toEqual([10, 20, 21, 22, 23, 60]);
  await db.destroy();
  await store.close();
  await database.drop();
});
