import type { Bargain, Deck, PlayerId, Step, Steps } from '@morgenrot/engine';

/** What is traded: what one of each is worth when wishes are paid. */
export const GOODS = { dates: 1, salt: 2, silk: 3 } as const;
export type Good = keyof typeof GOODS;
export const GOOD_NAMES = Object.keys(GOODS) as Good[];

/** A card of a hidden hand. */
interface Wish {
  /** Goods of this worth pay for it; of so many kinds at least. */
  price: number;
  kinds: number;
  points: number;
}
const CARDS_IN_ALL = 60;
export const WISHES: Readonly<Record<string, Wish>> = Object.fromEntries(
  Array.from({ length: CARDS_IN_ALL }, (_, i) => {
    const price = 3 + (i % 5);
    const kinds = 1 + (i % 3);
    return [`wish-${String(i + 1).padStart(2, '0')}-card`, { price, kinds, points: price + kinds * 2 }];
  }),
);
/** Names of cards and of votes occur nowhere else, so tests can look for them where they must not be. */
export const CARDS: readonly string[] = Object.keys(WISHES);
export const VOTES: readonly string[] = ['vote-amber', 'vote-birch', 'vote-cedar', 'vote-dune'];

type Mine = Step & { player: PlayerId };
export type BazaarStep =
  | (Mine & { kind: 'play' | 'pay' | 'discard' | 'roll' | 'vote' | 'visit' | 'wish' | 'haggle' })
  | (Mine & { kind: 'price'; wish: string })
  | (Step & { kind: 'endTurn' | 'stalls' | 'refill' });

export const PHASES = ['turns', 'market', 'haggling'] as const;
export type Market = 'none' | 'open' | 'haggling';

export interface Bazaar extends Steps<BazaarStep> {
  order: PlayerId[];
  round: number;
  rounds: number;
  phase: (typeof PHASES)[number];
  active: PlayerId;
  turn: number;
  market: Market;
  deck: Deck<string>;
  /** Only its owner knows which. */
  hands: Record<PlayerId, string[]>;
  /** Played, for all to see. */
  shown: string[];
  /** Thrown away, face down. */
  pile: string[];
  /** Paid for, for all to see. */
  fulfilled: Record<PlayerId, string[]>;
  coins: Record<PlayerId, number>;
  goods: Record<PlayerId, Record<Good, number>>;
  /** Nobody ever learns how others have voted. */
  votes: Record<PlayerId, string[]>;
  /** Where everybody goes this round. */
  visits: Record<PlayerId, Good>;
  bargain: Bargain;
}

/** What belongs to a player. */
export function of<T>(all: Record<PlayerId, T>, player: PlayerId): T {
  const own = all[player];
  if (own === undefined) throw new Error(`nobody sits at ${player}`);
  return own;
}
