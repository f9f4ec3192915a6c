import { parentPort } from 'node:worker_threads';
import type { Posted } from '../../src/pool/messages.ts';

/** A thread that goes wrong in the way that its view asks for. */
parentPort?.on('message', ({ id, question }: Posted) => {
  const how = question.strength === 'settler' ? 'well' : String(question.me);
  if (how === 'crash') process.exit(3);
  if (how === 'throw') throw new Error('a defect');
  if (how === 'sleep') return;
  if (how === 'hoard') {
    const hoard: number[][] = [];
    for (;;) hoard.push(Array.from({ length: 100_000 }, () => Math.random()));
  }
  parentPort?.postMessage({ id, choice: { step: question.seed, value: question.strength } });
});
parentPort?.postMessage({ ready: true });
