import { diff, fingerprint } from '@morgenrot/engine';
import type { Joined } from '@morgenrot/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSession, type Pending, type SessionEntry } from '../../src/table/session/session.ts';
import type { Unsent } from '../../src/table/session/unsent.ts';
import { fakeWire, info, joinedAt, line, matchWith, movedTo, viewWith } from '../kit.ts';

const ids = () => {
  let n = 0;
  return () => `action-${++n}`;
};

async function atTable(n = 4) {
  const line = fakeWire();
  const session = openSession('table1', line.wire, ids());
  await line.connect();
  await line.reply('watch', joinedAt(n));
  return { ...line, session, state: () => session.store.getState() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a page that opens a table', () => {
  it('asks for it as soon as it is connected', async () => {
    const { state } = await atTable();
    expect(state()).toMatchObject({ status: 'open', connection: 'online', table: { seat: '0', match: { n: 4 } } });
  });
  it('hears that there is no such table', async () => {
    const line = fakeWire();
    const session = openSession('nowhere', line.wire, ids());
    await line.connect();
    await line.reply('watch', { ok: false, reason: { key: 'table.unknown' } });
    expect(session.store.getState().status).toBe('unknown');
  });
  it('asks again when there is a gap', async () => {
    const { tell, count, reply, state } = await atTable();
    await tell('moved', movedTo(9));
    expect(count('watch')).toBe(1);
    await reply('watch', joinedAt(9));
    expect(state().table?.match?.n).toBe(9);
  });
  it('asks again when it is told to', async () => {
    const { tell, count } = await atTable();
    await tell('resync', { table: 'table1' });
    expect(count('watch')).toBe(1);
  });
  it('loses no step that comes while it is asking', async () => {
    const { tell, reply, state } = await atTable();
    await tell('resync', { table: 'table1' });
    await tell('moved', movedTo(5));
    await reply('watch', joinedAt(4));
    expect(state().table?.match?.n).toBe(5);
  });
  it('sees people come and go', async () => {
    const { tell, state } = await atTable();
    await tell('table', info({ watchers: 3 }));
    expect(state().table?.info.watchers).toBe(3);
  });
});

describe('a page that comes back', () => {
  const missed = (n: number): Joined['missed'] => {
    const { log: _log, table: _table, ...rest } = movedTo(n, { from: 4 });
    return rest;
  };
  it('says where it stands, and takes up what it has missed', async () => {
    const { disconnect, connect, reply, last, state } = await atTable();
    await disconnect();
    await connect();
    const { hash } = matchWith(4);
    expect(last('watch')).toMatchObject({ since: { n: 4, hash, eyes: '0', talk: 0 }, because: 'return' });
    await reply('watch', joinedAt(9, { match: undefined, missed: missed(9), log: [line(7), line(9)] }));
    expect(state().table?.match).toMatchObject({ n: 9, view: { value: 9 } });
    expect(state().table?.log).toEqual([line(4), line(7), line(9)]);
    expect(state()).toMatchObject({ connection: 'online', moreLog: false });
  });
  it('drops the lines of what was taken back meanwhile', async () => {
    const { disconnect, connect, reply, state } = await atTable();
    await disconnect();
    await connect();
    const withdrawn = { ...missed(9)!, withdrawn: [4] };
    await reply('watch', joinedAt(9, { match: undefined, missed: withdrawn, log: [line(9)] }));
    expect(state().table?.log).toEqual([line(9)]);
  });
  it('asks for the whole when what it has missed does not fit', async () => {
    const { disconnect, connect, reply, last, count, state } = await atTable();
    await disconnect();
    await connect();
    await reply('watch', joinedAt(9, { match: undefined, missed: { ...missed(9)!, from: 5 } }));
    await vi.advanceTimersByTimeAsync(1);
    expect(count('watch')).toBe(1);
    expect(last('watch')).toEqual({ table: 'table1', since: undefined, because: 'hash' });
    await reply('watch', joinedAt(9));
    expect(state().table?.match?.n).toBe(9);
  });
});

