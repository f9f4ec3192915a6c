import { type Answer, type Ask, type Asked, give } from '@morgenrot/engine';
import { capitalOf, newDawn } from '@morgenrot/new-dawn';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BoardSource, createBoard } from '../../src/board/board-store.ts';
import type { BoardPlugin } from '../../src/board/plugin.ts';
import { askPlugin, newDawnPlugin, sourceFor, startNewDawn } from '../kit.ts';

function open(plugin: Pick<BoardPlugin, 'asked' | 'check'>, source: BoardSource, sendsAtOnce = false) {
  const sent: Answer[] = [];
  const line = { act: (_step: number, value: Answer) => sent.push(value), undo: () => undefined };
  const board = createBoard(plugin, { ...line, showEarlierLog: () => undefined }, () => sendsAtOnce, source);
  return { board, sent, now: () => board.store.getState() };
}

/** Up to the first card: the arrow lies, and whoever starts has chosen the culture card. */
function placingControl() {
  const match = startNewDawn();
  const start = match.state.startPlayer;
  const answer = (value: string): void => {
    const asked = newDawnPlugin.asked(sourceFor(match, start).view, start);
    const verdict = asked && give(newDawn, match.state, start, asked.id, value, match.chance);
    if (!verdict?.ok) throw new Error(`"${value}" is not taken`);
  };
  answer('0');
  answer('early-empire');
  return { match, start };
}

describe('choosing on the map', () => {
  it('marks a legal space first, and sends it when it is chosen again', () => {
    const { match, start } = placingControl();
    const { board, sent, now } = open(newDawnPlugin, sourceFor(match, start));
    const ask = now().asked?.ask;
    const hex = ask?.shape === 'one' ? ask.from.find((option) => option.includes(',')) : undefined;
    if (!hex) throw new Error('there is a space to choose');
    board.pick(hex);
    expect(now().chosen).toEqual([hex]);
    expect(sent).toEqual([]);
    board.pick(hex);
    expect(sent).toEqual([hex]);
  });
  it('says of an illegal space why not, as the game does', () => {
    const { match, start } = placingControl();
    const { board, sent, now } = open(newDawnPlugin, sourceFor(match, start));
    const capital = capitalOf(match.state, start) ?? '';
    board.pick(capital);
    expect(now().told).toEqual({ option: capital, reason: { key: 'hex.city' } });
    expect(now().chosen).toEqual([]);
    expect(sent).toEqual([]);
  });
  it('says nothing against a space that has just been chosen, until another one has been looked at', () => {
    const { match, start } = placingControl();
    const { board, now } = open(newDawnPlugin, sourceFor(match, start), true);
    const ask = now().asked?.ask;
    const hex = ask?.shape === 'one' ? (ask.from.find((option) => option.includes(',')) ?? '') : '';
    board.looks.setState({ place: hex });
    board.pick(hex);
    give(newDawn, match.state, start, now().asked?.id ?? 0, hex, match.chance);
    board.update(sourceFor(match, start));
    expect(board.looks.getState().settled).toBe(hex);
    board.pick(hex);
    expect(now().told).toBeUndefined();
    board.looks.setState({ place: capitalOf(match.state, start) });
    board.looks.setState({ place: hex });
    expect(board.looks.getState().settled).toBeUndefined();
    board.pick(hex);
    expect(now().told).toMatchObject({ option: hex, reason: { key: 'hex.control' } });
  });
  it('sends at once when that is wished', () => {
    const { match, start } = placingControl();
    const { board, sent, now } = open(newDawnPlugin, sourceFor(match, start), true);
    const ask = now().asked?.ask;
    const hex = ask?.shape === 'one' ? (ask.from.find((option) => option.includes(',')) ?? '') : '';
    board.pick(hex);
    expect(sent).toEqual([hex]);
  });
  it('forgets what was picked when the question has changed', () => {
    const { match, start } = placingControl();
    const { board, now } = open(newDawnPlugin, sourceFor(match, start));
    const ask = now().asked?.ask;
    board.pick(ask?.shape === 'one' ? (ask.from.at(-1) ?? '') : '');
    give(newDawn, match.state, start, now().asked?.id ?? 0, 'done', match.chance);
    board.update(sourceFor(match, start));
    expect(now()).toMatchObject({ chosen: [], asked: undefined });
  });
  it('asks a watcher nothing, and says for whom everybody waits', () => {
    const { match, start } = placingControl();
    const { now } = open(newDawnPlugin, sourceFor(match, null));
    expect(now().asked).toBeUndefined();
    expect(now().waiting).toMatchObject([{ kind: 'placeControl', player: start }]);
  });
});

