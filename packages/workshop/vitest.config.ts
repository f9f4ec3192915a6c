import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// The server's store is node:sqlite, which older versions of Node do not have.
if (Number.parseInt(process.versions.node, 10) < 24) {
  throw new Error(`The tests need the workspace's own Node 24, not ${process.version}: use node_modules/.bin/vitest.`);
}

/** Packages whose tests share nothing but modules: files run one after the other in one process, which halves their time. */
const PURE = ['catalog', 'client', 'engine', 'hex', 'new-dawn', 'stone-age', 'test-game'];
const EXCLUDED = ['**/node_modules/**', '**/dist/**', 'packages/e2e/**'];
const testsOf = (packages: string): string => `packages/${packages}/test/**/*.test.{ts,tsx}`;
const pure = testsOf(`{${PURE.join(',')}}`);

/**
 * What these change holds for their whole process: they have one each. All others share one with the files before them,
 * so that what a server is made of is loaded once and not for every file.
 */
const ALONE = ['no-threads', 'floods'].map((name) => `packages/server/test/${name}.test.ts`);

/** Those that take longest begin first: no worker is left alone with one of them in the end. */
const SLOWEST = [
  ...['new-dawn/test/random-four', 'new-dawn/test/random-three', 'new-dawn/test/terra/random-many'],
  ...['new-dawn/test/terra/random-few', 'client/test/guide-straying', 'new-dawn/test/usage', 'new-dawn/test/offers'],
  ...['bench/test/kill', 'bench/test/attack', 'server/test/transfer', 'server/test/released', 'server/test/backup'],
  ...['bench/test/dead-line', 'server/test/coming-back', 'server/test/patience', 'server/test/store-faults'],
  ...['server/test/listing', 'server/test/outsiders', 'server/test/opponents', 'bots/test/pool'],
];
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number => {
      // Between two files that share a process it would have to be begun anew.
      if (project.name === 'alone') return -1;
      const at = SLOWEST.findIndex((name) => moduleId.includes(`/${name}.test.`));
      return at === -1 ? SLOWEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** Every test of every package but the browser's journeys, which have a runner of their own (packages/e2e). */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    exclude: EXCLUDED,
    // Suites with large numbers ask for this and take smaller ones (pnpm check).
    provide: { quick: process.env.QUICK === '1' },
    pool: 'forks',
    sequence: { sequencer: SlowestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [pure],
          isolate: false,
          maxWorkers: 2,
          setupFiles: ['packages/client/test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          include: [testsOf('*')],
          exclude: [...EXCLUDED, pure, ...ALONE],
          isolate: false,
          globalSetup: ['packages/server/test/kit/dropped.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, maxWorkers: 2, sequence: { groupOrder: 1 } } },
    ],
  },
});
