import { readFileSync } from 'node:fs';
import { createPool } from '@morgenrot/bots/pool';
import { viewOf } from '@morgenrot/engine';
import { answerParent } from '../server/child.ts';
import { BOT_PLAYERS, game, positions } from './positions.ts';

/** A process that has one other think and think, and looks at what that one holds. */
const thoughts = positions(24);
const KB_PER_MB = 1024;
let most = 0;

/** Resident memory of a process, as Linux tells it. */
function residentMB(pid: number): number {
  const kB = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kB ?? 0) / KB_PER_MB;
}

const pool = createPool({ thinkers: 1 });
setInterval(() => {
  for (const pid of pool.pids) most = Math.max(most, residentMB(pid));
}, 20).unref();
let done = 0;
let troubles = 0;

async function think(): Promise<void> {
  for (;;) {
    const { s, me } = thoughts[done % thoughts.length] as (typeof thoughts)[number];
    await pool.choose(
      {
        game: game.id,
        rules: game.rules,
        strength: 'sovereign',
        view: viewOf(game, s, me),
        me,
        players: BOT_PLAYERS,
        seed: done,
      },
      () => troubles++,
    );
    done++;
  }
}
void think();
answerParent('', { memory: () => ({ mostMB: Math.round(most), answers: done, troubles }) });
process.on('SIGTERM', () => process.exit(0));
