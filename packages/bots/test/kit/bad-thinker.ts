import type { Posted } from '../../src/pool/messages.ts';

/** A process that goes wrong in the way that its view asks for. */
process.on('message', ({ id, question }: Posted) => {
  const how = question.strength === 'settler' ? 'well' : String(question.me);
  if (how === 'crash') process.exit(3);
  if (how === 'killed') process.kill(process.pid, 'SIGSEGV');
  if (how === 'throw') throw new Error('a defect');
  if (how === 'sleep') return;
  if (how === 'hoard') {
    const hoard: number[][] = [];
    for (;;) hoard.push(Array.from({ length: 100_000 }, () => Math.random()));
  }
  // What Node sets for its own channel is not the server's.
  const told = Object.keys(process.env).filter((name) => !name.startsWith('NODE_CHANNEL'));
  const answers: Record<string, () => unknown> = {
    environment: () => Object.fromEntries(told.map((name) => [name, ''])),
    budget: () => question.budget ?? 'its own',
  };
  const value = answers[how] ? JSON.stringify(answers[how]()) : question.strength;
  process.send?.({ id, choice: { step: question.seed, value } });
});
process.send?.({ ready: true });
process.on('disconnect', () => process.exit());
