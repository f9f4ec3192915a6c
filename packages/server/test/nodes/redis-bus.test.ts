import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import type { Bus, Notice } from '../../src/bus/bus.ts';
import { openRedisBus } from '../../src/bus/redis-bus.ts';
import { createSigns } from '../../src/bus/signs-of-life.ts';
import { REDIS } from '../kit/database.ts';
import { wiretap } from '../kit/wiretap.ts';

const toClose: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0)) await close();
});

/** A line to Redis that breaks the first so many times when somebody wants to listen. */
async function breakingLine(to: string, times: number): Promise<{ url: string; cuts(): number }> {
  const { hostname, port } = new URL(to);
  let cuts = 0;
  const open = new Set<Socket>();
  const end = (...sockets: Socket[]): void => {
    for (const socket of sockets) socket.destroy();
  };
  const line: Server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port) });
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => end(near, far));
    }
    far.on('data', (data) => near.write(data));
    near.on('data', (data) => {
      if (cuts < times && /SUBSCRIBE/i.test(String(data))) {
        cuts++;
        end(near, far);
      } else far.write(data);
    });
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  toClose.push(() => {
    end(...open);
    return new Promise((resolve) => void line.close(resolve));
  });
  return { url: `redis://127.0.0.1:${(line.address() as AddressInfo).port}`, cuts: () => cuts };
}

function busAt(url: string): Bus & { heard: Notice[]; isUp(): boolean } {
  const heard: Notice[] = [];
  let isUp = false;
  const events = {
    missed: async () => true,
    heard: (notice: Notice) => void heard.push(notice),
    told: () => undefined,
    connected: (now: boolean) => {
      isUp = now;
    },
  };
  const bus = openRedisBus(url, events, pino({ level: 'silent' }));
  toClose.push(() => bus.close());
  return { ...bus, heard, isUp: () => isUp };
}

describe.runIf(REDIS !== undefined)('a process that tells others by Redis', () => {
  it('hears them also if its line broke when it wanted to listen for the first time', async () => {
    const line = await breakingLine(REDIS as string, 2);
    const here = busAt(line.url);
    await expect.poll(here.isUp, { timeout: 15_000 }).toBe(true);
    expect(line.cuts()).toBe(2);
    const there = busAt(REDIS as string);
    await expect.poll(there.isUp, { timeout: 15_000 }).toBe(true);
    const match = `bus-${process.pid}`;
    there.publish({ match, n: 7 });
    await expect.poll(() => here.heard.filter((notice) => notice.match === match)).toEqual([{ match, n: 7 }]);
  });

  it('says later what it could not say: of each match, how far it has come', async () => {
    const line = await wiretap(Number(new URL(REDIS as string).port || 6379));
    toClose.push(() => line.close());
    const here = busAt(line.url.replace('http:', 'redis:'));
    const there = busAt(REDIS as string);
    for (const bus of [here, there]) await expect.poll(bus.isUp, { timeout: 15_000 }).toBe(true);
    await line.cut();
    await expect.poll(here.isUp).toBe(false);
    const match = `unsaid-${process.pid}`;
    for (let n = 1; n <= 5; n++) here.publish({ match, n });
    await line.mend();
    const heard = () => there.heard.filter((notice) => notice.match === match);
    await expect.poll(heard, { timeout: 15_000 }).toEqual([{ match, n: 5 }]);
  });
});

describe('signs of life', () => {
  const minute = 60_000;
  function signs() {
    let now = 0;
    const known = createSigns('me', () => now);
    known.begin();
    const pass = (ms: number, ...speaking: string[]): boolean => {
      now += ms;
      for (const node of speaking) known.heard(node);
      return known.isOneMissing();
    };
    return { ...known, pass };
  }

  it('are missed when another process says nothing, until it speaks or has been gone for long', () => {
    const { pass } = signs();
    expect(pass(2000, 'me', 'other')).toBe(false);
    expect(pass(2000, 'me')).toBe(false);
    expect(pass(2000, 'me')).toBe(true);
    expect(pass(50 * minute, 'me')).toBe(true);
    expect(pass(2000, 'me', 'other')).toBe(false);
    expect(pass(70 * minute, 'me')).toBe(false);
  });

  it('are not missed of a process that has said that it ends', () => {
    const { pass, left } = signs();
    pass(2000, 'me', 'other');
    left('other');
    expect(pass(5000, 'me')).toBe(false);
  });

  it('are missed of this process itself, for as long as it lasts', () => {
    const { pass } = signs();
    expect(pass(70 * minute, 'other')).toBe(true);
  });
});
