import { performance } from 'node:perf_hooks';
import { gameById } from '@morgenrot/catalog';
import type { LaneTold } from './lanes.ts';
import { type Pairing, playMatch } from './play.ts';

const [, , id = ''] = process.argv;
const game = gameById(id);
if (!game) throw new Error(`no game "${id}"`);

/** Whoever started this process; another one once that has been killed, and a match hears of nothing while it is played. */
const parent = process.ppid;
function now(): number {
  if (process.ppid !== parent) process.exit();
  return performance.now();
}

process.on('message', (pairing: Pairing) => {
  let told: LaneTold;
  try {
    told = { played: playMatch(game, pairing, now) };
  } catch (error) {
    told = { trouble: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(told);
});
process.on('disconnect', () => process.exit());
