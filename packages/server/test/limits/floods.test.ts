import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { io, type Socket } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../kit/database.ts';
import { MALFORMED } from '../kit/malformed.ts';
import { Person, type Seat, seatedTable, seeded } from '../kit/person.ts';
import { type ServerProcess, serverProcess } from '../kit/process.ts';
import { RawSocket } from '../kit/raw-socket.ts';
import { NO_LIMITS, type TestServer, testServer } from '../kit/server.ts';

const SYNCS = 10_000;
const MESSAGES = 2000;
const TURNS = 3;
const MOST_TURNS = 9;
const LANES = 6;
const TIMES = Math.ceil(MESSAGES / MALFORMED.length / TURNS);
const LONGEST_P99_MS = 100;

/** Rows of every table of the database. */
function rowsIn(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'morgenrot.db'), { readOnly: true });
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
    const count = (name: unknown) => database.prepare(`select count(*) as n from "${name}"`).get()?.n;
    return tables.reduce((sum, { name }) => sum + Number(count(name)), 0);
  } finally {
    database.close();
  }
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heap(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

const metric = async (url: string, name: string): Promise<string | undefined> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return text.split('\n').find((line) => line.startsWith(`${name} `));
};

/** Asks for tables that do not exist, in both ways of speaking; tells how it was refused. */
async function askForNothing(server: TestServer, count: number, from: number): Promise<Record<string, number>> {
  const person = new Person(server.url, 'Zoe');
  const own = person.connect() as unknown as Socket;
  const stock = io(`${server.url}/bazaar`, { forceNew: true, transports: ['websocket'] });
  const keys: Record<string, number> = {};
  const note = (key: string) => {
    keys[key] = (keys[key] ?? 0) + 1;
  };
  let heard = 0;
  let wake: () => void = () => undefined;
  stock.on('refused', (_id: unknown, reason: { key: string }) => {
    note(reason.key);
    heard++;
    wake();
  });
  const batch = 250;
  for (let sent = 0; sent < count; sent += batch) {
    const all = new Promise<void>((resolve) => {
      wake = () => heard >= sent + batch && resolve();
    });
    const asked = Array.from({ length: batch }, async (_, n) => {
      const reply = await own.timeout(20_000).emitWithAck('watch', { table: `nowhere-${from + sent + n}` });
      note(reply.ok ? 'ok' : reply.reason.key);
    });
    for (let n = 0; n < batch; n++) stock.emit('sync', `nobody-${from + sent + n}`, '0', 'x', 2);
    await Promise.all([all, ...asked]);
  }
  stock.disconnect();
  person.close();
  return keys;
}

describe('ten thousand requests for matches that do not exist', () => {
  it('make no match, in either way of speaking, and leave nothing in memory', async () => {
    const server = await testServer({ settings: { logLevel: 'warn' } });
    await askForNothing(server, SYNCS / 4, 0);
    const [rows, before] = [rowsIn(server.database.dataDir), heap()];
    expect(await askForNothing(server, SYNCS, 50_000)).toEqual({ 'table.unknown': 2 * SYNCS });
    const grown = heap() - before;
    expect(rowsIn(server.database.dataDir)).toBe(rows);
    expect(await metric(server.url, 'morgenrot_tables')).toBe('morgenrot_tables 0');
    // A hundred bytes for each would be 2 MB; what the collector leaves is noise below that.
    expect(grown).toBeLessThan(SYNCS * 2 * 100);
    await server.end();
  });

  it('are slowed down as those of a single page, however many sockets they come by', async () => {
    const watches = { burst: 10, perSecond: 0.001 };
    const server = await testServer({ parts: { limits: { ...NO_LIMITS, watches } } });
    const person = new Person(server.url, 'Zoe');
    await person.ask('GET', '/api/me');
    const sockets = Array.from({ length: 8 }, () => person.connect() as unknown as Socket);
    const ask = (socket: Socket) => socket.timeout(20_000).emitWithAck('watch', { table: 'nowhere' });
    const replies = await Promise.all(sockets.flatMap((socket) => Array.from({ length: 20 }, () => ask(socket))));
    // Four times what one socket may.
    expect(replies.filter(({ reason }) => reason.key === 'table.unknown')).toHaveLength(40);
    const strangers = Array.from({ length: 30 }, () => new Person(server.url, 'Stranger'));
    const more = await Promise.all(
      strangers.flatMap((one) => {
        const socket = one.connect() as unknown as Socket;
        return Array.from({ length: 20 }, () => ask(socket));
      }),
    );
    // And all of one address twenty times as much, of which forty are spent.
    expect(more.filter(({ reason }) => reason.key === 'table.unknown')).toHaveLength(160);
    for (const one of [person, ...strangers]) one.close();
    await server.end();
  });
});

