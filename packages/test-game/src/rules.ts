import {
  type Api,
  type CountsAsk,
  draw,
  type Handlers,
  isCounts,
  next,
  offer,
  openBargain,
  openTo,
  type PlayerId,
  together,
} from '@morgenrot/engine';
import { haggle, PROPOSALS } from './haggling.ts';
import {
  type Bazaar,
  type BazaarStep,
  DEEDS,
  GOOD_NAMES,
  GOODS,
  type Good,
  type Seat,
  seatOf,
  WISHES,
} from './state.ts';

export const MOST_CARDS = 5;
const ALONE = 2;
const SHARED = 1;

/** First everybody goes to a stall, in secret; then each has a deed; then they haggle. */
export function beginRound(s: Bazaar): void {
  s.phase = 'stalls';
  s.active = s.order[s.round % s.order.length] ?? s.active;
  s.turn++;
  next<BazaarStep>(
    s,
    ...together<BazaarStep>(s.order.map((player) => ({ kind: 'visit', player }))),
    { kind: 'stalls' },
    ...inTurn(s).map((player): BazaarStep => ({ kind: 'deed', player })),
    ...(s.haggles ? openTo<BazaarStep>(s.order.map((player) => ({ kind: 'haggle', player }))) : []),
    { kind: 'endRound' },
  );
}

/** From whoever begins this round. */
function inTurn({ order, active }: Bazaar): PlayerId[] {
  const first = order.indexOf(active);
  return [...order.slice(first), ...order.slice(0, first)];
}

const worthOf = (goods: Seat['goods']): number => GOOD_NAMES.reduce((sum, good) => sum + goods[good] * GOODS[good], 0);

const kindsOf = (goods: Seat['goods']): number => GOOD_NAMES.filter((good) => goods[good] > 0).length;

const isPayable = ({ goods }: Seat, wish: string): boolean => {
  const { price, kinds } = WISHES[wish] ?? { price: Number.POSITIVE_INFINITY, kinds: 0 };
  return worthOf(goods) >= price && kindsOf(goods) >= kinds;
};

/** Goods that are worth the price, of so many kinds; no change is given. */
function payment({ goods }: Seat, wish: string): CountsAsk {
  const { price, kinds } = WISHES[wish] ?? { price: 0, kinds: 0 };
  return {
    shape: 'counts',
    of: GOOD_NAMES.map((good) => ({ kind: good, min: 0, max: goods[good], worth: GOODS[good] })),
    sum: { min: 0, max: GOOD_NAMES.reduce((sum, good) => sum + goods[good], 0) },
    worth: { min: price, max: worthOf(goods) },
    kinds: { min: kinds, max: GOOD_NAMES.length },
  };
}

function take(s: Bazaar, player: PlayerId, api: Api): void {
  const card = draw(s.deck, api);
  if (card === undefined) return;
  seatOf(s, player).hand.push(card);
  api.log({ key: 'drew', by: player, params: { wish: card }, only: [player] });
  api.log({ key: 'took', by: player });
}

export const handlers: Handlers<Bazaar, BazaarStep> = {
  visit: {
    ask: () => ({ shape: 'one', from: GOOD_NAMES }),
    run(s, { player }, good) {
      s.visits[player] = good as Good;
    },
  },
  stalls: {
    run(s, _step, _answer, api) {
      for (const player of s.order) {
        const good = s.visits[player];
        if (good === undefined) continue;
        const isAlone = s.order.every((other) => other === player || s.visits[other] !== good);
        const count = isAlone ? ALONE : SHARED;
        seatOf(s, player).goods[good] += count;
        api.log({ key: 'visited', by: player, params: { good, count } });
      }
      s.visits = {};
      s.phase = 'deeds';
    },
  },
  deed: {
    ask: (s, { player }) =>
      offer(DEEDS, (deed) => {
        const seat = seatOf(s, player);
        if (deed === 'draw' && s.deck.length === 0) return { key: 'deck.empty' };
        if (deed === 'draw' && seat.hand.length >= MOST_CARDS)
          return { key: 'hand.full', params: { most: MOST_CARDS } };
        const canFulfil = seat.hand.some((wish) => isPayable(seat, wish));
        return deed === 'fulfil' && !canFulfil ? { key: 'wish.none' } : undefined;
      }),
    run(s, { player }, deed, api) {
      s.active = player;
      s.turn++;
      if (deed === 'draw') take(s, player, api);
      if (deed === 'fulfil') next<BazaarStep>(s, { kind: 'wish', player });
      if (deed !== 'roll') return;
      const pips = api.d6();
      seatOf(s, player).coins += pips;
      api.log({ key: 'rolled', by: player, params: { pips } });
    },
  },
  wish: {
    ask: (s, { player }) =>
      offer(seatOf(s, player).hand, (wish) => (isPayable(seatOf(s, player), wish) ? undefined : { key: 'wish.dear' })),
    // The card lies open while it is paid for: nobody takes that back.
    run(s, { player }, answer, api) {
      const seat = seatOf(s, player);
      const wish = String(answer);
      seat.hand = seat.hand.filter((card) => card !== wish);
      seat.wishes.push(wish);
      api.reveal();
      next<BazaarStep>(s, { kind: 'pay', player, wish });
    },
  },
  pay: {
    ask: (s, { player, wish }) => payment(seatOf(s, player), wish),
    run(s, { player, wish }, paid, api) {
      const seat = seatOf(s, player);
      const counts = isCounts(paid) ? paid : {};
      for (const good of GOOD_NAMES) seat.goods[good] -= counts[good] ?? 0;
      api.log({ key: 'fulfilled', by: player, params: { wish } });
    },
  },
  haggle,
  endRound: {
    run(s, _step, _answer, api) {
      api.log({ key: 'roundOver', params: { round: s.round + 1 } });
      s.round++;
      s.bargain = { ...openBargain(s.order, PROPOSALS), nextId: s.bargain.nextId };
      if (s.round < s.rounds) beginRound(s);
    },
  },
};

/** What somebody has in the end: coins, and points for wishes; goods and cards left over count nothing. */
export const pointsOf = ({ coins, wishes }: Seat): number =>
  coins + wishes.reduce((sum, wish) => sum + (WISHES[wish]?.points ?? 0), 0);
