import { EventEmitter } from 'node:events';
import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { addressOf, quotaKey } from '../../src/limits/address.ts';
import { SERVER_LIMITS } from '../../src/limits/limits.ts';
import { countUnread } from '../../src/limits/reader.ts';
import { createTolls } from '../../src/limits/tolls.ts';
import { createTurnstile } from '../../src/limits/turnstile.ts';
import { createUnread } from '../../src/limits/unread.ts';
import { rest, type Wire } from '../../src/limits/wire.ts';
import { pacing } from '../../src/match/memory/pacing.ts';
import { createEntrance } from '../../src/tables/entrance.ts';
import { testServer } from '../kit/server.ts';

const saying = (forwarded: string): IncomingMessage =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '127.0.0.1' } }) as unknown as IncomingMessage;

it('patience with what is refused is that of an address, by however many sockets it comes', () => {
  const tolls = createTolls(SERVER_LIMITS);
  const sockets = Array.from({ length: 300 }, () => tolls.patience({ who: 'flood' }));
  let borne = 0;
  for (let n = 0; n < 20; n++) for (const socket of sockets) borne += Number(socket.take());
  expect(borne).toBeGreaterThanOrEqual(2000);
  expect(borne).toBeLessThan(2100);
  expect(tolls.patience({ who: 'somebody else' }).take()).toBe(true);
});

it('a connection that has asked for too much is not read for a moment, and then again', () => {
  vi.useFakeTimers();
  const did: string[] = [];
  const socket = { pause: () => void did.push('pause'), resume: () => void did.push('resume') };
  const wire = { transport: { socket } } as unknown as Wire;
  for (let n = 0; n < 3; n++) rest(wire);
  expect(did).toEqual(['pause']);
  vi.runAllTimers();
  expect(did).toEqual(['pause', 'resume']);
  rest(wire);
  expect(did.at(-1)).toBe('pause');
  // Who polls asks again by a request, and those are counted.
  rest({ transport: {} } as unknown as Wire);
  vi.useRealTimers();
});

describe('an address', () => {
  it('is what the outermost of our proxies has seen, whatever stands before it', () => {
    expect(addressOf(saying('203.0.113.9'), 0)).toBe('127.0.0.1');
    expect(addressOf(saying(''), 1)).toBe('127.0.0.1');
    expect(addressOf(saying('198.51.100.1, , 203.0.113.9 '), 1)).toBe('203.0.113.9');
    expect(addressOf(saying('198.51.100.1,203.0.113.9 ,10.0.0.1'), 2)).toBe('203.0.113.9');
  });

  it('is found as quickly in a header full of spaces', () => {
    const began = performance.now();
    for (let n = 0; n < 20; n++) expect(addressOf(saying(`a${' '.repeat(15_000)}b`), 1)).toHaveLength(15_002);
    expect(performance.now() - began).toBeLessThan(300);
  });

  it('counts as one however a proxy writes it, an IPv6 network as well', () => {
    for (const each of ['203.0.113.9', '203.0.113.9:4711', '203.0.113.9:4712', '::ffff:203.0.113.9'])
      expect(quotaKey(each), each).toBe('203.0.113.9');
    for (const each of ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '[2001:db8:1:2::7]:443', '2001:db8:1:2::1%eth0'])
      expect(quotaKey(each), each).toBe('2001:db8:1:2::/64');
    expect(quotaKey('[::ffff:203.0.113.9]:80')).toBe('203.0.113.9');
    expect(quotaKey('2001:db8:1:3::1')).not.toBe(quotaKey('2001:db8:1:2::1'));
    expect(quotaKey('')).toBe('');
  });
});

