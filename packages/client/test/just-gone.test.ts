import { describe, expect, it } from 'vitest';
import { justGoneRefused, receiveJustGone } from '../src/seats/just-gone.ts';
import { info } from './kit.ts';

const told = (justGone?: number) => {
  const seats = info().seats.map((seat) => ({
    ...seat,
    present: false,
    ...(justGone === undefined ? {} : { justGone }),
  }));
  return { table: info({ seats }), seat: seats[0] ?? { seat: '0', present: false, plan: 'open', ready: true } };
};

describe('a seat whose player has only just gone', () => {
  it('is kept for as long as the server says, counted from when that came here', () => {
    const { table, seat } = told(20_000);
    receiveJustGone(table, 1000);
    expect(justGoneRefused(seat, 1000)).toEqual({ key: 'seat.justGone', params: { seconds: 20 } });
    // The same word about the table once more is no later one.
    receiveJustGone(table, 9000);
    expect(justGoneRefused(seat, 20_500)).toEqual({ key: 'seat.justGone', params: { seconds: 1 } });
    expect(justGoneRefused(seat, 21_000)).toBeUndefined();
  });
  it('is free at once where the server says nothing of it', () => {
    const { table, seat } = told();
    receiveJustGone(table, 1000);
    expect(justGoneRefused(seat, 1000)).toBeUndefined();
  });
});
