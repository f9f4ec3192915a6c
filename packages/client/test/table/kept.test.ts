import { describe, expect, it } from 'vitest';
import { keptRefused, receiveKept } from '../../src/seats/kept.ts';
import { info } from '../kit.ts';

const MINUTE = 60_000;

const told = (keptFor?: number) => {
  const seats = info().seats.map((seat) => ({
    ...seat,
    present: false,
    ...(keptFor === undefined ? {} : { keptFor }),
  }));
  return { table: info({ seats }), seat: seats[0] ?? { seat: '0', present: false, plan: 'open', ready: true } };
};

describe('a seat whose player is away', () => {
  it('is kept for as long as the server says, counted from when that came here', () => {
    const { table, seat } = told(10 * MINUTE);
    receiveKept(table, 1000);
    expect(keptRefused(seat, false, 1000)).toEqual({ key: 'seat.patience', params: { count: 10, unit: 'minutes' } });
    // The same word about the table once more is no later one.
    receiveKept(table, 9000);
    expect(keptRefused(seat, false, 9 * MINUTE + 1500)).toEqual({
      key: 'seat.patience',
      params: { count: 1, unit: 'minutes' },
    });
    expect(keptRefused(seat, false, 10 * MINUTE + 1000)).toBeUndefined();
  });
  it('is kept by its bank of time where there is a clock', () => {
    const { table, seat } = told(3 * 24 * 60 * MINUTE);
    receiveKept(table, 0);
    expect(keptRefused(seat, true, 0)).toEqual({ key: 'seat.bank', params: { count: 3, unit: 'days' } });
  });
  it('is free at once where the server says nothing of it', () => {
    const { table, seat } = told();
    receiveKept(table, 1000);
    expect(keptRefused(seat, false, 1000)).toBeUndefined();
  });
});
