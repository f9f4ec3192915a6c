import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@morgenrot/catalog';
import {
  type AnyGame,
  clone,
  type Entry,
  initialOptions,
  type LogEntry,
  replayAll,
  sha256Hex,
  verify,
  verifying,
} from '@morgenrot/engine';
import { freshSeed } from '@morgenrot/engine/framework';
import { playout } from '@morgenrot/engine/simulate';
import type { MatchFile } from '@morgenrot/protocol';
import { matchFile } from '@morgenrot/protocol/schemas';
import { afterAll, describe, expect, it } from 'vitest';
import { BAZAAR } from '../kit/game.ts';
import { seeded } from '../kit/person.ts';

const MATCHES = process.env.QUICK === '1' ? 3 : 10;

/** The file of a match that was played at random, as a server would write it. */
function fileOf(
  game: AnyGame,
  seed: string,
  players: number,
  chosen: Readonly<Record<string, string>> = {},
  change: (entries: Entry[]) => Entry[] = (same) => same,
) {
  const options = { ...initialOptions(game.options), ...chosen };
  const { record: played, finished } = playout(game, { players, options, seed, mostDecisions: 5000 });
  if (!finished) throw new Error('take another seed');
  const record = { ...played, entries: change(played.entries) };
  const told: MatchFile['told'] = [];
  const { state, hash } = replayAll(game, record, ({ state: now, entry, at }) => {
    const news: LogEntry[] = entry && 'undo' in entry ? [{ key: 'undo.done', by: entry.by }] : clone(now.news);
    told.push({ n: at + 1, at: 1000 + at, news });
  });
  const outcome = game.outcome(state);
  if (!outcome) throw new Error('a match that is over has an outcome');
  const file: MatchFile = {
    format: 'morgenrot.match',
    version: 1,
    table: {
      id: 'table',
      title: '',
      names: Object.fromEntries(record.players.map((p) => [p, p])),
      beganAt: 0,
      endedAt: 1,
    },
    seedHash: sha256Hex(seed),
    record,
    told,
    outcome,
    hash,
  };
  return file;
}

type Tamper = (file: MatchFile, below: (n: number) => number) => void;

/** A line in which some number is, and the number's name. */
const numbersIn = ({ told }: MatchFile) =>
  told.flatMap(({ news }) =>
    news.flatMap((line) =>
      Object.entries(line.params ?? {}).flatMap(([name, value]) => (typeof value === 'number' ? [{ line, name }] : [])),
    ),
  );

const TAMPERINGS: Record<string, { tamper: Tamper; kinds: string[] }> = {
  'another seed': { tamper: (file) => (file.record.seed = freshSeed()), kinds: ['seed'] },
  'another seed with its hash': {
    tamper(file) {
      file.record.seed = freshSeed();
      file.seedHash = sha256Hex(file.record.seed);
    },
    kinds: ['told', 'entry'],
  },
  'another fingerprint': { tamper: (file) => (file.seedHash = sha256Hex('x')), kinds: ['seed'] },
  'a die that was told otherwise': {
    tamper(file, below) {
      const numbers = numbersIn(file);
      const { line, name } = numbers[below(numbers.length)]!;
      line.params = { ...line.params, [name]: Number(line.params?.[name]) + 1 };
    },
    kinds: ['told'],
  },
  'a line that is gone': {
    tamper(file, below) {
      const telling = file.told.filter(({ news }) => news.length > 0);
      telling[below(telling.length)]!.news.pop();
    },
    kinds: ['told'],
  },
  'an answer by somebody else': {
    tamper(file, below) {
      const entry = file.record.entries[below(file.record.entries.length)]!;
      entry.by = file.record.players.find((player) => player !== entry.by) ?? '9';
    },
    kinds: ['entry', 'told', 'outcome', 'state'],
  },
  'an answer that was not offered': {
    tamper(file, below) {
      const given = file.record.entries.flatMap((entry) => ('step' in entry ? [entry] : []));
      given[below(given.length)]!.value = 'what nobody offers';
    },
    kinds: ['entry'],
  },
  'an entry that is missing': {
    tamper: (file, below) => file.record.entries.splice(below(file.record.entries.length), 1),
    kinds: ['gap'],
  },
  'an entry that is missing with what was told of it': {
    tamper(file, below) {
      const at = below(file.record.entries.length);
      file.record.entries.splice(at, 1);
      file.told.splice(at + 1, 1);
      for (const [n, told] of file.told.entries()) told.n = n;
    },
    kinds: ['entry', 'told', 'outcome', 'state'],
  },
  'an end that is missing': {
    tamper(file) {
      file.record.entries.pop();
      file.told.pop();
    },
    kinds: ['outcome', 'told'],
  },
  'other rules': { tamper: (file) => file.record.rules++, kinds: ['rules'] },
  'more players': { tamper: (file) => file.record.players.push('7'), kinds: ['table'] },
  'an option that no table has': { tamper: (file) => (file.record.options.extra = 'yes'), kinds: ['table'] },
  'another winner': {
    tamper: (file) => file.outcome.ranking.push(file.outcome.ranking.shift()!, []),
    kinds: ['outcome'],
  },
  'another last state': { tamper: (file) => (file.hash = sha256Hex('y')), kinds: ['state'] },
};