describe('what nobody reads', () => {
  const opened = (unreadBytes: number, unreadPerAddress: number, unreadOfAll: number) => {
    const unread = createUnread({ unreadBytes, unreadPerAddress, unreadOfAll });
    const gone: string[] = [];
    return { gone, open: (who: string, name: string) => unread.open(who, () => gone.push(name)) };
  };

  it('ends whoever leaves too much of it, and nobody who reads', () => {
    const { gone, open } = opened(100, 1000, 1000);
    const [slow, stuck] = [open('a', 'slow'), open('a', 'stuck')];
    for (let n = 0; n < 50; n++) {
      slow.add(60);
      slow.add(-60);
    }
    stuck.add(60);
    expect(gone).toEqual([]);
    stuck.add(60);
    expect(gone).toEqual(['stuck']);
    // What is said to it after that is nobody's any more.
    stuck.add(5000);
    expect([gone, stuck.bytes]).toEqual([['stuck'], 0]);
  });

  it.each([
    ['texts, by what they are on the line', '\u4e2d'.repeat(333)],
    ['packed answers', Buffer.alloc(999)],
  ])('counts %s', async (_what, data) => {
    const closed: unknown[] = [];
    const close = (how: unknown): void => void closed.push(how);
    const wire = Object.assign(new EventEmitter(), { transport: {}, close });
    countUnread(wire as unknown as Wire, createUnread({ ...SERVER_LIMITS, unreadBytes: 10_000 }), 'a');
    for (let n = 0; n < 10; n++) wire.emit('packetCreate', { type: 'message', data });
    await new Promise(setImmediate);
    expect(closed).toEqual([]);
    wire.emit('packetCreate', { type: 'message', data });
    await expect.poll(() => closed).toEqual([true]);
  });

  it('has a sum for each address: whoever leaves most goes first, and other addresses stay', () => {
    const { gone, open } = opened(100, 250, 10_000);
    const mine = [90, 30, 90, 20].map((bytes, index) => ({ bytes, share: open('a', `a${index}`) }));
    open('b', 'b').add(100);
    for (const { bytes, share } of mine) share.add(bytes);
    expect(gone).toEqual([]);
    mine[3]?.share.add(30);
    expect(gone).toEqual(['a0']);
  });

  it('has a sum for all of them, which the address that leaves most is asked for', () => {
    const { gone, open } = opened(100, 250, 300);
    const friend = open('b', 'b');
    friend.add(100);
    for (const name of ['a0', 'a1', 'a2']) open('a', name).add(60);
    friend.add(-10);
    open('c', 'c').add(40);
    expect(gone).toEqual(['a0']);
    friend.end();
    // A connection that has been closed counts until the last of what it has not read is gone.
    open('c', 'c2').add(90);
    expect(gone).toEqual(['a0', 'c2']);
    friend.add(-90);
    open('c', 'c3').add(80);
    expect(gone).toEqual(['a0', 'c2']);
  });
});

describe('passwords', () => {
  it('are looked at one at a time, so that files are written meanwhile', async () => {
    const done: string[] = [];
    const entrance = createEntrance();
    const hashed = Array.from({ length: 8 }, async (_, n) => {
      expect(await entrance.hash('first light', { who: `203.0.113.${n}` })).toMatchObject({ ok: true });
      done.push('password');
    });
    await stat('.').then(() => done.push('file'));
    await Promise.all(hashed);
    expect(done[0]).toBe('file');
  });

  it('are taken one of each address in turn, and no more than can be dealt with', async () => {
    const turnstile = createTurnstile({ each: 3, all: 5 });
    const done: string[] = [];
    const pass = async (who: string, name: string) => {
      const was = await turnstile.pass(who, async () => {
        await Promise.resolve();
        done.push(name);
        return name;
      });
      return was ?? 'full';
    };
    const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1'].map((name) => pass(name.slice(0, 1), name));
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'full', 'b1', 'full']);
    expect(done).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('that fail in the doing keep nobody waiting', async () => {
    const turnstile = createTurnstile({ each: 3, all: 5 });
    const broken = turnstile.pass('a', () => Promise.reject(new Error('no thread')));
    const next = turnstile.pass('a', async () => 'next');
    await expect(broken).rejects.toThrow('no thread');
    expect(await next).toBe('next');
  });
});

describe('readiness', () => {
  it('is asked of the database now and then, however often somebody wants to know', async () => {
    let asked = 0;
    let isWell = true;
    const answers = async () => {
      asked++;
      return isWell;
    };
    const server = await testServer({ parts: { store: (opened) => ({ ...opened, answers }) } });
    const status = async () => (await fetch(`${server.url}/readyz`)).status;
    const all = await Promise.all(Array.from({ length: 100 }, status));
    expect(new Set(all)).toEqual(new Set([200]));
    expect(asked).toBeLessThan(10);
    isWell = false;
    await expect.poll(status, { timeout: 5000 }).toBe(503);
    await server.end();
  });

  it('is denied for a database that says nothing at all, and whoever asks is not left waiting', async () => {
    const silent = () => new Promise<boolean>(() => undefined);
    const server = await testServer({ parts: { store: (opened) => ({ ...opened, answers: silent }) } });
    const answer = await fetch(`${server.url}/readyz`, { signal: AbortSignal.timeout(8000) });
    expect(answer.status).toBe(503);
    await server.end();
  });
});

describe('long work', () => {
  it('is done in slices, one of all such work between two turns of everybody else', async () => {
    let clock = 0;
    let slices: number[] = [0];
    let isOver = false;
    const turn = () => {
      slices.push(0);
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    const work = async () => {
      const pause = pacing(() => clock);
      for (let piece = 0; piece < 200; piece++) {
        clock += 2;
        slices[slices.length - 1]!++;
        await pause();
      }
    };
    await Promise.all([work(), work(), work()]);
    isOver = true;
    slices = slices.slice(1);
    // Three begin in the same moment; from then on they take turns.
    expect(Math.max(...slices)).toBeLessThanOrEqual(8);
    expect(slices.length).toBeGreaterThan(50);
  });
});
