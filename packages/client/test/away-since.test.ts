import { describe, expect, it } from 'vitest';
import { noteAway, useAwaySince } from '../src/seats/away-since.ts';
import { info } from './kit.ts';

const seats = (...present: boolean[]) => info().seats.map((seat, i) => ({ ...seat, present: present[i] ?? true }));
const since = () => useAwaySince.getState().since;

describe('since when a seat is empty', () => {
  it('is for long if it was so at the first look, and from now on if somebody leaves', () => {
    noteAway('a', seats(true, false), 1000);
    expect(since()).toEqual({ '1': 0 });
    noteAway('a', seats(false, false), 2000);
    expect(since()).toEqual({ '0': 2000, '1': 0 });
    noteAway('a', seats(false, false), 3000);
    expect(since()).toEqual({ '0': 2000, '1': 0 });
  });
  it('begins anew when somebody was back meanwhile, and at another table', () => {
    noteAway('b', seats(true, true), 1000);
    noteAway('b', seats(false, true), 2000);
    noteAway('b', seats(true, true), 3000);
    expect(since()).toEqual({});
    noteAway('b', seats(false, true), 4000);
    expect(since()).toEqual({ '0': 4000 });
    noteAway('c', seats(false, true), 5000);
    expect(since()).toEqual({ '0': 0 });
  });
});
