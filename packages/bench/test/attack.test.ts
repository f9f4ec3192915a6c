import { describe, expect, it } from 'vitest';
import { ATTACKS } from '../src/attack/attacks.ts';
import { MOST_MB } from '../src/attack/host.ts';
import { type Attacked, attack, type Report } from '../src/attack/run.ts';

/** What `pnpm attack` does for minutes, for a moment each: what once ended or froze the server, and does so at once. */
const WISHES = { seconds: 1, lines: 80, tables: 2, answers: 5000, fresh: false };

/**
 * A busy machine answers late as well, with an attack and without: what is looked for are the seconds of a server that
 * is frozen. `pnpm attack` has the figures.
 */
const mostMs = ({ calm }: Report): number => Math.max(4000, calm.p99Ms * 30);
/** What somebody who reads the public list is sent in a second: one message of ten tables. */
const MOST_LIST_BYTES = 20_000;

// Attackers need an address of their own, and Linux tells how much memory a process has had.
describe.runIf(process.platform === 'linux')('a server in 512 MB, attacked while others play', () => {
  it('lives, keeps its memory, and goes on answering', { timeout: 240_000 }, async () => {
    const report = await attack(WISHES);
    const most = mostMs(report);
    const hurt = (one: Attacked) => !one.alive || one.p99Ms > most || (one.peakMB ?? 0) > MOST_MB;
    expect(report.attacks.filter(hurt)).toEqual([]);
    expect(report.attacks.map((one) => one.attack)).toEqual(Object.keys(ATTACKS));
    expect(Math.min(...report.attacks.map(({ answers }) => answers))).toBeGreaterThan(0);
    expect(Math.max(...report.attacks.map((one) => one.listBytesPerSecond))).toBeLessThan(MOST_LIST_BYTES);
    expect(report.calm.answers).toBeGreaterThan(0);
  });
});
