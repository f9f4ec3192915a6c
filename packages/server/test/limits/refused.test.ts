import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Person, type Seat, seatedTable } from '../kit/person.ts';
import { NO_LIMITS, type TestServer, testServer } from '../kit/server.ts';

let server: TestServer;
let anna: Seat;
let ben: Seat;
let people: Person[];
beforeAll(async () => {
  server = await testServer();
  const made = await seatedTable(server.url);
  people = made.people;
  [anna, ben] = [made.seats[0]!, made.seats[1]!];
});
afterAll(async () => {
  for (const person of people) person.close();
  await server.end();
});

const act = (change: Record<string, unknown>) => ({
  table: anna.table,
  action: 'an-action-id',
  step: anna.question()?.id,
  undos: 0,
  value: 'pass',
  ...change,
});
/** So deep that whoever walks it by calling itself falls. */
const deep = (): unknown => {
  let value: unknown = 'pass';
  for (let n = 0; n < 3000; n++) value = [value];
  return value;
};
const proto = (): unknown => JSON.parse('{"__proto__":{"polluted":true},"table":"x"}');

const MALFORMED: [string, unknown[] | (() => unknown[])][] = [
  ['act', []],
  ['act', [null]],
  ['act', [undefined]],
  ['act', ['text']],
  ['act', [7]],
  ['act', [[]]],
  ['act', [{}]],
  ['act', [true]],
  ['act', () => [act({}), act({})]],
  ['act', () => [act({ extra: 1 })]],
  ['act', () => [act({ table: { toString: 1 } })]],
  ['act', () => [act({ table: ['practice'] })]],
  ['act', () => [act({ table: '__proto__!' })]],
  ['act', () => [act({ table: '../../etc/passwd' })]],
  ['act', () => [act({ table: 'x'.repeat(5000) })]],
  ['act', () => [act({ action: '' })]],
  ['act', () => [act({ action: 'a b' })]],
  ['act', () => [act({ action: { toString: 1, valueOf: 1 } })]],
  ['act', () => [act({ step: '1' })]],
  ['act', () => [act({ step: 1.5 })]],
  ['act', () => [act({ step: -1 })]],
  ['act', () => [act({ step: Number.NaN })]],
  ['act', () => [act({ step: Number.POSITIVE_INFINITY })]],
  ['act', () => [act({ step: 2 ** 53 })]],
  ['act', () => [act({ undos: null })]],
  ['act', () => [act({ value: null })]],
  ['act', () => [act({ value: { wood: 0 } })]],
  ['act', () => [act({ value: { wood: { toString: 1 } } })]],
  ['act', () => [act({ value: { act: 'pass', with: {}, more: 1 } })]],
  ['act', () => [act({ value: { act: { toString: 1 } } })]],
  ['act', () => [act({ value: '' })]],
  ['act', () => [act({ value: 1.5 })]],
  ['act', () => [act({ value: 1e300 })]],
  ['act', () => [act({ value: [1, 2] })]],
  ['act', () => [act({ value: [['pass']] })]],
  ['act', () => [act({ value: Array.from({ length: 65 }, (_, n) => `o${n}`) })]],
  ['act', () => [act({ value: 'x'.repeat(201) })]],
  ['act', () => [act({ value: deep() })]],
  ['act', () => [proto()]],
  ['act', [Buffer.from('pass')]],
  ['act', () => [act({ value: Buffer.from('pass') })]],
  ['act', ['\ud800\udfff\ud800']],
  ['watch', [{}]],
  ['watch', [{ table: null }]],
  ['watch', [{ table: 7 }]],
  ['watch', [{ table: { toString: 1 } }]],
  ['watch', () => [{ table: anna.table, seats: '1' }]],
  ['undo', [{ table: 'abcd' }]],
  ['undo', () => [{ table: anna.table, n: '0' }]],
  ['undo', () => [{ table: anna.table, n: -1 }]],
  ['log', () => [{ table: anna.table, before: 5, limit: 100_000 }]],
  ['log', () => [{ table: anna.table, before: Number.NaN, limit: 5 }]],
  ['leave', [{ table: '' }]],
  ['toString', []],
  ['constructor', [{}]],
  ['hasOwnProperty', ['act']],
  ['__proto__', [{ polluted: true }]],
  ['unknown', [{}]],
  ['error', [{ message: 'boom' }]],
  ['', [{}]],
];

