import { type Answer, type Api, type Ask, next, offer, type PlayerId, type Reason } from '@morgenrot/engine';
import type { FocusCardId } from '../cards/focus.ts';
import type { FocusCard, State } from '../state.ts';
import type { NewDawnStep } from '../steps.ts';
import { seatOf } from './seats.ts';

/** R16.1 */
export const MOST_TRADE_ON_A_CARD = 3;

const placeFor = (s: State, me: PlayerId, answer: Answer): FocusCard => {
  const focus = seatOf(s, me).row.find(({ card }) => card === answer);
  if (!focus) throw new Error(`${String(answer)} is not in the focus row`);
  return focus;
};

const cardsOf = (s: State, me: PlayerId): FocusCardId[] => seatOf(s, me).row.map(({ card }) => card);

const fullRefused = ({ trade }: FocusCard): Reason | undefined =>
  trade >= MOST_TRADE_ON_A_CARD ? { key: 'trade.full', params: { most: MOST_TRADE_ON_A_CARD } } : undefined;

const bareRefused = ({ trade }: FocusCard): Reason | undefined => (trade === 0 ? { key: 'trade.none' } : undefined);

export const hasRoomForTrade = (s: State, me: PlayerId): boolean =>
  seatOf(s, me).row.some((focus) => !fullRefused(focus));

const hasTrade = (s: State, me: PlayerId): boolean => seatOf(s, me).row.some((focus) => !bareRefused(focus));

/** So many tokens from the supply, one after another; what no card can hold is lost (R16.1). */
export const gainTrade = {
  run(s: State, { player, left }: { player: PlayerId; left: number }): void {
    if (left === 0 || !hasRoomForTrade(s, player)) return;
    next<NewDawnStep>(s, { kind: 'placeTrade', player }, { kind: 'gainTrade', player, left: left - 1 });
  },
};

export const placeTrade = {
  ask: (s: State, { player }: { player: PlayerId }): Ask =>
    offer(cardsOf(s, player), (card) => fullRefused(placeFor(s, player, card))),
  run(s: State, { player }: { player: PlayerId }, answer: Answer, api: Api): void {
    const focus = placeFor(s, player, answer);
    focus.trade++;
    api.log({ key: 'trade.gained', by: player, params: { card: focus.card } });
  },
};

/** A raided capital costs its owner so many tokens, or all there are (R22.4). */
export const loseTrade = {
  run(s: State, { player, left }: { player: PlayerId; left: number }): void {
    if (left > 0 && hasTrade(s, player)) next<NewDawnStep>(s, { kind: 'dropTrade', player, left });
  },
};

export const dropTrade = {
  ask: (s: State, { player }: { player: PlayerId }): Ask =>
    offer(cardsOf(s, player), (card) => bareRefused(placeFor(s, player, card))),
  run(s: State, { player, left }: { player: PlayerId; left: number }, answer: Answer, api: Api): void {
    const focus = placeFor(s, player, answer);
    focus.trade--;
    api.log({ key: 'trade.lost', by: player, params: { card: focus.card } });
    next<NewDawnStep>(s, { kind: 'loseTrade', player, left: left - 1 });
  },
};
