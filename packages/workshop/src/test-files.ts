import { readFileSync } from 'node:fs';

/** Packages whose tests need no server: nothing in them waits. */
export const PURE = ['catalog', 'client', 'contract', 'engine', 'hex', 'new-dawn', 'stone-age', 'test-game'];

/**
 * What these change holds for their whole process: they have one each. All others share one with the files before them,
 * so that what a server is made of is loaded once and not for every file.
 */
export const ALONE = ['packages/server/test/no-threads.test.ts', 'packages/server/test/floods.test.ts'];

/** Those that take longest begin first: no worker is left alone with one of them in the end. */
export const SLOWEST = [
  ...['bench/test/kill', 'server/test/outsiders', 'server/test/honest', 'server/test/backup', 'server/test/transfer'],
  ...['server/test/opponents', 'server/test/listing', 'server/test/patience', 'server/test/connections'],
  ...['server/test/secrets', 'server/test/admin', 'server/test/clock', 'server/test/delay', 'bench/test/dead-line'],
  ...[
    'server/test/released',
    'server/test/agree',
    'server/test/store-faults',
    'server/test/upgrade',
    'bench/test/attack',
  ],
  ...['server/test/recall', 'server/test/verify', 'server/test/play', 'server/test/talk-words', 'bots/test/pool'],
  ...['server/test/coming-back', 'server/test/powers-random', 'server/test/beside', 'server/test/waiting'],
  ...['new-dawn/test/random-four', 'new-dawn/test/terra/random-many', 'new-dawn/test/random-three'],
  ...['new-dawn/test/terra/random-few', 'client/test/guide-straying', 'new-dawn/test/random-two'],
  ...['new-dawn/test/offers', 'new-dawn/test/usage', 'stone-age/test/contract', 'new-dawn/test/terra/random-positions'],
];

/** The place of a test file among those that begin first. */
export function rankOf(path: string): number {
  const at = SLOWEST.findIndex((name) => path.includes(`/${name}.test.`));
  return at === -1 ? SLOWEST.length : at;
}

/** Signs that a file changes what its process holds: modules that are others, flags of V8, modules of Node, its folder. */
const CHANGES = /\bvi\.(mock|doMock)\(|\bsetFlagsFromString\(|\bsyncBuiltinESMExports\(|\bprocess\.chdir\(/;

/** Test files that change what their process holds. */
export const changingTheirProcess = (paths: readonly string[]): string[] =>
  paths.filter((path) => CHANGES.test(readFileSync(path, 'utf8')));
