import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { strayWords } from '../src/boundaries/own-words.ts';
import { readWorkspace } from '../src/boundaries/workspace.ts';
import { coverageOf } from '../src/coverage.ts';
import { nameRefused } from '../src/new-game/refused.ts';
import { writeGame } from '../src/new-game/write.ts';
import { ROOT } from '../src/root.mjs';
import { tree } from './tree.ts';

const COPIED = [
  'package.json',
  'tsconfig.base.json',
  'packages/catalog/package.json',
  'packages/catalog/src/games.ts',
  'packages/client/package.json',
  'packages/client/src/games/list.ts',
  'packages/engine/package.json',
  'packages/new-dawn/package.json',
];
const SAID = "export const market = 'opens';\n";
const repository = (): string =>
  tree({
    ...Object.fromEntries(COPIED.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])),
    'packages/engine/src/said.ts': SAID,
  });

const filesOf = (root: string): Map<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(root.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')];
      }),
  );

/** A repository before and after somebody has written a game into it. */
function made() {
  const root = repository();
  const before = filesOf(root);
  const written = writeGame(root, 'apple-bees');
  return { root, before, written, after: filesOf(root) };
}

describe('a new game', () => {
  it('is two folders, one line in each list and one dependency in each manifest', () => {
    const { before, written, after } = made();
    const isNew = (path: string): boolean => !before.has(path);
    const added = (path: string): string[] => {
      const old = new Set(before.get(path)?.split('\n'));
      return (after.get(path) ?? '').split('\n').filter((line) => !old.has(line));
    };
    const folders = /^packages\/(apple-bees|client\/src\/games\/apple-bees)\//;
    expect([...after.keys()].filter(isNew).filter((path) => !folders.test(path))).toEqual([]);
    const changed = [...before.keys()].filter((path) => after.get(path) !== before.get(path)).sort();
    expect(Object.fromEntries(changed.map((path) => [path, added(path)]))).toEqual({
      'packages/catalog/package.json': ['    "@morgenrot/apple-bees": "workspace:*",'],
      'packages/catalog/src/games.ts': ["export { game as 'apple-bees' } from '@morgenrot/apple-bees';"],
      'packages/client/package.json': ['    "@morgenrot/apple-bees": "workspace:*",'],
      'packages/client/src/games/list.ts': ["export { page as 'apple-bees' } from './apple-bees/manifest.ts';"],
    });
    expect([...after.keys()].filter(isNew).every((path) => written.includes(path))).toBe(true);
    expect(written.filter((path) => !after.has(path))).toEqual([]);
  });
  it('goes by its name everywhere, in files that can be read', () => {
    const { written, after } = made();
    for (const path of written) {
      const text = after.get(path) ?? '';
      expect(text, path).not.toMatch(/__[A-Z]+__/);
      if (/\.tsx?$/.test(path)) expect(parseSync(path, text).errors, path).toEqual([]);
    }
    expect(after.get('packages/apple-bees/src/names.ts')).toContain("en: 'Apple Bees'");
    expect(after.get('packages/apple-bees/src/meta.ts')).toContain("ID = 'apple-bees'");
    expect(JSON.parse(after.get('packages/apple-bees/package.json') ?? '')).toMatchObject({
      name: '@morgenrot/apple-bees',
      game: { words: [] },
    });
  });
  it('leads through doors that are there, and says its name in its own folders only', () => {
    const { root, after } = made();
    const manifest = JSON.parse(after.get('packages/apple-bees/package.json') ?? '{}');
    for (const target of Object.values<string>(manifest.exports))
      expect(after.has(join('packages/apple-bees', target))).toBe(true);
    expect(strayWords(readWorkspace(root))).toEqual([]);
  });
  it('proves each of its rules by a test', async () => {
    const { root } = made();
    expect((await coverageOf(join(root, 'packages/apple-bees'), root)).missing).toEqual([]);
  });
  it('is there once: its name is taken from then on', () => {
    expect(nameRefused(made().root, 'apple-bees')).toBe('"apple-bees" is taken: packages/apple-bees exists already.');
  });
});

it('of one word needs no quotes in the lists', () => {
  const root = repository();
  writeGame(root, 'zebras');
  expect(readFileSync(join(root, 'packages/catalog/src/games.ts'), 'utf8').split('\n').slice(-2)).toEqual([
    "export { game as zebras } from '@morgenrot/zebras';",
    '',
  ]);
});

describe('the name of a new game', () => {
  it('may be any word or words that nobody uses', () => {
    const root = repository();
    for (const name of ['lucky-dice', 'bees', 'go2']) expect(nameRefused(root, name)).toBeUndefined();
  });
  it.each([
    [undefined, 'Name the new game, for example: pnpm new-game lucky-dice'],
    ['new-dawn', '"new-dawn" is taken: packages/new-dawn exists already.'],
    ['engine', '"engine" is taken: packages/engine exists already.'],
    ['market', '"market" is a word that the platform uses itself (packages/engine/src/said.ts:1); choose another.'],
  ])('is not %s', (name, sentence) => {
    expect(nameRefused(repository(), name)).toBe(sentence);
  });
  it.each(['Lucky', 'lucky dice', 'lucky_dice', '-dice', 'dice-', 'a--b', '../up', '2dice', 'würfel', 'a'.repeat(31)])(
    'is not "%s"',
    (name) => {
      expect(nameRefused(repository(), name)).toMatch(/cannot be the name of a folder here: use at most 30 lower-case/);
    },
  );
});