describe.each([
  ['alone', {}, 3],
  ['with a market', { market: 'haggling' }, 2],
] as const)('a finished match of the bazaar %s', (_name, options, players) => {
  const game = BAZAAR;
  const files = Array.from({ length: MATCHES }, (_, i) => fileOf(game, `verify-${i}`, players, options));

  it('is found right, with all its dice and shuffles', () => {
    for (const file of files) {
      const verdict = verify(game, file);
      expect(verdict).toMatchObject({ ok: true, checked: { entries: file.record.entries.length } });
      expect(verdict.checked.rolls + verdict.checked.shuffles).toBeGreaterThan(0);
    }
  });
  it('can be checked bit by bit', () => {
    const [file] = files;
    const seen = [...verifying(game, file!)];
    expect(seen).toHaveLength(file!.record.entries.length + 1);
  });
  it.each(Object.entries(TAMPERINGS))('is found out with %s', (_what, { tamper, kinds }) => {
    for (const [i, file] of files.entries()) {
      const forged = clone(file);
      tamper(forged, seeded(i + 77));
      const verdict = verify(game, forged);
      expect(verdict.ok).toBe(false);
      if (!verdict.ok) expect(kinds).toContain(verdict.finding.kind);
    }
  });
  it('goes through a file unharmed', () => {
    const text = JSON.stringify(files[0]);
    const parsed = matchFile.parse(JSON.parse(text));
    expect(JSON.stringify(parsed).length).toBe(text.length);
    expect(verify(game, JSON.parse(text) as MatchFile).ok).toBe(true);
  });
});

describe('a finished match in which answers were taken back', () => {
  /** The first two, before any die has fallen, and given again. */
  const undone = ([first, second, ...rest]: Entry[]): Entry[] => {
    if (!first || !second) return [];
    return [first, { by: first.by, undo: 0 }, first, second, { by: second.by, undo: 1 }, second, ...rest];
  };
  it('is found right', () => {
    const file = fileOf(BAZAAR, 'undone', 2, {}, undone);
    expect(file.record.entries.some((entry) => 'undo' in entry)).toBe(true);
    expect(verify(BAZAAR, file).ok).toBe(true);
  });
  it('is found out when an undo tells of a die', () => {
    const file = fileOf(BAZAAR, 'undone', 2, {}, undone);
    const at = file.record.entries.findIndex((entry) => 'undo' in entry) + 1;
    file.told[at]!.news.push({ key: 'rolled', by: '0', params: { pips: 6 } });
    expect(verify(BAZAAR, file)).toMatchObject({ ok: false, finding: { kind: 'told', at } });
  });
});

describe('pnpm verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'morgenrot-verify-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const script = fileURLToPath(new URL('../../../bench/src/verify.ts', import.meta.url));
  const run = (path: string) =>
    new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
      execFile(process.execPath, [script, path], (error, out, err) => resolve({ code: error?.code ?? 0, out, err }));
    });
  function write(name: string, content: unknown): string {
    const path = join(folder, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  }

  it('says of a true file that it is right, of a forged one what is wrong, and of another one that it is none', async () => {
    const file = fileOf(GAMES['new-dawn'], 'command', 2, { victory: 'practice' });
    const right = await run(write('right.json', file));
    expect(right).toMatchObject({ code: 0, err: '' });
    expect(right.out).toMatch(/\d+ entries replayed, \d+ dice and \d+ shuffles/);
    expect(right.out).toContain(`Right: the seed matches the fingerprint`);

    const wrong = await run(write('wrong.json', { ...file, hash: sha256Hex('z') }));
    expect(wrong).toMatchObject({ code: 1 });
    expect(wrong.out).toContain('WRONG: the final state differs from the file');

    expect(await run(write('none.json', '{"format":"else"}'))).toMatchObject({ code: 2, out: '' });
    expect(await run(join(folder, 'nowhere.json'))).toMatchObject({ code: 2 });
  });
});

it('a fresh seed has 128 bits from the system’s own source, each time others', () => {
  const seeds = Array.from({ length: 200 }, freshSeed);
  expect(new Set(seeds).size).toBe(seeds.length);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
});
