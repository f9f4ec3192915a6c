import { describe, expect, it } from 'vitest';
import { joined, moved, started, type TablePageState } from '../../src/table/session/table-state.ts';
import { info, line, matchWith, movedTo, viewWith } from '../kit.ts';

const at = (n: number): TablePageState => ({
  info: info(),
  seat: '0',
  mine: ['0'],
  talk: [],
  match: matchWith(n),
  log: [line(n)],
});

const restOf = ({ match }: TablePageState): unknown =>
  match && Object.entries(match.view).find(([key]) => key === 'rest')?.[1];

describe('a step forward', () => {
  it('changes what it names and nothing else', () => {
    const before = at(4);
    const after = moved(before, movedTo(5));
    if (after === 'gap') throw new Error('this step follows');
    expect(after.match?.n).toBe(5);
    expect(after.match?.view).toEqual(viewWith(5));
    expect(after.match?.view).toMatchObject({ rest: { stays: true } });
    expect(restOf(after)).toBe(restOf(before));
    expect(after.log.map(({ n }) => n)).toEqual([4, 5]);
  });
  it('that does not follow is a gap', () => {
    expect(moved(at(4), movedTo(6))).toBe('gap');
    expect(moved({ ...at(4), match: undefined }, movedTo(5))).toBe('gap');
  });
  it('that is known already changes nothing', () => {
    const before = at(4);
    expect(moved(before, movedTo(4))).toBe(before);
  });
  it('that does not fit the data is a gap, not a crash', () => {
    expect(moved(at(4), movedTo(5, { delta: [[['nowhere', 'at', 'all'], 1]] }))).toBe('gap');
  });
  it('back takes the withdrawn lines out of the log', () => {
    const before = { ...at(5), log: [line(4), line(5)] };
    const after = moved(before, movedTo(6, { undos: 1, withdrawn: [5] }));
    if (after === 'gap') throw new Error('this step follows');
    expect(after.log.map(({ n }) => n)).toEqual([4, 6]);
    expect(after.match?.undos).toBe(1);
  });
});

describe('the whole table', () => {
  it('that is asked for again keeps what has not changed', () => {
    const before = at(4);
    const after = joined(before, {
      table: info(),
      seat: '0',
      mine: ['0'],
      match: matchWith(4),
      log: [line(4)],
      talk: [],
    });
    expect(after.match?.view).toBe(before.match?.view);
  });
  it('begins when the last seat is taken', () => {
    const waiting: TablePageState = { info: info({ status: 'waiting' }), seat: '1', mine: ['1'], log: [], talk: [] };
    const after = started(waiting, matchWith(0), [line(0)]);
    expect(after.match?.n).toBe(0);
    expect(after.info.status).toBe('playing');
    expect(after.log).toHaveLength(1);
  });
});