describe('other shapes of questions', () => {
  const { match, start } = placingControl();
  const source = sourceFor(match, start);
  const some: Asked = { id: 3, kind: 'anything', ask: { shape: 'some', from: ['a', 'b', 'c'], min: 1, max: 2 } };
  const amount: Asked = { id: 3, kind: 'anything', ask: { shape: 'amount', min: 2, max: 4 } };

  it('several: each can be put back, no more than allowed', () => {
    const { board, sent, now } = open(askPlugin(some, { ok: true, value: '' }), source);
    board.pick('a');
    board.pick('b');
    board.pick('c');
    expect(now().chosen).toEqual(['a', 'b']);
    expect(now().told?.reason.key).toBe('answer.count');
    board.pick('a');
    board.confirm();
    expect(sent).toEqual([['b']]);
  });
  it('a number: stays within its limits', () => {
    const { board, sent, now } = open(askPlugin(amount, { ok: true, value: '' }), source);
    expect(now().amount).toBe(2);
    board.setAmount(4);
    board.setAmount(5);
    board.setAmount(Number.NaN);
    board.confirm();
    expect(sent).toEqual([4]);
  });
  it('an answer that the game refuses is not sent', () => {
    const { board, sent, now } = open(askPlugin(amount, { ok: false, reason: { key: 'answer.range' } }), source);
    board.confirm();
    expect(sent).toEqual([]);
    expect(now().told?.reason.key).toBe('answer.range');
  });
  it('nothing is picked while an answer is on its way', () => {
    const { board, now } = open(askPlugin(some, { ok: true, value: '' }), { ...source, sending: true });
    board.pick('a');
    expect(now().chosen).toEqual([]);
  });
});

describe('an answer that the server refuses', () => {
  const base = sourceFor(startNewDawn(), '0');
  const gone = { key: 'match.paused' };
  const trade: Ask = {
    shape: 'acts',
    from: [{ act: 'offer', with: { shape: 'amount', min: 1, max: 9 } }, { act: 'no' }],
  };
  const KINDS = ['a', 'b'].map((kind) => ({ kind, min: 0, max: 3 }));
  const COUNTS: Ask = { shape: 'counts', of: KINDS, sum: { min: 1, max: 4 } };
  const cases: [string, Ask, Answer, object][] = [
    ['an option', { shape: 'one', from: ['a', 'b'] }, 'b', { chosen: ['b'] }],
    ['several', { shape: 'some', from: ['a', 'b', 'c'], min: 1, max: 2 }, ['c', 'a'], { chosen: ['c', 'a'] }],
    ['a number', { shape: 'amount', min: 2, max: 4 }, 3, { amount: 3 }],
    ['counts', COUNTS, { a: 2 }, { counts: { a: 2 } }],
    ['an act', trade, { act: 'offer', with: 7 }, { chosen: ['offer'], more: 7 }],
  ];
  it.each(cases)('lies there again, to be sent once more: %s', (_what, ask, value, lies) => {
    const { board, sent, now } = open(askPlugin({ id: 3, kind: 'anything', ask }, { ok: true, value: '' }), base);
    board.answer(value);
    board.update({ ...base, sending: true, online: false });
    board.update({ ...base, refused: gone });
    expect(now()).toMatchObject({ ...lies, refused: gone });
    board.confirm();
    expect(sent).toEqual([value, value]);
  });
  it('does not come back for another question', () => {
    const ask = (id: number): Asked => ({ id, kind: 'anything', ask: { shape: 'one', from: ['a', 'b'] } });
    let asked = ask(3);
    const plugin = { ...askPlugin(asked, { ok: true, value: '' }), asked: () => asked };
    const { board, now } = open(plugin, base);
    board.answer('b');
    asked = ask(4);
    board.update({ ...base, view: { ...base.view }, n: base.n + 1, sending: true });
    board.update({ ...base, view: { ...base.view }, n: base.n + 1, refused: gone });
    expect(now()).toMatchObject({ chosen: [], refused: gone });
  });
});

describe('an answer on its way', () => {
  const source = sourceFor(startNewDawn(), '0');
  const opened = () => {
    const { board, now } = open(newDawnPlugin, source);
    let told = 0;
    board.store.subscribe(() => told++);
    return { board, now, told: () => told };
  };
  afterEach(() => void vi.useRealTimers());

  it('is shown when it takes a while, and blocks the next one at once', () => {
    vi.useFakeTimers();
    const { board, now } = opened();
    board.update({ ...source, sending: true });
    board.pick(now().asked?.ask.shape === 'one' ? '0' : '');
    expect(now().chosen).toEqual([]);
    vi.advanceTimersByTime(90);
    expect(now().sending).toBe(false);
    vi.advanceTimersByTime(20);
    expect(now().sending).toBe(true);
    board.update({ ...source, sending: false });
    expect(now().sending).toBe(false);
  });
  it('that the line holds up: another pick is refused with a word, and the word goes with the answer', () => {
    const asked: Asked = { id: 3, kind: 'anything', ask: { shape: 'one', from: ['a', 'b'] } };
    const { board, now } = open(askPlugin(asked, { ok: true, value: '' }), source);
    board.update({ ...source, sending: true, online: false });
    for (const pick of [board.pick, board.draft, board.answerWith]) {
      board.clear();
      pick('b');
      expect(now()).toMatchObject({ told: { reason: { key: 'answer.onItsWay' } }, chosen: [] });
    }
    board.update({ ...source, sending: false });
    expect(now().told).toBeUndefined();
  });
  it('says nothing of a press too many at once', () => {
    vi.useFakeTimers();
    const { board, now } = opened();
    board.update({ ...source, sending: true });
    board.answerWith('0');
    board.undo();
    expect(now().told).toBeUndefined();
  });
  it('draws nothing when it is soon acknowledged', () => {
    vi.useFakeTimers();
    const { board, now, told } = opened();
    board.update({ ...source, sending: true });
    board.update({ ...source, sending: false });
    vi.advanceTimersByTime(1000);
    expect(now().sending).toBe(false);
    expect(told()).toBe(0);
  });
  it('is shown at once where there is no connection', () => {
    const { board, now } = opened();
    board.update({ ...source, sending: true, online: false });
    expect(now().sending).toBe(true);
  });
});
