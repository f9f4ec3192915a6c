import { type ActsAsk, type Answer, isAct } from '../answers/shapes.ts';
import type { PlayerId } from '../game.ts';

/** An auction in turns: each bid is higher than the last, and whoever passes is out. Plain data. */
export interface Auction {
  /** Who may still bid; the first of them is asked. */
  left: PlayerId[];
  high?: { by: PlayerId; bid: number };
}

/** The least that may be bid now. */
export const leastBid = ({ high }: Auction, first = 1): number => (high ? high.bid + 1 : first);

/** Who is asked; nobody when one is left who has bid, or nobody is left. Whoever cannot bid passes by themselves. */
export function bidderIn({ left, high }: Auction): PlayerId | undefined {
  const [first] = left;
  return left.length === 1 && high?.by === first ? undefined : first;
}

/** The same without those who could not bid as much as is needed. Whoever bids highest stays. */
export const ableIn = (auction: Auction, mostOf: (player: PlayerId) => number, first?: number): Auction => ({
  ...auction,
  left: auction.left.filter((player) => player === auction.high?.by || mostOf(player) >= leastBid(auction, first)),
});

export const askBid = (auction: Auction, most: number, first?: number): ActsAsk => {
  const min = leastBid(auction, first);
  const bid = { act: 'bid', with: { shape: 'amount' as const, min, max: most } };
  return { shape: 'acts', from: most >= min ? [bid, { act: 'pass' }] : [{ act: 'pass' }] };
};

/** After the bid, or the pass, of whoever was asked. */
export function afterBid({ left, high }: Auction, answer: Answer): Auction {
  const [by, ...rest] = left;
  if (by === undefined) return { left, ...(high && { high }) };
  if (isAct(answer) && answer.act === 'bid') return { left: [...rest, by], high: { by, bid: Number(answer.with) } };
  return { left: rest, ...(high && { high }) };
}
