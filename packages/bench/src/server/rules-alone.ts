import { performance } from 'node:perf_hooks';
import { frameworkTable } from '@morgenrot/engine/framework';
import { landGame, landOptionAt } from './land.ts';

const PLAYERS = 5;

/** What the rules and the framework's reducer alone take for one move: nothing above them can be faster. */
export function rulesAlone(): number {
  const table = frameworkTable(landGame);
  let state = table.begin({ seats: PLAYERS, options: {}, seed: 'bench' });
  let began = 0;
  for (let n = 0; n < 1500; n++) {
    if (n === 500) began = performance.now();
    const answered = table.answer(state, String(n % PLAYERS), n + 1, landOptionAt(n));
    if (!answered.ok) throw new Error(answered.reason.key);
    state = answered.value;
  }
  return Number(((performance.now() - began) / 1000).toFixed(3));
}
