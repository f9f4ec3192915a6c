import {
  type CountsAsk,
  type Handlers,
  isCounts,
  next,
  offer,
  openTo,
  type PlayerId,
  type Stacked,
  together,
} from '@morgenrot/engine';
import { type Bazaar, type BazaarStep, GOOD_NAMES, GOODS, type Good, of, WISHES } from './state.ts';
import { dropCards } from './turns.ts';

const ALONE = 2;
const SHARED = 1;

/** Everybody visits a stall, in secret; then wishes are paid for; then they haggle. */
export function marketSteps({ market, order }: Bazaar): Stacked<BazaarStep>[] {
  if (market === 'none') return [];
  return [
    ...together<BazaarStep>(order.map((player) => ({ kind: 'visit', player }))),
    { kind: 'stalls' },
    ...order.map((player): BazaarStep => ({ kind: 'wish', player })),
    ...(market === 'haggling' ? openTo<BazaarStep>(order.map((player) => ({ kind: 'haggle', player }))) : []),
  ];
}

type Goods = Bazaar['goods'][string];
const worthOf = (goods: Goods): number => GOOD_NAMES.reduce((sum, good) => sum + goods[good] * GOODS[good], 0);
const kindsOf = (goods: Goods): number => GOOD_NAMES.filter((good) => goods[good] > 0).length;

function isPayable(goods: Goods, wish: string): boolean {
  const { price, kinds } = WISHES[wish] ?? { price: Number.POSITIVE_INFINITY, kinds: 0 };
  return worthOf(goods) >= price && kindsOf(goods) >= kinds;
}

/** Goods that are worth the price, of so many kinds; no change is given. */
function payment(goods: Goods, wish: string): CountsAsk {
  const { price, kinds } = WISHES[wish] ?? { price: 0, kinds: 0 };
  return {
    shape: 'counts',
    of: GOOD_NAMES.map((good) => ({ kind: good, min: 0, max: goods[good], worth: GOODS[good] })),
    sum: { min: 0, max: GOOD_NAMES.reduce((sum, good) => sum + goods[good], 0) },
    worth: { min: price, max: worthOf(goods) },
    kinds: { min: kinds, max: GOOD_NAMES.length },
  };
}

function isAlone({ order, visits }: Bazaar, player: PlayerId): boolean {
  return order.every((other) => other === player || visits[other] !== visits[player]);
}

export const market: Pick<Handlers<Bazaar, BazaarStep>, 'visit' | 'stalls' | 'wish' | 'price'> = {
  visit: {
    ask: () => ({ shape: 'one', from: GOOD_NAMES }),
    run(s, { player }, good) {
      s.visits[player] = good as Good;
    },
  },
  stalls: {
    run(s, _step, _answer, api) {
      s.phase = 'market';
      for (const player of s.order) {
        const good = s.visits[player];
        if (good === undefined) continue;
        const count = isAlone(s, player) ? ALONE : SHARED;
        of(s.goods, player)[good] += count;
        api.log({ key: 'visited', by: player, params: { good, count } });
      }
      s.visits = {};
    },
  },
  wish: {
    ask: (s, { player }) =>
      offer(['pass', ...of(s.hands, player)], (option) =>
        option === 'pass' || isPayable(of(s.goods, player), option) ? undefined : { key: 'wish.dear' },
      ),
    // The card lies open while it is paid for: nobody takes that back.
    run(s, { player }, answer, api) {
      if (answer === 'pass') return;
      const wish = String(answer);
      dropCards(s, player, [wish]);
      of(s.fulfilled, player).push(wish);
      api.reveal();
      next<BazaarStep>(s, { kind: 'price', player, wish });
    },
  },
  price: {
    ask: (s, { player, wish }) => payment(of(s.goods, player), wish),
    run(s, { player, wish }, paid, api) {
      const goods = of(s.goods, player);
      const counts = isCounts(paid) ? paid : {};
      for (const good of GOOD_NAMES) goods[good] -= counts[good] ?? 0;
      api.log({ key: 'fulfilled', by: player, params: { wish } });
    },
  },
};

/** What a player has in the end: coins, and points for wishes; goods and cards left over count nothing. */
export const pointsOf = ({ coins, fulfilled }: Bazaar, player: PlayerId): number =>
  of(coins, player) + of(fulfilled, player).reduce((sum, wish) => sum + (WISHES[wish]?.points ?? 0), 0);
