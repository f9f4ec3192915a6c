import { connect } from 'node:net';
import { LATEST } from '@morgenrot/protocol';
import { describe, expect, it, vi } from 'vitest';
import { keeping } from '../kit/kept.ts';
import { Person, Seat, seatedTable } from '../kit/person.ts';
import { RawSocket } from '../kit/raw-socket.ts';
import { NO_LIMITS, testServer } from '../kit/server.ts';

vi.setConfig({ testTimeout: 30_000 });

const kept = keeping();
const person = (name: string, url: string): Person => kept(new Person(url, name));

describe('readers who do not read', () => {
  /** A page of this table's talk is 150 kB in UTF-8, and half as many signs. */
  async function talkative(url: string): Promise<string> {
    const { id } = await person('Anna', url).create({ seats: 4 });
    const ben = person('Ben', url);
    await ben.join(id);
    const page = new Seat(ben.connect(), id);
    await page.watch();
    for (let n = 0; n < 100; n++)
      await page.say('say', { table: id, channel: 'table', text: '\u4e2d'.repeat(500), action: crypto.randomUUID() });
    // A page with nothing on it would leave nothing unread.
    const { talk } = (await page.say('talk', { table: id, before: LATEST, limit: 100 })) as { talk?: unknown[] };
    expect(talk).toHaveLength(100);
    return id;
  }
  const asking = (table: string, n: number): string =>
    `42/play,${n}["talk",{"table":"${table}","before":${LATEST},"limit":100}]`;
  const enter = async (url: string, table: string, from: string): Promise<RawSocket> => {
    const raw = kept(await (await RawSocket.open(url, { from })).enter('/play'));
    raw.text(`42/play,0["watch",{"table":"${table}"}]`);
    await raw.until(() => raw.heard.texts.some((text) => text.startsWith('43/play,0')));
    return raw;
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it('are ended when an address leaves too much by many connections, and the others are served all the time', async () => {
    const limits = { ...NO_LIMITS, unreadPerAddress: 1_000_000 };
    const behind = await testServer({ settings: { trustProxy: 1 }, parts: { limits } });
    const table = await talkative(behind.url);
    const other = await seatedTable(behind.url, { options: { length: 'long' } });
    const evil = await Promise.all(Array.from({ length: 6 }, () => enter(behind.url, table, '192.0.2.66')));
    for (const one of evil) one.pause();
    let isOver = false;
    const watching = async (): Promise<number> => {
      const began = performance.now();
      await other.seats[0]?.watch();
      return performance.now() - began;
    };
    const calm: number[] = [];
    while (calm.length < 10) calm.push(await watching());
    const served: number[] = [];
    const serve = async (): Promise<void> => {
      while (!isOver) {
        served.push(await watching());
        await pause(5);
      }
    };
    const serving = serve();
    const sockets = async () =>
      Number(/^morgenrot_sockets (\d+)$/m.exec(await (await fetch(`${behind.url}/metrics`)).text())?.[1]);
    const before = await sockets();
    // None of them is ever far enough behind to be ended for itself.
    for (let n = 1; n < 2000 && (await sockets()) > before - 3; n++) {
      for (const one of evil) one.text(asking(table, n));
      await pause(5);
    }
    isOver = true;
    await serving;
    expect(await sockets()).toBeLessThanOrEqual(before - 3);
    expect(Math.max(...served)).toBeLessThan(Math.max(2000, 10 * Math.max(...calm)));
    expect(other.seats.every(({ socket }) => socket.connected)).toBe(true);
    for (const one of other.people) one.close();
    await behind.end();
  });

  it.each([
    ['never poll', false],
    ['do not read what comes of it', true],
  ])('are ended as well where they %s', async (_what, polls) => {
    const strict = await testServer({ parts: { limits: { ...NO_LIMITS, unreadPerAddress: 400_000 } } });
    const table = await talkative(strict.url);
    const base = `${strict.url}/socket.io/?EIO=4&transport=polling`;
    const { sid } = JSON.parse((await (await fetch(base)).text()).slice(1)) as { sid: string };
    const say = async (text: string) => (await fetch(`${base}&sid=${sid}`, { method: 'POST', body: text })).status;
    const wire = connect({ host: '127.0.0.1', port: strict.port });
    wire.on('error', () => undefined);
    kept({ close: () => wire.destroy() });
    wire.pause();
    // One answer after the other on the same line, none of which is read.
    const poll = async (): Promise<void> => {
      wire.write(`GET ${base.slice(strict.url.length)}&sid=${sid} HTTP/1.1\r\nHost: here\r\n\r\n`);
      await pause(15);
    };
    expect(await say('40/play,')).toBe(200);
    await (await fetch(`${base}&sid=${sid}`)).text();
    expect(await say(`42/play,0["watch",{"table":"${table}"}]`)).toBe(200);
    let asked = 0;
    while (asked < 500 && (await say(asking(table, ++asked))) === 200) if (polls) await poll();
    expect(asked).toBeLessThan(500);
    await strict.end();
  });

  it('are not those who read slowly: they are asked to read first', async () => {
    const plain = await testServer();
    const table = await talkative(plain.url);
    const slow = await enter(plain.url, table, '192.0.2.7');
    slow.trickle(4);
    const ASKED = 200;
    for (let n = 1; n <= ASKED; n++) {
      slow.text(asking(table, n));
      await pause(5);
    }
    const answers = () => slow.heard.texts.filter((text) => /^43\/play,[1-9]/.test(text));
    await slow.until(() => answers().length === ASKED);
    expect(answers().some((text) => text.includes('limit.rate'))).toBe(true);
    expect([slow.isOver, slow.heard.closed]).toEqual([false, undefined]);
    await plain.end();
  });
});
