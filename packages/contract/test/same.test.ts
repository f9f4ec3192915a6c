import { describe, expect, it } from 'vitest';
import { expectSame, isSameData } from '../src/same.ts';

const board = () => ({ round: 3, hands: { anna: ['oil', 'silk'], ben: [] }, over: false, last: null });

describe('the same plain data', () => {
  it('is what has the same members, in whatever order', () => {
    expect(isSameData(board(), { last: null, over: false, hands: { ben: [], anna: ['oil', 'silk'] }, round: 3 })).toBe(
      true,
    );
    expect(isSameData({ ...board(), given: undefined }, board())).toBe(true);
    expect(isSameData(board(), { ...board(), given: undefined })).toBe(true);
  });

  it.each([
    ['another value', { ...board(), round: 4 }],
    ['a member more', { ...board(), turn: 1 }],
    ['a member less', { round: 3, hands: board().hands, over: false }],
    ['another order of a list', { ...board(), hands: { anna: ['silk', 'oil'], ben: [] } }],
    ['a longer list', { ...board(), hands: { anna: ['oil', 'silk', 'tea'], ben: [] } }],
    ['a shorter list', { ...board(), hands: { anna: ['oil'], ben: [] } }],
    ['a record where a list was', { ...board(), hands: { anna: { 0: 'oil', 1: 'silk' }, ben: [] } }],
    ['nothing where something was', { ...board(), hands: null }],
    ['what JSON makes of no number', JSON.parse(JSON.stringify({ ...board(), round: Number.NaN })) as object],
  ])('is not %s', (_what, other) => {
    expect(isSameData(board(), other)).toBe(false);
    expect(isSameData(other, board())).toBe(false);
    expect(() => expectSame(board(), other, () => 'in round 3')).toThrow('in round 3');
  });
});
