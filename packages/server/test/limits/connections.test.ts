import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testDatabase } from '../kit/database.ts';
import { seatedTable } from '../kit/person.ts';
import { serverProcess } from '../kit/process.ts';
import { RawSocket } from '../kit/raw-socket.ts';
import { NO_LIMITS, type TestServer, testServer } from '../kit/server.ts';

/** What somebody might try below the level of messages; `attacks.test.ts` has what is tried above it. */
vi.setConfig({ testTimeout: 30_000 });

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());
const kept = <T extends { close(): void }>(one: T): T => {
  onTestFinished(() => one.close());
  return one;
};
/** The kinds of a websocket's frames that ask whether anybody is there, and say so. */
const PING = 9;
const PONG = 10;
/** A frame of one byte, as browsers send it: masked, here with zeros. */
const oneByte = (head: number, byte: number): Buffer => Buffer.of(head, 0x81, 0, 0, 0, 0, byte);
const FIRST_BYTE = oneByte(0x01, '4'.charCodeAt(0));
const NEXT_BYTE = oneByte(0x00, '2'.charCodeAt(0));

describe('connections', () => {
  it('enter a namespace a few times, and not without end', async () => {
    const raw = kept(await RawSocket.open(server.url));
    for (let n = 0; n < 200; n++) raw.text('40/play,');
    await raw.until(() => raw.isOver || raw.heard.closed !== undefined);
    expect(raw.heard.texts.filter((text) => text.startsWith('40/play,')).length).toBeLessThanOrEqual(6);
    const other = kept(await RawSocket.open(server.url));
    for (let n = 0; n < 200; n++) other.text(`40/no-${n},`);
    other.text('42/play,["act"]');
    await other.until(() => other.isOver || other.heard.closed !== undefined);
    expect(other.heard.texts.at(-1)).toContain('message.malformed');
  });

  it('are told what came to nothing, and wait for the rest of a message no longer than it needs', async () => {
    const raw = kept(await (await RawSocket.open(server.url)).enter('/play'));
    raw.text('42/play,["act",{}]');
    await raw.until(() => raw.heard.texts.includes('42/play,["refused",{"key":"message.malformed"}]'));
    raw.text('451-/play,7["act",{"_placeholder":true,"num":0}]');
    await raw.until(() => raw.heard.closed !== undefined || raw.isOver);
    expect(raw.heard.texts.at(-1)).toBe('44{"message":"message.malformed"}');
  });

  it('of one address have an end, those of others do not count, and a wrong address helps nobody', async () => {
    const parts = { limits: { ...NO_LIMITS, socketsPerAddress: 5 } };
    const behind = await testServer({ settings: { trustProxy: 1 }, parts });
    const open = (from: string) => RawSocket.open(behind.url, { from }).then(kept);
    for (let n = 0; n < 5; n++) await open('192.0.2.1');
    await expect(open('192.0.2.1')).rejects.toThrow('no websocket');
    // Whatever a client writes before it, the last is what our proxy has seen.
    await expect(open('198.51.100.7, 192.0.2.1')).rejects.toThrow('no websocket');
    await open('192.0.2.2');
    await behind.end();
    const plain = await testServer({ parts });
    for (let n = 0; n < 5; n++) kept(await RawSocket.open(plain.url, { from: `192.0.2.${n}` }));
    await expect(RawSocket.open(plain.url, { from: '192.0.2.77' })).rejects.toThrow('no websocket');
    await plain.end();
  });

  it('that take more packets than any page sends are ended with a reason', async () => {
    const strict = await testServer({ parts: { limits: { ...NO_LIMITS, packets: { burst: 50, perSecond: 1 } } } });
    const raw = kept(await (await RawSocket.open(strict.url)).enter('/play'));
    for (let n = 0; n < 200; n++) raw.text('42/play,["leave",{"table":"nowhere"}]');
    await raw.until(() => raw.heard.closed !== undefined || raw.isOver);
    expect(raw.heard.texts.at(-1)).toContain('limit.rate');
    await strict.end();
  });

  it('of those who ask and never read are ended before they fill the memory', async () => {
    const parts = { limits: { ...NO_LIMITS, unreadBytes: 300_000 } };
    const strict = await testServer({ parts });
    const { table, people } = await seatedTable(strict.url, { options: { length: 'long' } });
    const raw = kept(await (await RawSocket.open(strict.url)).enter('/play'));
    raw.pause();
    const sockets = async () =>
      /^morgenrot_sockets (\d+)$/m.exec(await (await fetch(`${strict.url}/metrics`)).text())?.[1];
    expect(await sockets()).toBe('3');
    for (let n = 0; n < 40_000 && (n % 500 !== 0 || (await sockets()) === '3'); n++) {
      raw.text(`42/play,${n}["watch",{"table":"${table}"}]`);
    }
    await expect.poll(sockets, { timeout: 20_000 }).toBe('2');
    for (const one of people) one.close();
    await strict.end();
  });

  it('that ping without end are cut off: the answers are written below everything that is counted', async () => {
    const raw = kept(await (await RawSocket.open(server.url)).enter('/play'));
    raw.frame(PING, Buffer.from('one'));
    raw.text('42/play,["leave",{"table":"nowhere"}]');
    await raw.until(() => raw.heard.texts.length > 1);
    expect(raw.isOver).toBe(false);
    for (let n = 0; n < 200; n++) raw.frame(PING, Buffer.alloc(125));
    await raw.until(() => raw.isOver);
  });

  it('send a message in a few fragments, and are cut off before they send one in many', async () => {
    const raw = kept(await (await RawSocket.open(server.url)).enter('/play'));
    const text = Buffer.from('42/play,7["leave",{"table":"nowhere"}]');
    raw.bytes(Buffer.concat([FIRST_BYTE, ...[...text.subarray(1, -1)].map((byte) => oneByte(0x00, byte))]));
    raw.bytes(oneByte(0x80, text.at(-1) ?? 0));
    await raw.until(() => raw.heard.texts.some((heard) => heard.startsWith('43/play,7')));
    raw.bytes(Buffer.concat([FIRST_BYTE, ...Array.from({ length: 100 }, () => NEXT_BYTE)]));
    await raw.until(() => raw.isOver);
    expect(raw.heard.closed).toBe(1008);
  });

  it.each([
    ['fragments', (n: number) => (n === 0 ? FIRST_BYTE : NEXT_BYTE)],
    [
      'pieces of one frame',
      (n: number) => (n === 0 ? Buffer.from([0x81, 0xfe, 0x3f, 0xff, 0, 0, 0, 0]) : Buffer.of(1)),
    ],
  ])('that leave a message unfinished in %s are counted with what nobody reads', async (_what, piece) => {
    const strict = await testServer({ parts: { limits: { ...NO_LIMITS, unreadPerAddress: 20_000 } } });
    const idle = kept(await (await RawSocket.open(strict.url)).enter('/play'));
    const raws = await Promise.all(Array.from({ length: 4 }, () => RawSocket.open(strict.url).then(kept)));
    for (let n = 0; n < 60 && !raws.every(({ isOver }) => isOver); n++) {
      for (const raw of raws) raw.bytes(piece(n));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(raws.some(({ isOver }) => isOver)).toBe(true);
    expect(idle.isOver).toBe(false);
    await strict.end();
  });

  it.each([
    ['pongs of a websocket', (raw: RawSocket) => raw.frame(PONG, Buffer.alloc(125))],
    ['heartbeats', (raw: RawSocket) => raw.text('3')],
    ['empty packets', (raw: RawSocket) => raw.text('6')],
  ])('that send %s without end are cut off', async (_what, send) => {
    const raw = kept(await (await RawSocket.open(server.url)).enter('/play'));
    for (let n = 0; n < 10; n++) send(raw);
    raw.text('42/play,1["leave",{"table":"nowhere"}]');
    await raw.until(() => raw.heard.texts.some((heard) => heard.startsWith('43/play,1')));
    for (let n = 0; n < 200; n++) send(raw);
    await raw.until(() => raw.isOver);
  });

  it('that ask for an upgrade again and again are cut off', async () => {
    const base = `${server.url}/socket.io/?EIO=4&transport=polling`;
    const { sid } = JSON.parse((await (await fetch(base)).text()).slice(1)) as { sid: string };
    const raw = kept(await RawSocket.open(server.url, { sid }));
    for (let n = 0; n < 200; n++) raw.text('2probe');
    await raw.until(() => raw.isOver);
  });

  it('that post heartbeats without end are ended', async () => {
    const base = `${server.url}/socket.io/?EIO=4&transport=polling`;
    const { sid } = JSON.parse((await (await fetch(base)).text()).slice(1)) as { sid: string };
    const post = () => fetch(`${base}&sid=${sid}`, { method: 'POST', body: Array(1000).fill('3').join('\x1e') });
    await post();
    await expect.poll(async () => (await post()).status, { timeout: 10_000, interval: 200 }).toBe(400);
  });

  it('that post too much by long polling are told why before they are ended', async () => {
    const strict = await testServer({ parts: { limits: { ...NO_LIMITS, packets: { burst: 20, perSecond: 0 } } } });
    const base = `${strict.url}/socket.io/?EIO=4&transport=polling`;
    const { sid } = JSON.parse((await (await fetch(base)).text()).slice(1)) as { sid: string };
    const ask = async (body?: string) => {
      const answer = await fetch(`${base}&sid=${sid}`, body === undefined ? {} : { method: 'POST', body });
      return { status: answer.status, text: await answer.text() };
    };
    await ask('40/play,');
    expect((await ask()).text).toContain('40/play,');
    await ask(Array(30).fill('42/play,["leave",{"table":"nowhere"}]').join('\x1e'));
    let last = await ask();
    while (last.status === 200 && !last.text.includes('44{')) last = await ask();
    expect(last.text).toContain('44{"message":"limit.rate"}');
    // Who has been told and does not poll again is not waited for.
    await expect.poll(async () => (await ask('3')).status, { timeout: 10_000, interval: 200 }).toBe(400);
    await strict.end();
  });

  const GET = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
  const line = (port: number) => {
    const wire = connect({ host: '127.0.0.1', port });
    const state = { heard: '', isOver: false };
    wire.on('error', () => undefined);
    wire.on('data', (chunk) => {
      state.heard += String(chunk);
    });
    wire.once('close', () => {
      state.isOver = true;
    });
    return Object.assign(kept({ close: () => wire.destroy() }), { wire, state });
  };
  const answersIn = ({ heard }: { heard: string }) => heard.split('HTTP/1.1 200').length - 1;

  it('send a few requests in a row, and are ended when they send many without reading', async () => {
    const few = line(server.port);
    few.wire.write(GET.repeat(3));
    await expect.poll(() => answersIn(few.state)).toBe(3);
    few.wire.write(GET.repeat(3));
    await expect.poll(() => answersIn(few.state)).toBe(6);
    const many = line(server.port);
    many.wire.write(GET.repeat(1300));
    await expect.poll(() => many.state.isOver).toBe(true);
    expect(answersIn(many.state)).toBeLessThan(20);
    expect(few.state.isOver).toBe(false);
  });

  it('that send their requests word by word, by many lines, are counted with what nobody reads', async () => {
    const strict = await testServer({ parts: { limits: { ...NO_LIMITS, unreadPerAddress: 1_000_000 } } });
    const head = 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 8000\r\n\r\n';
    const slow = Array.from({ length: 6 }, () => line(strict.port));
    for (const { wire } of slow) wire.write(`${head}{`);
    await expect.poll(() => slow.filter(({ state }) => state.isOver).length).toBeGreaterThan(1);
    expect((await fetch(`${strict.url}/api/games`)).status).toBe(200);
    // None of it is kept when they are gone.
    for (const { wire } of slow) wire.destroy();
    const plain = line(strict.port);
    for (let n = 0; n < 20; n++) {
      plain.wire.write(`${head}{"name":"${'x'.repeat(7989)}"}`);
      await expect.poll(() => plain.state.heard.split('HTTP/1.1 4').length - 1).toBe(n + 1);
    }
    await strict.end();
  });

  it('send a body in a few short pieces, and are cut off when they send it letter by letter', async () => {
    const head =
      'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    const few = line(server.port);
    few.wire.write(`${head}${'1\r\n \r\n'.repeat(50)}2\r\n{}\r\n0\r\n\r\n`);
    await expect.poll(() => few.state.heard).toContain('HTTP/1.1 4');
    // The next request on the same connection is answered, and its pieces are counted anew.
    few.wire.write(`${head}${'1\r\n \r\n'.repeat(50)}2\r\n{}\r\n0\r\n\r\n`);
    await expect.poll(() => few.state.heard.split('HTTP/1.1 4').length - 1).toBe(2);
    const many = line(server.port);
    many.wire.write(`${head}${'1\r\n \r\n'.repeat(200)}`);
    await expect.poll(() => many.state.isOver).toBe(true);
    expect(many.state.heard).toBe('');
    expect((await fetch(`${server.url}/api/games`)).status).toBe(200);
  });

  it('ask for the page so often, and no more', async () => {
    const strict = await testServer({ parts: { limits: { ...NO_LIMITS, visits: { burst: 3, perSecond: 0 } } } });
    const status = async (path: string) => (await fetch(strict.url + path)).status;
    for (const path of ['/', '/healthz', '/socket.io/?EIO=4&transport=polling'])
      expect(await status(path)).not.toBe(429);
    for (const path of ['/', '/healthz', '/socket.io/?EIO=4&transport=polling']) expect(await status(path)).toBe(429);
    expect(await status('/api/games')).toBe(200);
    // Who goes on asking does so over a new connection each time, of which there are few.
    const insisting = line(strict.port);
    insisting.wire.write(GET);
    await expect.poll(() => insisting.state.isOver).toBe(true);
    expect(insisting.state.heard).toMatch(/^HTTP\/1\.1 429/);
    await strict.end();
  });

  it('come a few at a time from each address', async () => {
    const strict = await testServer({ parts: { limits: { ...NO_LIMITS, lines: { burst: 5, perSecond: 0 } } } });
    const lines = Array.from({ length: 8 }, () => line(strict.port));
    await expect.poll(() => lines.filter(({ state }) => state.isOver).length).toBe(3);
    await strict.end();
  });

  it('that would become something else are answered, and those that break off on the way end nothing', async () => {
    const asking = connect({ host: '127.0.0.1', port: server.port });
    asking.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
    expect(String(await once(asking, 'data'))).toMatch(/^HTTP\/1\.1 200/);
    asking.destroy();
    const database = await testDatabase('sqlite');
    const alone = await serverProcess({ DATA_DIR: database.dataDir });
    const { hostname, port } = new URL(alone.url);
    for (const [path, protocol] of [
      ['/foo', 'websocket'],
      ['/', 'h2c'],
      ['/socket.io', 'websocket'],
      ['/socket.io/?EIO=4&transport=websocket', 'websocket'],
      ['/socket.io/?EIO=4&transport=websocket&sid=none', 'websocket'],
      ['/socket.io/?EIO=4&transport=polling', 'h2c'],
    ]) {
      for (const ms of [0, 50]) {
        const wire = connect({ host: hostname, port: Number(port) });
        wire.on('error', () => undefined);
        await new Promise<void>((resolve) => void wire.once('connect', resolve));
        wire.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n`);
        wire.write('Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n');
        await new Promise((resolve) => setTimeout(resolve, ms));
        wire.resetAndDestroy();
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(alone.child.exitCode, alone.output()).toBeNull();
    expect((await fetch(`${alone.url}/healthz`)).status).toBe(200);
    expect(await alone.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(alone.output()).not.toContain('cannot go on');
    await database.drop();
  });

  it('are not fed words one by one, nor left open in silence', () => {
    // Node's own clocks do it; here it is only made sure that nobody turns them off.
    const wire = connect({ host: '127.0.0.1', port: server.port });
    wire.on('error', () => undefined);
    wire.write('GET /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n');
    return new Promise<void>((resolve) => {
      let heard = '';
      wire.on('data', (chunk) => {
        heard += String(chunk);
      });
      wire.once('close', () => {
        expect(heard).toMatch(/^HTTP\/1\.1 400/);
        resolve();
      });
    });
  });
});
