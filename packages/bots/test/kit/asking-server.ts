import { createPool } from '../../src/pool/index.ts';

/** A server that asks somebody who thinks for ever, tells who that is, and waits to be killed. */
const pool = createPool({ thinkers: 1, program: new URL('./bad-thinker.ts', import.meta.url) });
void pool.choose({
  game: 'none',
  rules: 1,
  strength: 'sovereign',
  view: { steps: [], nextId: 1, decisions: 0, revealedAt: 0, news: [] },
  me: 'sleep',
  players: ['sleep'],
  seed: 1,
});
process.send?.(pool.pids[0]);
// Something to do for ever.
setInterval(() => process.uptime(), 1000);
