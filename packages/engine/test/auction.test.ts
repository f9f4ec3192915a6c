import { describe, expect, it } from 'vitest';
import {
  type Answer,
  type Auction,
  ableIn,
  afterBid,
  askBid,
  bidderIn,
  countAnswers,
  fits,
  leastBid,
} from '../src/index.ts';

const bid = (n: number): Answer => ({ act: 'bid', with: n });
const PASS: Answer = { act: 'pass' };

const play = (auction: Auction, ...answers: Answer[]): Auction => answers.reduce(afterBid, auction);

describe('an auction in turns', () => {
  it('asks in order, each for more than the last, until one is left', () => {
    let auction: Auction = { left: ['2', '0', '1'] };
    expect([bidderIn(auction), leastBid(auction)]).toEqual(['2', 1]);
    auction = play(auction, bid(2));
    expect([bidderIn(auction), leastBid(auction)]).toEqual(['0', 3]);
    expect(fits(askBid(auction, 9), bid(2))).toMatchObject({ ok: false, reason: { key: 'answer.range' } });
    auction = play(auction, PASS, bid(4), PASS);
    expect(bidderIn(auction)).toBeUndefined();
    expect(auction.high).toEqual({ by: '1', bid: 4 });
  });
  it('still asks the last when all others passed before any bid', () => {
    const auction = play({ left: ['0', '1'] }, PASS);
    expect(bidderIn(auction)).toBe('1');
    expect(bidderIn(play(auction, PASS))).toBeUndefined();
    expect(play(auction, PASS).high).toBeUndefined();
    expect(bidderIn(play(auction, bid(1)))).toBeUndefined();
  });
  it('passes for whoever cannot bid as much, but never for whoever bids highest', () => {
    const most: Record<string, number> = { '0': 3, '1': 5, '2': 8 };
    const auction = play({ left: ['0', '1', '2'] }, bid(3), bid(5));
    expect(ableIn(auction, (player) => most[player] ?? 0).left).toEqual(['2', '1']);
    expect(countAnswers(askBid(auction, 8))).toBe(4);
    expect(countAnswers(askBid(auction, 5))).toBe(1);
  });
});
