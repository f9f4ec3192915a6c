import type { Bargain, Deck, PlayerId, Step, Steps } from '@morgenrot/engine';

/** What is traded: what one of each is worth when wishes are paid. */
export const GOODS = { dates: 1, salt: 2, silk: 3 } as const;
export type Good = keyof typeof GOODS;
export const GOOD_NAMES = Object.keys(GOODS) as Good[];

/** Cards of the hidden hands. Their names occur nowhere else, so tests can look for them where they must not be. */
export interface Wish {
  /** Goods of this worth pay for it; of so many kinds at least. */
  price: number;
  kinds: number;
  points: number;
}
export const WISHES: Readonly<Record<string, Wish>> = Object.fromEntries(
  Array.from({ length: 30 }, (_, i) => {
    const price = 3 + (i % 5);
    const kinds = 1 + (i % 3);
    return [`wish-${String(i + 1).padStart(2, '0')}-card`, { price, kinds, points: price + kinds * 2 }];
  }),
);

export const DEEDS = ['roll', 'draw', 'fulfil', 'pass'] as const;
export type Deed = (typeof DEEDS)[number];

type Mine = Step & { player: PlayerId };
export type BazaarStep =
  | (Mine & { kind: 'visit' })
  | (Step & { kind: 'stalls' })
  | (Mine & { kind: 'deed' })
  | (Mine & { kind: 'wish' })
  | (Mine & { kind: 'pay'; wish: string })
  | (Mine & { kind: 'haggle' })
  | (Step & { kind: 'endRound' });

export interface Seat {
  coins: number;
  goods: Record<Good, number>;
  /** Only its owner knows which. */
  hand: string[];
  /** Paid, for all to see. */
  wishes: string[];
}

export const PHASES = ['stalls', 'deeds', 'haggling'] as const;

export interface Bazaar extends Steps<BazaarStep> {
  order: PlayerId[];
  round: number;
  rounds: number;
  phase: (typeof PHASES)[number];
  active: PlayerId;
  turn: number;
  haggles: boolean;
  deck: Deck<string>;
  seats: Record<PlayerId, Seat>;
  /** Where everybody goes this round. */
  visits: Record<PlayerId, Good>;
  bargain: Bargain;
}

export const seatOf = (s: Bazaar, player: PlayerId): Seat => {
  const seat = s.seats[player];
  if (!seat) throw new Error(`nobody sits at ${player}`);
  return seat;
};
