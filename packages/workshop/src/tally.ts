/** How many things passed, failed and were left out. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** The sum of several counts; what is not said is zero. */
export const tally = (...parts: Partial<Tally>[]): Tally =>
  parts.reduce<Tally>(
    (sum, { passed = 0, failed = 0, skipped = 0 }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** The plain line that closes a run. Skipped tests are named when there are any, never silently left out. */
export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
