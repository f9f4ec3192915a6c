import { createPool } from '@morgenrot/bots/pool';
import { viewOf } from '@morgenrot/engine';
import { answerParent } from '../server/child.ts';
import { game, PLAYERS, positions } from './positions.ts';

/** A process in which one thread thinks and thinks: what it holds beyond what it held before is the thread's. */
const thoughts = positions(24);
globalThis.gc?.();
const MB = 1024 * 1024;
const rss = (): number => process.memoryUsage.rss() / MB;
const before = rss();
let most = before;
setInterval(() => {
  most = Math.max(most, rss());
}, 20).unref();
const pool = createPool({ threads: 1 });
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
        players: PLAYERS,
        seed: done,
      },
      () => troubles++,
    );
    done++;
  }
}
void think();
answerParent('', { memory: () => ({ mostMB: Math.round(most - before), answers: done, troubles }) });
process.on('SIGTERM', () => process.exit(0));
