import { readFileSync } from 'node:fs';

/** Packages whose tests need no server: nothing in them waits. */
export const PURE = ['catalog', 'client', 'contract', 'engine', 'hex', 'new-dawn', 'stone-age', 'test-game'];

/**
 * What these change holds for their whole process: they have one each. All others share one with the files before them,
 * so that what a server is made of is loaded once and not for every file.
 */
export const ALONE = ['packages/server/test/database/no-threads.test.ts', 'packages/server/test/limits/floods.test.ts'];

/** Those that take longest begin first: no worker is left alone with one of them in the end. */
export const SLOWEST = [
  'bench/test/kill',
  'server/test/secrets/outsiders',
  'server/test/database/honest',
  'server/test/transfer/backup',
  'server/test/transfer/transfer',
  'server/test/computers/opponents',
  'server/test/tables/listing',
  'server/test/database/patience',
  'server/test/limits/connections',
  'server/test/secrets/secrets',
  'server/test/admin/admin',
  'server/test/clocks/clock',
  'server/test/watching/delay',
  'bench/test/dead-line',
  'server/test/transfer/released',
  'server/test/tables/agree',
  'server/test/database/store-faults',
  'server/test/transfer/upgrade',
  'bench/test/attack',
  'server/test/play/recall',
  'server/test/play/verify',
  'server/test/play/play',
  'server/test/talk/talk-words',
  'bots/test/pool',
  'server/test/coming-back/coming-back',
  'server/test/tables/powers-random',
  'server/test/database/beside',
  'server/test/tables/waiting',
  'new-dawn/test/random-four',
  'new-dawn/test/terra/random-many',
  'new-dawn/test/random-three',
  'new-dawn/test/terra/random-few',
  'client/test/games/new-dawn/guide-straying',
  'new-dawn/test/random-two',
  'new-dawn/test/offers',
  'new-dawn/test/usage',
  'stone-age/test/contract',
  'new-dawn/test/terra/random-positions',
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
