import { setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { gameByRules } from '@morgenrot/catalog';
import { diceFrom } from '../chance.ts';
import { choose, hint } from '../levels.ts';
import type { Posted, Question, Ready, Reply } from './messages.ts';

/** People go first: on Linux this is the thread's own priority, elsewhere it may be refused. */
const POLITE = 10;
try {
  setPriority(0, POLITE);
} catch {
  // Thinking at the usual priority is still thinking.
}

function answer({ game: id, rules, strength, view, me, players, seed, budget, hints }: Question, share: number) {
  const game = gameByRules(id, rules);
  if (!game) throw new Error(`no rules ${rules} of ${id}`);
  const thought = { game, view, me, players, dice: diceFrom(seed), now: () => performance.now(), budget, share };
  return hints === undefined ? { choice: choose(strength, thought) } : { hints: hint(thought, hints) };
}

parentPort?.on('message', ({ id, share, question }: Posted) => {
  let reply: Reply;
  try {
    reply = { id, ...answer(question, share) };
  } catch (error) {
    reply = { id, trouble: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply);
});
parentPort?.postMessage({ ready: true } satisfies Ready);
