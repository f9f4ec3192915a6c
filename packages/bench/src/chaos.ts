import { parseArgs } from 'node:util';
import { type DatabaseKind, KINDS } from './chaos/database.ts';
import { chaos } from './chaos/run.ts';

const USAGE = `pnpm chaos [--kills 200] [--database sqlite|postgres] [--lanes 2] [--tables 3] [--minutes 120] [--json]
Kills servers of its own under load, each on a database of its own, and looks whether anything was lost. It ends by
itself; PostgreSQL is the one on this machine (TEST_DATABASE_URL).
0: everything that was acknowledged is there, once; 1: it is not; 2: this cannot be run.`;
const MOST_KILLS = 10_000;
const MOST_LANES = 16;
const MOST_TABLES = 100;
const MOST_MINUTES = 720;

function stop(message: string): never {
  process.stderr.write(`${message}\n${USAGE}\n`);
  process.exit(2);
}

function wholeNumber(text: string, most: number): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most) stop(`"${text}" is no number from 1 to ${most}`);
  return number;
}

function read() {
  try {
    return parseArgs({
      options: {
        kills: { type: 'string', default: '200' },
        database: { type: 'string', default: 'sqlite' },
        lanes: { type: 'string', default: '2' },
        tables: { type: 'string', default: '3' },
        minutes: { type: 'string', default: '120' },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

const values = read();
const database: DatabaseKind =
  KINDS.find((kind) => kind === values.database) ?? stop(`no database "${values.database}"`);
const kills = wholeNumber(values.kills, MOST_KILLS);
const lanes = Math.min(kills, wholeNumber(values.lanes, MOST_LANES));
const tables = wholeNumber(values.tables, MOST_TABLES);
const minutes = wholeNumber(values.minutes, MOST_MINUTES);
const until = Date.now() + minutes * 60_000;
let isAsked = false;
// Whoever has seen enough gets the figures of what was done until then; asked again, it ends at once.
process.on('SIGINT', () => {
  if (isAsked) process.exit(130);
  isAsked = true;
});
let done = 0;
const onKill = (): void => {
  done++;
  if (done % 50 === 0) process.stderr.write(`${done} of ${kills}\n`);
};
try {
  const figures = await chaos({ database, kills, lanes, tables, isOver: () => isAsked || Date.now() > until, onKill });
  process.stdout.write(`${JSON.stringify(figures, null, values.json ? undefined : 2)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