describe('a malformed message', () => {
  it('comes in more than forty kinds', () => expect(MALFORMED.length).toBeGreaterThanOrEqual(40));

  it.each(MALFORMED)('%s %o is answered within half a second', async (event, made) => {
    const args = typeof made === 'function' ? made() : made;
    const start = performance.now();
    const reply = await anna.say(event, ...args);
    expect(performance.now() - start).toBeLessThan(500);
    expect(reply).toEqual({ ok: false, reason: { key: 'message.malformed' } });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(anna.socket.connected).toBe(true);
  });

  it.each([[{}], [{ toString: 1 }], [{ act: 'pass' }]])('%o is an answer, but not to this question', async (value) => {
    expect(await anna.say('act', act({ value }))).toEqual({ ok: false, reason: { key: 'answer.shape' } });
  });

  it('is noted once for each socket', async () => {
    const noted = () =>
      server
        .logged()
        .split('\n')
        .filter((line) => line.includes('malformed message')).length;
    const before = noted();
    const person = new Person(server.url, 'Zoe');
    const socket = person.connect();
    for (let n = 0; n < 5; n++) await socket.timeout(1000).emitWithAck('act', 'nonsense' as never);
    expect(noted()).toBe(before + 1);
    person.close();
  });

  it('that is huge ends the connection it came by, and no other', async () => {
    const person = new Person(server.url, 'Zoe');
    const socket = person.connect({ reconnection: false });
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    socket.emit('act', 'x'.repeat(20_000) as never, () => undefined);
    expect(await ended).toBeTruthy();
    expect(ben.socket.connected).toBe(true);
  });

  it('without anybody to answer to harms nobody', async () => {
    for (const [event, made] of MALFORMED) {
      const args = typeof made === 'function' ? made() : made;
      (anna.socket as Socket).emit(event, ...args);
    }
    (anna.socket as Socket).emit('watch', { table: anna.table });
    expect(await anna.say('watch', { table: anna.table })).toMatchObject({ ok: true });
  });

  it('below the level of messages ends at most its own connection', async () => {
    const packets = [
      '4',
      '40',
      '42/play,["act"',
      '42/play,[]',
      '42/play,[7]',
      '42/play,{"a":1}',
      '451-/play,["act",{"_placeholder":true,"num":9}]',
      '42/play,99999999999999999999["act"]',
      '44/play,"error"',
      '41',
      '49',
      'x',
      '\u0000',
      '42/nowhere,["act",{}]',
      `42/play,["act",${'['.repeat(5000)}`,
    ];
    for (const packet of packets) {
      const socket = io(`${server.url}/play`, { forceNew: true, transports: ['websocket'], reconnection: false });
      await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
      (socket.io.engine as unknown as { write(data: string): void }).write(packet.slice(1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      socket.disconnect();
    }
    expect(await ben.say('watch', { table: ben.table })).toMatchObject({ ok: true });
  });

  it('leaves the match as it was', async () => {
    expect(anna.match?.n).toBe(0);
    expect((await server.store.matches.entries(anna.table)).length).toBe(0);
    expect(await anna.act(anna.question()?.id ?? 0, 'pass')).toEqual({ ok: true, n: 1 });
  });
});

describe('a flood', () => {
  it('of watching tables that do not exist makes none', async () => {
    const person = new Person(server.url, 'Zoe');
    const socket = person.connect();
    const ask = (n: number) => socket.timeout(5000).emitWithAck('watch', { table: `nowhere-${n}` });
    const replies = await Promise.all(Array.from({ length: 500 }, (_, n) => ask(n)));
    expect(new Set(replies.map((reply) => (reply.ok ? 'ok' : reply.reason.key)))).toEqual(new Set(['table.unknown']));
    expect(await server.store.tables.read('nowhere-1')).toBeUndefined();
    person.close();
  });

  it('is slowed down, with a reason, and others go on', async () => {
    const strict = await testServer({
      parts: { limits: { ...NO_LIMITS, messages: { burst: 20, perSecond: 5 }, acts: { burst: 5, perSecond: 1 } } },
    });
    const { seats, people: pair } = await seatedTable(strict.url);
    const flood = await Promise.all(Array.from({ length: 100 }, () => seats[1]!.act(1, 'pass')));
    const keys = flood.map((reply) => (reply.ok ? 'ok' : reply.reason.key));
    expect(keys.filter((key) => key === 'decision.notYours')).toHaveLength(5);
    expect(keys.filter((key) => key === 'limit.rate')).toHaveLength(95);
    expect(await seats[0]!.act(seats[0]!.question()?.id ?? 0, 'pass')).toEqual({ ok: true, n: 1 });
    for (const person of pair) person.close();
    await strict.end();
  });
});
