import type { LogLine } from '@morgenrot/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBoard } from '../../src/board/board-store.ts';
import type { Motion } from '../../src/board/motion/motions.ts';
import { createConductor } from '../../src/board/motion/use-motion.ts';
import { allOf, endOfMyTurn, type Happening, happened } from '../../src/board/replay/happenings.ts';
import { createReplayer, HOLD_MS } from '../../src/board/replay/replayer.ts';
import { motionsFor, partsFor } from '../../src/games/new-dawn/motion/plan.ts';
import { landRoute } from '../../src/games/new-dawn/motion/routes.ts';
import { TELLING } from '../../src/games/new-dawn/motion/telling.ts';
import { newDawnPlugin, sourceFor, startNewDawn } from '../kit.ts';

const line = (n: number, key: string, by?: string, params?: LogLine['params']): LogLine => ({
  key,
  n,
  at: 0,
  ...(by === undefined ? {} : { by }),
  ...(params === undefined ? {} : { params }),
});
const keysOf = (items: readonly Happening[]): string[][] => items.map(({ lines }) => lines.map(({ key }) => key));

const LOG: LogLine[] = [
  line(1, 'turn.begun', '0'),
  line(2, 'control.placed', '0', { hex: '0,0' }),
  line(3, 'turn.begun', '1'),
  line(4, 'card.resolved', '1', { card: 'masonry', slot: 2 }),
  line(5, 'attack.declared', '1', { hex: '0,0', attackDie: 4, defenceDie: 2 }),
  line(6, 'trade.spent', '1', { card: 'masonry' }),
  line(6, 'attack.won', '1', { hex: '0,0', attack: 9, defence: 4 }),
  line(6, 'control.conquered', '1', { hex: '0,0', player: '0' }),
  line(7, 'dial.turned', '0', { event: 'move' }),
  line(7, 'barbarians.moved', '0', { die: 3, direction: 1 }),
  line(7, 'barbarian.moved', undefined, { barbarian: 'A', from: '2,0', hex: '3,0' }),
  line(7, 'barbarian.moved', undefined, { barbarian: 'B', from: '4,0', hex: '5,0' }),
  line(8, 'turn.begun', '0'),
];

describe('what happened since my move', () => {
  it('is the log after it, each thing with what followed from it', () => {
    expect(keysOf(happened(LOG, 3, TELLING))).toEqual([
      ['card.resolved'],
      ['attack.declared', 'trade.spent', 'attack.won', 'control.conquered'],
      ['dial.turned', 'barbarians.moved', 'barbarian.moved', 'barbarian.moved'],
    ]);
    expect(happened(LOG, 8, TELLING)).toEqual([]);
  });
  it('takes in what my own answer set going once my turn was over', () => {
    const own = [line(9, 'control.placed', '0'), line(9, 'dial.turned', '0'), line(9, 'turn.begun', '1')];
    expect(keysOf(happened(own, 9, TELLING))).toEqual([['dial.turned']]);
    expect(happened(own, allOf(9), TELLING)).toEqual([]);
  });
  it('loses no line and tells none twice', () => {
    for (let since = 0; since <= 8; since++) {
      const told = happened(LOG, allOf(since), TELLING).flatMap(({ lines }) => lines);
      expect(told).toEqual(LOG.filter(({ n, key }) => n > since && key !== 'turn.begun'));
    }
  });
  it('begins where my last turn ended, for a page that has never seen me move', () => {
    expect(endOfMyTurn(LOG, '0', TELLING)).toBe(3);
    expect(endOfMyTurn(LOG, '1', TELLING)).toBe(7);
    expect(endOfMyTurn(LOG.slice(0, 2), '0', TELLING)).toBeUndefined();
  });
});

function boardWith(log: readonly LogLine[], me: string | null = '0') {
  const match = startNewDawn();
  const source = { ...sourceFor(match, me), log, n: log.at(-1)?.n ?? 0 };
  const line = { act: () => undefined, undo: () => undefined, showEarlierLog: () => undefined };
  const board = createBoard(newDawnPlugin, line, () => false, source);
  const shown: (Happening | undefined)[] = [];
  const replayer = createReplayer(board, { telling: TELLING, show: (happening) => shown.push(happening) });
  return {
    board,
    replayer,
    shown,
    now: () => replayer.store.getState(),
    hear: (more: readonly LogLine[]) =>
      board.update({ ...source, log: [...log, ...more], n: more.at(-1)?.n ?? source.n }),
  };
}

