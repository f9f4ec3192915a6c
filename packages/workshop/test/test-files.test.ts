import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../src/root.mjs';
import { ALONE, changingTheirProcess, SLOWEST } from '../src/test-files.ts';
import { tree } from './tree.ts';

const TESTS = 'packages/*/test/**/*.test.{ts,tsx}';
const testFiles = () => globSync(TESTS, { cwd: ROOT }).map((path) => join(ROOT, path));

it('a test file that changes what its process holds is found', () => {
  // Written so that this file is none of them.
  const sources = {
    mock: `vi.${'mock'}('node:fs');`,
    later: `  vi.${'doMock'}('../src/log.ts', () => ({}));`,
    flag: `${'setFlags'}FromString('--expose-gc');`,
    none: "const mock = 'vi.mock is not called here'; vi.useFakeTimers();",
  };
  const root = tree(Object.fromEntries(Object.entries(sources).map(([name, text]) => [`${name}.test.ts`, text])));
  const found = changingTheirProcess(Object.keys(sources).map((name) => join(root, `${name}.test.ts`)));
  expect(found.map((path) => relative(root, path))).toEqual(['mock.test.ts', 'later.test.ts', 'flag.test.ts']);
});

// Files after it in the same process would be tested with what it has changed.
it('every test file that changes what its process holds has a process of its own, and no other has', () => {
  const found = changingTheirProcess(testFiles()).map((path) => relative(ROOT, path));
  expect(found.sort()).toEqual([...ALONE].sort());
});

it('every test file that is to begin first is there', () => {
  const there = globSync(TESTS, { cwd: ROOT });
  expect(SLOWEST.filter((name) => !there.some((path) => path.startsWith(`packages/${name}.test.`)))).toEqual([]);
});
