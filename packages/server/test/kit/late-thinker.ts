import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { goAhead } from './go-ahead.ts';
import { simply } from './simply.ts';

interface Step {
  id: number;
  kind: string;
  player?: string;
  each?: Step[];
}
interface Offer {
  id: number;
  version: number;
  to: string[];
}
interface View {
  steps: Step[];
  hands: Record<string, string[]>;
  bargain: { offers: Offer[] };
}
type Asked = { id: number; question: { me: string; view: View } };

/** A process that accepts what it has seen, however late; else it does as little as it can. */
process.on('message', async ({ id, question: { me, view } }: Asked) => {
  const top = view.steps.at(-1);
  const step = top?.each?.find(({ player }) => player === me) ?? top;
  const offer = view.bargain.offers.find(({ to }) => to.includes(me));
  if (offer?.version === 1) while (!existsSync(goAhead(process.ppid))) await pause(20);
  const act = offer ? `accept:${offer.id}@${offer.version}` : 'done';
  process.send?.({
    id,
    choice: { step: step?.id, value: step?.kind === 'haggle' ? { act } : simply(step?.kind, view.hands[me] ?? []) },
  });
});
process.on('disconnect', () => process.exit());
