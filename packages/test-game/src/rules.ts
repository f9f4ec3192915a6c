import { type Handlers, next, openBargain, together } from '@morgenrot/engine';
import { haggle, PROPOSALS } from './haggling.ts';
import { market, marketSteps } from './market.ts';
import type { Bazaar, BazaarStep } from './state.ts';
import { deal, turnOf, turns } from './turns.ts';

/** Everybody has a turn, then all vote, then the market opens if there is one. */
export function beginRound(s: Bazaar): void {
  s.phase = 'turns';
  next<BazaarStep>(
    s,
    ...s.order.flatMap(turnOf),
    ...together<BazaarStep>(s.order.map((player) => ({ kind: 'vote', player }))),
    ...marketSteps(s),
    { kind: 'refill' },
  );
}

export const handlers: Handlers<Bazaar, BazaarStep> = {
  ...turns,
  ...market,
  haggle,
  refill: {
    run(s, _step, _answer, api) {
      for (const player of s.order) deal(s, player, api);
      s.round++;
      api.log({ key: 'roundOver', params: { round: s.round } });
      s.bargain = { ...openBargain(s.order, PROPOSALS), nextId: s.bargain.nextId };
      if (s.round < s.rounds) beginRound(s);
    },
  },
};
