import { gameById } from '@morgenrot/catalog';
import type { LaneTold } from './lanes.ts';
import { type Pairing, playMatch } from './play.ts';

const [, , id = ''] = process.argv;
const game = gameById(id);
if (!game) throw new Error(`no game "${id}"`);

/** Whoever started this process; another one once that has been killed, and a match hears of nothing while it is played. */
const parent = process.ppid;
/** Milliseconds that this process itself has spent: others may want the cores, too. */
function spentMs(): number {
  if (process.ppid !== parent) process.exit();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

process.on('message', (pairing: Pairing) => {
  let told: LaneTold;
  try {
    told = { played: playMatch(game, pairing, spentMs) };
  } catch (error) {
    told = { trouble: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(told);
});
process.on('disconnect', () => process.exit());
