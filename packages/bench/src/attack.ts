import { parseArgs } from 'node:util';
import { ATTACKS } from './attack/attacks.ts';
import { type Attacked, attack } from './attack/run.ts';

const USAGE = `pnpm attack [--seconds 5] [--only NAME] [--json]
Attacks a server of its own in 512 MB, on loopback alone, while others play there; it ends by itself.
0: the process lives, its memory and the others' answers stay within their limits; 1: they do not; 2: this cannot be run.`;
const MOST_SECONDS = 60;

function stop(message: string): never {
  process.stderr.write(`${message}\n${USAGE}\n`);
  process.exit(2);
}

function read() {
  try {
    return parseArgs({
      options: {
        seconds: { type: 'string', default: '5' },
        only: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

const { seconds: text, only, json } = read();
const seconds = /^\d{1,2}$/.test(text) ? Number(text) : 0;
if (seconds < 1 || seconds > MOST_SECONDS) stop(`"${text}" is no number from 1 to ${MOST_SECONDS}`);
const names = Object.keys(ATTACKS).filter((name) => name.includes(only ?? ''));
if (names.length === 0) stop(`there is no such attack; there are: ${Object.keys(ATTACKS).join(', ')}`);

const line = ({ attacks, alive, why, p99Ms, worstMs, peakMB = 0, answers }: Attacked): string =>
  `${alive ? 'lives' : 'ENDED'}  p99 ${p99Ms} ms  worst ${worstMs} ms  ${answers} answers  ${peakMB} MB  ${attacks}${why ? `: ${why}` : ''}\n`;
const wishes = { seconds, names, atOnce: 1, lines: 300, tables: 20, answers: 20_000, fresh: true, warmUpMs: 2000 };
const report = await attack(wishes, (one) => {
  if (!json) process.stderr.write(line(one));
});
process.stdout.write(`${json ? JSON.stringify(report) : JSON.stringify({ calm: report.calm, holds: report.holds })}\n`);
process.exitCode = report.holds ? 0 : 1;
