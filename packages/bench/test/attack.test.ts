import { expect, it } from 'vitest';
import { ATTACKS } from '../src/attack/attacks.ts';
import { MOST_MB } from '../src/attack/host.ts';
import { type Attacked, attack, type Report } from '../src/attack/run.ts';

/** To read a file of a process that has just been started takes seconds; `backup.test.ts` reads such a line in this one. */
const LONG = ['a restore of one long line'];
const NAMES = Object.keys(ATTACKS).filter((name) => !LONG.includes(name));

/** What `pnpm attack` does for minutes, in a few waves of a second: each attack comes from an address of its own. */
const WISHES = { seconds: 0.8, names: NAMES, atOnce: 7, lines: 50, tables: 12, answers: 5000 };
const HOW = { fresh: false, warmUpMs: 500 };

/** Several attacks at once on a busy machine are late by their own weight; what freezes a server is late by far more. */
const mostMs = ({ calm }: Report): number => Math.max(600, calm.p99Ms * 8);
/** What somebody who reads the public list is sent in a second: one message of ten tables. */
const MOST_LIST_BYTES = 20_000;

/** Why a wave has not been withstood; the attacks of a wave that was only late are tried once more. */
const hurtBy = (report: Report) => {
  const isLate = ({ p99Ms }: Attacked) => p99Ms > mostMs(report);
  const isHurt = ({ alive, why, peakMB = 0, listBytesPerSecond }: Attacked) =>
    !alive || why !== undefined || peakMB > MOST_MB || listBytesPerSecond > MOST_LIST_BYTES;
  return { hurt: report.waves.filter(isHurt), late: report.waves.filter(isLate) };
};

// Attackers need an address of their own, and Linux tells how much memory a process has had.
it.runIf(process.platform === 'linux')(
  'a server in 512 MB lives, keeps its memory, and goes on answering others, whatever the attack',
  { timeout: 120_000 },
  async () => {
    const report = await attack({ ...WISHES, ...HOW });
    const { hurt, late } = hurtBy(report);
    expect(hurt).toEqual([]);
    expect(report.waves.flatMap(({ attacks }) => attacks)).toEqual(NAMES);
    expect(Math.min(report.calm.answers, ...report.waves.map(({ answers }) => answers))).toBeGreaterThan(0);
    if (late.length === 0) return;
    // A machine that stands still for a moment does not do so at the same attack again.
    const again = await attack({ ...WISHES, ...HOW, names: late.flatMap(({ attacks }) => attacks) });
    expect(hurtBy(again)).toEqual({ hurt: [], late: [] });
  },
);
