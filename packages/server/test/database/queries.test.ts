import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { usualSettings } from '@morgenrot/protocol';
import type { CompiledQuery, Dialect } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { emptySeat, type NewTable, openStore, type Store } from '../../src/store/index.ts';

/** Tells what the store says to its database. */
function overheard() {
  const heard: CompiledQuery[] = [];
  const wrap = (dialect: Dialect): Dialect => ({
    createDriver: () => dialect.createDriver(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler() {
      const compiler = dialect.createQueryCompiler();
      return {
        compileQuery(...words) {
          const query = compiler.compileQuery(...words);
          heard.push(query);
          return query;
        },
      };
    },
  });
  return { heard, wrap };
}

/** A player whose lines all have to be looked for. */
const READER = { seat: '0', person: 'anna', isAmongWatchers: true, until: { n: 5, at: 5, beganAt: 5 } };
/** What is looked for by more than the match: of thousands of lines at a table, only those that are asked for are read. */
const BY_MORE_THAN_THE_MATCH = /^SEARCH talk .*\((?:match=\? AND )\w+/;

const OPENED: NewTable = {
  id: 'opened',
  game: 'bazaar',
  rules: 1,
  title: '',
  options: {},
  settings: usualSettings,
  host: 'anna',
  openedFrom: 7,
  seats: [emptySeat('0')],
  at: 1,
};
/** Whose tables are counted, of all that are public. */
const OF_THEIRS_ALONE = /^SEARCH other USING .*INDEX matches_(of_host|opened_from) /;
/** What anybody may ask for on their first page must not take longer with every match that has ever been played. */
const ASKED: [what: string, ask: (store: Store) => Promise<unknown>][] = [
  ['who a browser is', ({ people }) => people.byToken('a'.repeat(64))],
  ['the tables of a person', ({ tables }) => tables.ofPerson('anna', 50)],
  ['the list for everybody', ({ tables }) => tables.open(50, 1)],
  ['the list of the framework’s lobby', ({ tables }) => tables.ofGame('bazaar', { limit: 100 })],
  ['a place in the list', ({ tables }) => tables.create(OPENED)],
  ['a table', ({ tables }) => tables.read('table')],
  ['a match', ({ matches }) => matches.load('table')],
  ['where tables stand', ({ matches }) => matches.standings(['table', 'other'])],
  ['the seat of a link', ({ claims }) => claims.seatFor('a'.repeat(64))],
  ['the newest lines of talk', ({ talk }) => talk.before('table', READER, { id: 1e9, limit: 50 })],
  ['what was said after a line', ({ talk }) => talk.after('table', 7, 50)],
  ['who has said something', ({ talk }) => talk.speakers('table')],
  ['what happened between two states', ({ matches }) => matches.between('table', 7, 9)],
  ['the newest lines of the log', ({ matches }) => matches.pageBefore('table', 1e9, 100)],
  ['the last answers that may be taken back', ({ matches }) => matches.lastGiven('table', 50)],
  ['the last answer of a seat', ({ matches }) => matches.lastGivenBy('table', '0')],
  ['whether an answer was given before', ({ matches }) => matches.played('table', '0', 'action')],
  ['the presets of a person', ({ presets }) => presets.ofPerson('anna')],
  ['the passkeys of a person', ({ passkeys }) => passkeys.count('anna')],
];

it.each(ASKED)('finds %s without looking through all there is, nor sorting it', async (_what, ask) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'morgenrot-queries-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { heard, wrap } = overheard();
  const store = await openStore({ dataDir }, () => undefined, wrap);
  heard.splice(0);
  await ask(store);
  await store.close();
  expect(heard.length).toBeGreaterThan(0);
  const database = new DatabaseSync(join(dataDir, 'morgenrot.db'));
  for (const { sql, parameters } of heard) {
    const plan = database.prepare(`explain query plan ${sql}`).all(...(parameters as string[])) as { detail: string }[];
    for (const { detail } of plan) {
      expect(detail, sql).not.toMatch(/^SCAN (people|browsers|matches|seats|talk|journal)/);
      if (detail.startsWith('SEARCH talk') && !sql.includes('max('))
        expect(detail, sql).toMatch(BY_MORE_THAN_THE_MATCH);
      if (/^(SEARCH|SCAN) other/.test(detail)) expect(detail, sql).toMatch(OF_THEIRS_ALONE);
      if (/^SEARCH (standing|journal)/.test(detail)) expect(detail, sql).toMatch(/\(match=\? AND \w+/);
      // Of a match of thousands of entries, the few that others build on are not looked for one by one.
      if (detail.startsWith('SEARCH base')) expect(detail, sql).toContain('journal_bases');
    }
    if (/order by "(created|updated)"/.test(sql) && !sql.includes('union'))
      expect(plan.map(({ detail }) => detail).join()).not.toContain('ORDER BY');
  }
  database.close();
});