const percentile = (times: readonly number[], part: number): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

/** Plays on at a table until it is told to stop; keeps how long each answer took. */
function playing(seats: readonly Seat[], times: number[]): () => Promise<void> {
  let isOver = false;
  const below = seeded(seats.length);
  const run = async (): Promise<void> => {
    while (!isOver) {
      const seat = seats.find((one) => one.question());
      if (seat) {
        const began = performance.now();
        const reply = await seat.play(below);
        times.push(performance.now() - began);
        if (reply.ok) await Promise.all(seats.map((one) => one.until(() => (one.match?.n ?? 0) >= Number(reply.n))));
      }
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  };
  const done = run();
  return () => {
    isOver = true;
    return done;
  };
}

interface Insisting {
  which: number;
  /** Each has addresses of its own. */
  wave: number;
  times: number;
}

/** One kind of nonsense, again and again, from an address of its own; tells what was never answered. */
async function insist(server: ServerProcess, table: string, { which, wave, times }: Insisting): Promise<string[]> {
  const kind = MALFORMED[which];
  if (!kind) throw new Error('no such kind');
  const silent: string[] = [];
  let raw: RawSocket | undefined;
  for (let n = 0; n < times; n++) {
    if (!raw || raw.isOver)
      raw = await (await RawSocket.open(server.url, { from: `10.${wave}.${which}.${n}` })).enter('/play');
    const { heard } = raw;
    const before = heard.texts.length;
    const current = raw;
    kind.send(current, table);
    const isAnswered = () => heard.texts.length > before || heard.closed !== undefined;
    await current.until(() => isAnswered() || current.isOver).catch(() => undefined);
    if (!isAnswered()) silent.push(kind.name);
    // Whoever has been shut out comes again by another wire.
    if (heard.texts.at(-1)?.startsWith('44{') || heard.closed !== undefined) {
      current.close();
      raw = undefined;
    }
  }
  raw?.close();
  return silent;
}

describe('two thousand malformed messages', () => {
  it('come in more than forty kinds', () => expect(MALFORMED.length).toBeGreaterThanOrEqual(40));

  it('crash nothing, are each answered or end with a reason, and delay nobody at other tables', {
    timeout: 240_000,
  }, async () => {
    const database = await testDatabase('sqlite');
    // What stands in front says where each comes from.
    const server = await serverProcess({ DATA_DIR: database.dataDir, TRUST_PROXY: '1' });
    const tables: Awaited<ReturnType<typeof seatedTable>>[] = [];
    for (let n = 0; n < 2; n++) tables.push(await seatedTable(server.url, { seats: 3, options: { length: 'long' } }));
    const calm: number[] = [];
    const loud: number[] = [];
    const silent: string[] = [];
    const playWhile = async (times: number[], during: () => Promise<unknown>): Promise<void> => {
      const stops = tables.map(({ seats }) => playing(seats, times));
      await during();
      for (const stop of stops) await stop();
    };
    const inCalm = (answers: number) =>
      playWhile(calm, () => expect.poll(() => calm.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(answers));
    let waves = 0;
    const flood = async (): Promise<void> => {
      const wave = waves++;
      const lane = async (_: unknown, first: number): Promise<void> => {
        for (let which = first; which < MALFORMED.length; which += LANES)
          silent.push(...(await insist(server, tables[0]?.table ?? '', { which, wave, times: TIMES })));
      };
      await Promise.all(Array.from({ length: LANES }, lane));
    };
    // On a machine that has other things to do, a quiet table is slow as well.
    const isDelayed = () => percentile(loud, 0.99) >= Math.max(LONGEST_P99_MS, percentile(calm, 0.99) * 3);
    // Calm and flood by turns: what else the machine has to do falls on both, and when in doubt there are more turns.
    for (let turn = 1; turn <= TURNS || (isDelayed() && turn <= MOST_TURNS); turn++) {
      await inCalm(turn * 50);
      await playWhile(loud, async () => {
        do await flood();
        while (loud.length < turn * 35);
      });
    }
    expect([...new Set(silent)]).toEqual([]);
    expect(server.child.exitCode).toBeNull();
    expect(server.output()).not.toMatch(/cannot go on|left unhandled|could not be handled/);
    const shown = [calm, loud].map((times) => `${percentile(times, 0.99).toFixed(1)} ms of ${times.length}`);
    console.info(`99th percentile: ${shown[0]} in calm, ${shown[1]} in the flood`);
    expect(isDelayed(), shown.join(', ')).toBe(false);
    for (const { people } of tables) for (const person of people) person.close();
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    await database.drop();
  });
});