describe('the replay', () => {
  afterEach(() => void vi.useRealTimers());

  it('is offered on return, and grows while others move', () => {
    const { now, hear } = boardWith(LOG);
    expect(now()).toMatchObject({ at: undefined, isPlaying: false });
    expect(keysOf(now().items)).toHaveLength(3);
    hear([line(9, 'tech.advanced', '1', { from: 1, to: 3 })]);
    expect(now().items).toHaveLength(4);
  });
  it('is not offered before my first turn, whatever I have answered in the set-up', () => {
    const setUp = [line(1, 'leader.chosen', '0'), line(2, 'leader.chosen', '1'), line(3, 'turn.begun', '1')];
    const { board, now, hear } = boardWith(setUp);
    board.undo();
    hear([line(4, 'tech.advanced', '1', { from: 1, to: 3 }), line(4, 'turn.begun', '0')]);
    expect(now().items).toEqual([]);
    const after = boardWith([...setUp, line(4, 'turn.begun', '0'), line(5, 'control.placed', '0')]);
    after.board.undo();
    const mine = [line(6, 'turn.begun', '1')];
    after.hear(mine);
    after.hear([...mine, line(7, 'tech.advanced', '1', { from: 1, to: 3 })]);
    expect(keysOf(after.now().items)).toEqual([['tech.advanced']]);
  });
  it('shows one thing after the other, back and forth', () => {
    const { replayer, now, shown } = boardWith(LOG);
    replayer.step(1);
    expect(now().at).toBe(0);
    replayer.step(1);
    replayer.step(-1);
    expect(shown.map((happening) => happening?.lines[0]?.key)).toEqual([
      'card.resolved',
      'attack.declared',
      'card.resolved',
    ]);
  });
  it('plays all of it by itself, waits when told to, and stops at the end', () => {
    vi.useFakeTimers();
    const { replayer, now } = boardWith(LOG);
    replayer.play();
    expect(now()).toMatchObject({ at: 0, isPlaying: true });
    vi.advanceTimersByTime(HOLD_MS);
    replayer.play();
    vi.advanceTimersByTime(HOLD_MS * 3);
    expect(now()).toMatchObject({ at: 1, isPlaying: false });
    replayer.play();
    vi.advanceTimersByTime(HOLD_MS * 2);
    expect(now()).toMatchObject({ at: 2, isPlaying: false });
  });
  it('is over as soon as I have answered', () => {
    const { board, replayer, now, shown, hear } = boardWith(LOG);
    replayer.step(1);
    board.undo();
    hear([line(9, 'undo.done', '0')]);
    expect(now()).toEqual({ items: [], at: undefined, isPlaying: false });
    expect(shown.at(-1)).toBeUndefined();
  });
  it('is put away for good, until something new happens', () => {
    const { replayer, now, hear } = boardWith(LOG);
    replayer.dismiss();
    expect(now().items).toEqual([]);
    hear([line(9, 'tech.advanced', '1', { from: 1, to: 3 })]);
    expect(keysOf(now().items)).toEqual([['tech.advanced']]);
  });
  it('shows a watcher what happened while nobody looked', () => {
    const { replayer, now, hear } = boardWith(LOG, null);
    expect(now().items).toEqual([]);
    replayer.look(false);
    hear([line(9, 'tech.advanced', '1', { from: 1, to: 3 })]);
    replayer.look(true);
    expect(keysOf(now().items)).toEqual([['tech.advanced']]);
  });
});

describe('motion follows the log', () => {
  const { state } = startNewDawn();

  it('a token comes from its owner’s supply, a barbarian goes where the line says, a visitor goes home', () => {
    expect(motionsFor(state, [line(2, 'control.placed', '1', { hex: '0,0' })])).toEqual([
      {
        kind: 'fly',
        sprite: `control-${state.order.indexOf('1')}`,
        way: [{ part: 'supply:control:1' }, { place: '0,0' }],
        lands: true,
      },
    ]);
    expect(motionsFor(state, LOG.slice(10, 12)).map((motion) => motion.kind === 'fly' && motion.way)).toEqual([
      [{ place: '2,0' }, { place: '3,0' }],
      [{ place: '4,0' }, { place: '5,0' }],
    ]);
    const visit = [line(3, 'caravan.moved', '1', { hex: '0,0' }), line(3, 'caravan.arrived', '1', { hex: '0,0' })];
    expect(motionsFor(state, visit)).toMatchObject([
      { way: [{ part: 'supply:caravan:1' }, { place: '0,0' }, { part: 'supply:caravan:1' }] },
    ]);
  });
  it('dice show what was rolled', () => {
    expect(motionsFor(state, LOG.slice(4, 5))).toEqual([{ kind: 'roll', dice: [4, 2], at: { place: '0,0' } }]);
  });
  it('a caravan keeps to the land where there is a way', () => {
    const land = Object.keys(state.map).filter((hex) => state.map[hex as '0,0']?.ground !== 'water') as '0,0'[];
    const [from] = land;
    const to = land.at(-1);
    if (!from || !to) throw new Error('there is land');
    const way = landRoute(state, from, to);
    expect(way[0]).toBe(from);
    expect(way.at(-1)).toBe(to);
    if (way.length > 2) expect(way.every((hex) => state.map[hex]?.ground !== 'water')).toBe(true);
  });
  it('names the panels that have changed', () => {
    expect(partsFor(LOG.slice(3, 4))).toEqual(['player:1', 'card:1:masonry']);
    expect(partsFor(LOG.slice(8, 10))).toEqual(['dial', 'arrow']);
  });

  it('comes one after the other, the newest first where there is too much, and rests when it is told to', async () => {
    const performed: Motion[][] = [];
    let go: (() => void) | undefined;
    const perform = (motions: readonly Motion[]): Promise<void> =>
      new Promise((resolve) => {
        performed.push([...motions]);
        go = resolve;
      });
    const call = (n: number): Motion => ({ kind: 'call', at: { part: String(n) } });
    const conductor = createConductor(
      TELLING,
      ({ n }) => [call(n)],
      perform,
      () => undefined,
    );
    const told = (last: number): LogLine[] =>
      LOG.concat(Array.from({ length: last }, (_, i) => line(9 + i, 'tech.advanced', '1')));
    conductor.hear(LOG, true);
    expect(performed).toEqual([]);
    conductor.hear(told(1), true);
    expect(performed).toEqual([[call(9)]]);
    conductor.hear(told(8), true);
    go?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(performed.at(-1)).toEqual([call(13)]);
    conductor.stop();
    go?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(performed).toHaveLength(2);
    conductor.hear(told(9), false);
    conductor.hear(told(10), true);
    await Promise.resolve();
    expect(performed.at(-1)).toEqual([call(18)]);
  });
});
