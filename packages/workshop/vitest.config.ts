import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ALONE, PURE, rankOf } from './src/test-files.ts';

// The server's store is node:sqlite, which older versions of Node do not have.
if (Number.parseInt(process.versions.node, 10) < 24) {
  throw new Error(`The tests need the workspace's own Node 24, not ${process.version}: use node_modules/.bin/vitest.`);
}

const EXCLUDED = ['**/node_modules/**', '**/dist/**', 'packages/e2e/**'];
const testsOf = (packages: string): string => `packages/${packages}/test/**/*.test.{ts,tsx}`;
const pure = testsOf(`{${PURE.join(',')}}`);

/** Tests of servers wait for two thirds of their time: it takes four of them to keep two cores busy. */
const WORKERS = 4;

/** What has a process of its own, then what waits, then what computes: it fills the cores to the end. */
const PROJECTS = ['alone', 'servers', 'pure'];
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // A process is ended where the next file is of another project, so each project's files follow each other.
    const project = ({ project: { name } }: TestSpecification): number => PROJECTS.indexOf(name);
    return (await super.sort(files)).sort((a, b) => project(a) - project(b) || rankOf(a.moduleId) - rankOf(b.moduleId));
  }
}

/** Every test of every package but the browser's journeys, which have a runner of their own (packages/e2e). */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    exclude: EXCLUDED,
    // Suites with large numbers ask for this and take smaller ones (pnpm check).
    // Processes that tests start read what Node has made of the sources, like the test's own.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)) },
    provide: { quick: process.env.QUICK === '1' },
    pool: 'forks',
    maxWorkers: WORKERS,
    sequence: { sequencer: SlowestFirst },
    // Only what hangs takes so long, on whatever machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default'],
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE } },
      {
        extends: true,
        test: {
          name: 'servers',
          include: [testsOf('*')],
          exclude: [...EXCLUDED, pure, ...ALONE],
          isolate: false,
          globalSetup: ['packages/server/test/kit/dropped.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'pure', include: [pure], isolate: false, setupFiles: ['packages/client/test/setup.ts'] },
      },
    ],
  },
});