describe('a page that shows something else than the server', () => {
  /** Somebody has laid hands on what is shown. */
  const tamper = (session: Awaited<ReturnType<typeof atTable>>['session']): void => {
    const { table } = session.store.getState();
    const view = { ...table!.match!.view, rest: { stays: false } };
    session.store.setState({ table: { ...table!, match: { ...table!.match!, view } } });
  };
  it('finds out with the next step, shows nothing of it, and asks for the whole', async () => {
    const { session, tell, last, count, reply, state } = await atTable();
    tamper(session);
    await tell('moved', movedTo(5));
    expect(state().table?.match?.n).toBe(4);
    expect(last('watch')).toEqual({ table: 'table1', since: undefined, because: 'hash' });
    await reply('watch', joinedAt(5));
    expect(state().table?.match?.view).toEqual(matchWith(5).view);
    await tell('moved', movedTo(6));
    expect(count('watch')).toBe(0);
    expect(state().table?.match?.n).toBe(6);
  });
  it('asks no second time when it differs again at once, and goes on with what it has', async () => {
    const { tell, count, reply, state } = await atTable();
    const other = { ...matchWith(5), hash: 1 };
    await tell('moved', movedTo(5, { hash: 1 }));
    expect(count('watch')).toBe(1);
    await reply('watch', joinedAt(5, { match: other }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(count('watch')).toBe(0);
    for (let n = 6; n < 40; n++) await tell('moved', movedTo(n, { hash: 2 }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(count('watch')).toBe(0);
    expect(state().table?.match?.n).toBe(39);
  });
  it('asks again when it was right for long', async () => {
    const { tell, count, reply } = await atTable();
    await tell('moved', movedTo(5, { hash: 1 }));
    await reply('watch', joinedAt(5));
    for (let n = 6; n < 30; n++) await tell('moved', movedTo(n));
    await tell('moved', movedTo(30, { hash: 1 }));
    expect(count('watch')).toBe(1);
  });
});

describe('an answer', () => {
  it('is on its way until it is acknowledged and has arrived', async () => {
    const { session, reply, tell, state, last } = await atTable();
    session.act(7, 'done');
    expect(last('act')).toEqual({ table: 'table1', action: 'action-1', step: 7, undos: 0, value: 'done' });
    expect(state().pending).toBeDefined();
    await reply('act', { ok: true, n: 5 });
    expect(state().pending).toBeDefined();
    await tell('moved', movedTo(5));
    expect(state().pending).toBeUndefined();
  });
  it('holds nobody up whose effect has arrived: the next one goes out before the acknowledgement', async () => {
    const { session, sent, tell, state, last } = await atTable();
    session.act(7, 'done');
    await tell('moved', movedTo(5));
    expect(state().pending).toBeUndefined();
    session.act(8, 'next');
    expect(last('act')).toMatchObject({ action: 'action-2', step: 8, value: 'next' });
    sent.find(({ message }) => (message as { step?: number }).step === 7)?.answer({ ok: true, n: 5 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(state().pending).toMatchObject({ message: { step: 8 } });
  });
  it('holds nobody up either whose effect came with the whole table', async () => {
    const { session, tell, reply, state } = await atTable();
    session.act(7, 'done');
    await tell('resync', { table: 'table1' });
    await reply('watch', joinedAt(5));
    expect(state()).toMatchObject({ pending: undefined, table: { match: { n: 5 } } });
  });
  it('is still on its way when others have moved and it is still what I am asked', async () => {
    const view = { ...viewWith(5), steps: [{ id: 7, kind: 'anything', player: '0' }] };
    const { session, tell, state } = await atTable();
    session.act(7, 'done');
    await tell('moved', movedTo(5, { delta: diff(viewWith(4), view), hash: fingerprint(view) }));
    expect(state().table?.match?.n).toBe(5);
    expect(state().pending).toMatchObject({ message: { step: 7 } });
  });
  it('is still on its way when its question is gone because of an undo', async () => {
    const { session, tell, state } = await atTable();
    session.act(7, 'done');
    await tell('moved', movedTo(5, { undos: 1 }));
    expect(state().pending).toMatchObject({ message: { step: 7 } });
  });
  it('says that it was refused although its question is gone, and the one after it stays on its way', async () => {
    const { session, sent, tell, state, count } = await atTable();
    session.act(7, 'done');
    await tell('moved', movedTo(5));
    session.act(8, 'next');
    const first = sent.find(({ message }) => (message as { step?: number }).step === 7);
    first?.answer({ ok: false, reason: { key: 'decision.gone' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ refused: { key: 'decision.gone' }, pending: { message: { step: 8 } } });
    expect(count('watch')).toBe(1);
  });
  it('whose effect does not come makes the page ask', async () => {
    const { session, reply, count } = await atTable();
    session.act(7, 'done');
    await reply('act', { ok: true, n: 5 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(count('watch')).toBe(1);
  });
  it('is said again with the same id when the connection comes back', async () => {
    const { session, disconnect, connect, reply, count, last, state } = await atTable();
    session.act(7, 'done');
    await disconnect();
    expect(state()).toMatchObject({ connection: 'lost' });
    expect(state().pending).toBeDefined();
    await connect();
    expect(count('act')).toBe(0);
    await reply('watch', joinedAt(4));
    expect(last('act')).toMatchObject({ action: 'action-1', step: 7 });
    await reply('act', { ok: true, n: 4 });
    expect(state().pending).toBeUndefined();
  });
  it('that nobody answers is said again', async () => {
    const { session, sent, count } = await atTable();
    session.act(7, 'done');
    sent.splice(0).at(-1)?.lose();
    await vi.advanceTimersByTimeAsync(1000);
    expect(count('act')).toBe(1);
  });
  it('given while the line is down waits for it', async () => {
    const { session, disconnect, connect, reply, count } = await atTable();
    await disconnect();
    session.act(7, 'done');
    expect(count('act')).toBe(0);
    await connect();
    await reply('watch', joinedAt(4));
    expect(count('act')).toBe(1);
  });
  it('that is refused says why, and the table is asked for again', async () => {
    const { session, reply, state, count } = await atTable();
    session.act(7, 'done');
    await reply('act', { ok: false, reason: { key: 'decision.gone' } });
    expect(state()).toMatchObject({ pending: undefined, refused: { key: 'decision.gone' } });
    expect(count('watch')).toBe(1);
  });
  it('is not sent while another is on its way', async () => {
    const { session, count } = await atTable();
    session.act(7, 'done');
    session.act(7, 'skip');
    expect(count('act')).toBe(1);
  });
});

describe('an answer that a broken line holds up', () => {
  /** What a tab keeps, while sessions come and go. */
  const tab = () => {
    let kept: Pending | undefined;
    const unsent: Unsent = {
      read: () => kept,
      write(pending) {
        kept = pending;
      },
    };
    return { unsent, kept: () => kept };
  };
  async function opened(entry: SessionEntry) {
    const line = fakeWire();
    const session = openSession('table1', line.wire, ids(), entry);
    await line.connect();
    return { ...line, session, state: () => session.store.getState() };
  }

  it('says why it was refused after the return, and the question is still there', async () => {
    const { session, disconnect, connect, reply, state } = await atTable();
    await disconnect();
    session.act(7, 'done');
    await connect();
    await reply('watch', joinedAt(4));
    await reply('act', { ok: false, reason: { key: 'match.paused' } });
    await reply('watch', joinedAt(4));
    expect(state()).toMatchObject({ pending: undefined, refused: { key: 'match.paused' }, connection: 'online' });
  });
  it('outlasts a page that is left or loaded anew, and is sent once with the same id', async () => {
    const { unsent, kept } = tab();
    const first = await opened({ unsent });
    await first.reply('watch', joinedAt(4));
    await first.disconnect();
    first.session.act(7, 'done');
    first.session.close();
    expect(kept()).toMatchObject({ message: { action: 'action-1' } });
    const second = await opened({ unsent });
    expect(second.state().pending).toBeDefined();
    await second.reply('watch', joinedAt(4));
    expect(second.last('act')).toMatchObject({ action: 'action-1', step: 7, value: 'done' });
    await second.reply('act', { ok: true, n: 4 });
    expect(second.state().pending).toBeUndefined();
    expect(kept()).toBeUndefined();
  });
  it('is not kept any longer when the server has it after the page was left', async () => {
    const { unsent, kept } = tab();
    const { session, reply } = await opened({ unsent });
    await reply('watch', joinedAt(4));
    session.act(7, 'done');
    session.close();
    expect(kept()).toBeDefined();
    await reply('act', { ok: true, n: 5 });
    expect(kept()).toBeUndefined();
  });
  it('waits behind a password, and is sent when it fits', async () => {
    const { session, disconnect, connect, reply, count, last, state } = await atTable();
    await disconnect();
    session.act(7, 'done');
    await connect();
    await reply('watch', { ok: false, reason: { key: 'password.needed' } });
    expect(state()).toMatchObject({ status: 'shut', pending: { kind: 'act' } });
    expect(count('act')).toBe(0);
    void session.enter({ password: 'open' });
    await vi.advanceTimersByTimeAsync(0);
    await reply('watch', joinedAt(4));
    expect(last('act')).toMatchObject({ action: 'action-1', step: 7 });
  });
  it('goes with its table', async () => {
    const { unsent, kept } = tab();
    const { session, disconnect, connect, reply } = await opened({ unsent });
    await reply('watch', joinedAt(4));
    await disconnect();
    session.act(7, 'done');
    await connect();
    await reply('watch', { ok: false, reason: { key: 'table.unknown' } });
    expect(kept()).toBeUndefined();
  });
});

describe('an update of the server', () => {
  it('is no broken line, until it takes too long', async () => {
    const { tell, disconnect, state } = await atTable();
    await tell('closing');
    expect(state()).toMatchObject({ connection: 'updating' });
    await disconnect();
    expect(state()).toMatchObject({ connection: 'updating' });
    await vi.advanceTimersByTimeAsync(61_000);
    expect(state()).toMatchObject({ connection: 'lost' });
  });
  it('is over with the first answer of the new one', async () => {
    const { tell, disconnect, connect, reply, state } = await atTable();
    await tell('closing');
    await disconnect();
    await connect();
    await reply('watch', joinedAt(4));
    await vi.advanceTimersByTimeAsync(61_000);
    expect(state()).toMatchObject({ connection: 'online' });
  });
  it('keeps an answer that came too late for the next one, and alarms nobody', async () => {
    const { session, tell, disconnect, connect, reply, last, count, state } = await atTable();
    session.act(7, 'done');
    await reply('act', { ok: false, reason: { key: 'server.closing' } });
    expect(state()).toMatchObject({ refused: undefined, pending: { kind: 'act' } });
    await tell('closing');
    await vi.advanceTimersByTimeAsync(5000);
    expect(count('act')).toBe(0);
    await disconnect();
    await connect();
    await reply('watch', joinedAt(4));
    expect(last('act')).toMatchObject({ action: 'action-1', step: 7 });
  });
  it('that only a restore makes the server wait for gets the answer again over the same line', async () => {
    const { session, reply, last } = await atTable();
    session.act(7, 'done');
    await reply('act', { ok: false, reason: { key: 'server.closing' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(last('act')).toMatchObject({ action: 'action-1', step: 7 });
  });
  it('says words that fell into it again when the server is back, once', async () => {
    const { session, tell, disconnect, connect, reply, count, last } = await atTable();
    const said = session.say({ channel: 'table', text: 'hello', action: 'words-1' });
    await tell('closing');
    await disconnect();
    expect(count('say')).toBe(0);
    await connect();
    await reply('watch', joinedAt(4));
    expect(count('say')).toBe(1);
    expect(last('say')).toMatchObject({ text: 'hello', action: 'words-1' });
    const line = { id: 1, channel: 'table', from: 'me', name: 'Anna', text: 'hello', at: 1 };
    await reply('say', { ok: true, line });
    expect(await said).toMatchObject({ ok: true });
  });
});

describe('an undo', () => {
  it('that comes too late because others have moved is not sent again, and says so', async () => {
    const { session, disconnect, connect, reply, count, state } = await atTable();
    session.undo();
    await disconnect();
    await connect();
    await reply('watch', joinedAt(5));
    expect(count('undo')).toBe(0);
    expect(state()).toMatchObject({ pending: undefined, refused: { key: 'undo.gone' } });
  });
  it('that had been done before the line broke is no refusal', async () => {
    const { session, disconnect, connect, reply, count, state } = await atTable();
    session.undo();
    await disconnect();
    await connect();
    await reply('watch', joinedAt(5, { match: matchWith(5, 5, 1) }));
    expect(count('undo')).toBe(0);
    expect(state()).toMatchObject({ pending: undefined, refused: undefined });
  });
  it('is over as soon as it is seen', async () => {
    const { session, tell, state } = await atTable();
    session.undo();
    await tell('moved', movedTo(5));
    expect(state().pending).toBeDefined();
    await tell('moved', movedTo(6, { undos: 1 }));
    expect(state().pending).toBeUndefined();
  });
  it('that was lost on the way is sent again', async () => {
    const { session, disconnect, connect, reply, last } = await atTable();
    session.undo();
    await disconnect();
    await connect();
    await reply('watch', joinedAt(4));
    expect(last('undo')).toEqual({ table: 'table1', n: 4 });
  });
});

describe('the log', () => {
  it('gets its earlier lines on demand, once', async () => {
    const { session, reply, state, last } = await atTable();
    void session.showEarlierLog();
    expect(last('log')).toEqual({ table: 'table1', before: 4, limit: 100 });
    await reply('log', { ok: true, log: [{ key: 'round.begun', n: 2, at: 0 }], more: false });
    expect(state().table?.log.map(({ n }) => n)).toEqual([2, 4]);
    expect(state().moreLog).toBe(false);
  });
});
