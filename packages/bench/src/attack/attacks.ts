import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { LATEST } from '@morgenrot/protocol';
import type { Past } from './prepare.ts';
import { ask, FIRST, frame, NEXT, openWebsocket, openWire, PING, PONG, type RawWay, TEXT } from './raw.ts';

export interface AttackTarget extends Past, RawWay {
  /** When it has to be over. */
  until: number;
  /** So many connections at the same time. */
  lines: number;
  /** Where the server keeps its database, for what is attacked beside it. */
  dataDir: string;
}

type Attack = (target: AttackTarget) => Promise<void>;
type Open = (way: RawWay) => Promise<Socket | undefined>;

const isTime = ({ until }: AttackTarget): boolean => Date.now() < until;

/** What a connection takes without waiting for its reader; more would only fill the attacker's own memory. */
const MOST_WAITING = 256 * 1024;

/** Many connections do the same until it is over; one that is cut off comes again. */
async function withLines(target: AttackTarget, open: Open, use: (wire: Socket, n: number) => void): Promise<void> {
  const lane = async (): Promise<void> => {
    while (isTime(target)) {
      const wire = await open(target);
      if (!wire) {
        await pause(100);
        continue;
      }
      let isOver = false;
      wire.once('close', () => {
        isOver = true;
      });
      for (let n = 0; !isOver && isTime(target); n++) {
        if (wire.writableLength < MOST_WAITING) use(wire, n);
        await pause(5);
      }
      wire.destroy();
      await pause(100);
    }
  };
  await Promise.all(Array.from({ length: target.lines }, lane));
}

const unread =
  (open: Open): Open =>
  async (way) => {
    const wire = await open(way);
    wire?.pause();
    return wire;
  };

const many = (piece: Buffer, times: number): Buffer => Buffer.concat(Array.from({ length: times }, () => piece));
const GET = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;

/** The same frames over and over. */
const sending =
  (frames: Buffer, first: Buffer = Buffer.alloc(0)): Attack =>
  (target) =>
    withLines(target, openWebsocket, (wire, n) => wire.write(n === 0 ? Buffer.concat([first, frames]) : frames));

/** Requests in a row that nobody reads the answers of. */
const asking =
  (request: (target: AttackTarget) => string, times: number): Attack =>
  (target) => {
    const all = request(target).repeat(times);
    return withLines(target, unread(openWire), (wire) => wire.write(all));
  };

/** The same messages over and over in our own page's namespace, after it has opened a table. */
const saying =
  (table: (target: AttackTarget) => string, message: (id: string) => object[], times: number): Attack =>
  (target) => {
    const id = table(target);
    const enter = Buffer.concat([
      frame(TEXT, '40/play,'),
      frame(TEXT, `42/play,0${JSON.stringify(['watch', { table: id }])}`),
    ]);
    return withLines(target, openWebsocket, (wire, n) => {
      const texts = Array.from(
        { length: times },
        (_, at) => `42/play,${n * times + at + 1}${JSON.stringify(message(id))}`,
      );
      wire.write(Buffer.concat([...(n === 0 ? [enter] : []), ...texts.map((text) => frame(TEXT, text))]));
    });
  };

const PLAY = (event: string, body: object) => [event, body] as unknown as object[];

/** A connection by long polling. */
async function polling(way: RawWay): Promise<string | undefined> {
  const answer = await ask(
    way,
    GET('/socket.io/?EIO=4&transport=polling').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
  );
  return /"sid":"([^"]+)"/.exec(answer)?.[1];
}

const post = (path: string, body: string, more = ''): string =>
  `POST ${path} HTTP/1.1\r\nHost: here\r\n${more}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const heartbeatsByPolling: Attack = async (target) => {
  const body = Array.from({ length: 4000 }, () => '3').join('\x1e');
  const sid = await polling(target);
  await withLines(target, openWire, (wire) => wire.write(post(`/socket.io/?EIO=4&transport=polling&sid=${sid}`, body)));
};

const probes: Attack = async (target) => {
  const sid = await polling(target);
  const all = many(frame(TEXT, '2probe'), 2000);
  await withLines(
    target,
    (way) => openWebsocket(way, sid),
    (wire) => wire.write(all),
  );
};

/** Bodies that come letter by letter and never end. */
const slowBodies: Attack = (target) =>
  withLines(target, openWire, (wire, n) =>
    wire.write(
      n === 0
        ? 'POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
        : '1\r\n{\r\n'.repeat(50),
    ),
  );

const HEAP = '\u0301'.repeat(30);
/** Names of what nobody sees, twins by it, and towers of marks; what may become of each, if anything. */
const NAMES: readonly (readonly [name: string, becomes: RegExp | undefined])[] = [
  ['\u200b\u2060\u{e0020}', undefined],
  ['\u3164\uffa0\u2800', undefined],
  [HEAP, undefined],
  ['A\u200d\u034fnna\ufe0f', /^Anna$/],
  [`Ann${HEAP}a`, /^An[nń]\p{M}{0,4}a$/u],
];

/** The name that a table was made with; nothing, if it was refused as a name; else what was answered. */
function nameIn(answer: string): string | undefined {
  const [head = ''] = answer.split('\r\n', 1);
  return / 400 /.test(head) ? undefined : (/"name":"([^"]*)"/.exec(answer)?.[1] ?? head);
}

/** Everything that takes a name is given such ones, as often as the quota allows. */
const names: Attack = async (target) => {
  const json = 'Content-Type: application/json\r\nConnection: close\r\n';
  for (const [name, becomes] of NAMES) {
    const body = JSON.stringify({ game: 'land', seats: 3, name, settings: { access: 'link' } });
    const made = nameIn(await ask(target, post('/api/tables', body, json)));
    const isClean = made === undefined ? becomes === undefined : becomes?.test(made);
    if (!isClean) throw new Error(`the name ${JSON.stringify(name)} became ${JSON.stringify(made)}`);
  }
  // As long as a body may be: what a name costs is decided before anybody counts its letters.
  const long = JSON.stringify({ game: 'land', seats: 3, name: `A${HEAP}\u200b`.repeat(120) });
  await withLines(target, unread(openWire), (wire) => wire.write(post('/api/tables', long, json)));
};

const LONG_LINE = 48 * 2 ** 20;
/** To look at each piece once takes a second, and to look at all pieces for each new one half a minute. */
const RESTORED_WITHIN_MS = 15_000;

/** A file of one line that never ends is restored beside the server, by somebody who was sent it as a backup. */
const longLine: Attack = async ({ dataDir }) => {
  const file = join(dataDir, '..', 'long-line.gz');
  writeFileSync(file, gzipSync(Buffer.alloc(LONG_LINE, '['), { level: 1 }));
  const path = fileURLToPath(new URL('./restore.ts', import.meta.resolve('@morgenrot/server')));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path, file, '--replace'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: 'ignore',
    timeout: RESTORED_WITHIN_MS,
    killSignal: 'SIGKILL',
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 1) throw new Error(`the restore of one long line has ended with ${code ?? 'its time'}`);
};

/** Public tables of one browser, and their titles changed without end. */
const renames: Attack = async (target) => {
  const json = 'Content-Type: application/json\r\nConnection: close\r\n';
  const body = JSON.stringify({ game: 'land', seats: 3, name: 'Eve' });
  const made = await ask(target, post('/api/tables', body, json));
  const cookie = /set-cookie: ([^;]+)/i.exec(made)?.[1] ?? '';
  const tables: string[] = [];
  for (let n = 0; n < 20; n++) {
    const answer = await ask(target, post('/api/tables', body, `${json}Cookie: ${cookie}\r\n`));
    const id = /"table":\{"id":"([^"]+)"/.exec(answer)?.[1];
    if (id) tables.push(id);
  }
  let renamed = 0;
  await withLines({ ...target, lines: Math.min(target.lines, 20) }, openWebsocket, (wire, n) => {
    if (n === 0) wire.write(frame(TEXT, '40/play,'));
    const table = tables[renamed++ % Math.max(1, tables.length)];
    const order = ['order', { table, do: { kind: 'title', title: `title ${renamed}` } }];
    wire.write(frame(TEXT, `42/play,${n}${JSON.stringify(order)}`));
    wire.write(frame(TEXT, `42/play,${n}${JSON.stringify(['lobby', { on: true }])}`));
  });
};

/** Somebody at a long match of theirs wants to go back to before its beginning, again and again. */
const goingBack: Attack = (target) =>
  saying(
    ({ endless }) => endless.id,
    (table) => PLAY('order', { table, do: { kind: 'propose', what: { kind: 'undo', n: 0 } } }),
    1,
  )({ ...target, cookie: target.endless.cookie });

/** A long match is opened and left again and again, so that it has to be read anew each time. */
const comingAndGoing: Attack = (target) => {
  const table = target.endless.id;
  const texts = (n: number) =>
    Array.from({ length: 4 }, (_, at) => {
      const event = at % 2 === 0 ? 'watch' : 'leave';
      return frame(TEXT, `42/play,${n * 4 + at}${JSON.stringify([event, { table }])}`);
    });
  return withLines(target, openWebsocket, (wire, n) =>
    wire.write(Buffer.concat([...(n === 0 ? [frame(TEXT, '40/play,')] : []), ...texts(n)])),
  );
};

/** Everything that was found, and what comes near to it. Each is bounded and stops by itself. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'fragments of one byte': sending(many(frame(NEXT, 'x'), 4000), frame(FIRST, '4')),
  'fragments of nothing': sending(many(frame(NEXT, ''), 4000), frame(FIRST, '4')),
  'fragments between pings': sending(many(Buffer.concat([frame(NEXT, 'x'), frame(PING, '')]), 2000), frame(FIRST, '4')),
  'fragments just below the limit': sending(many(frame(NEXT, 'x'), 1), many(frame(FIRST, '4'), 1)),
  'one frame byte by byte': (target) =>
    withLines(target, openWebsocket, (wire, n) =>
      wire.write(n === 0 ? Buffer.from([TEXT, 0xfe, 0x3f, 0xff, 0, 0, 0, 0]) : Buffer.of(1)),
    ),
  'the page in a row': asking(() => GET('/'), 1300),
  'a script in a row': asking(() => GET('/assets/page-Abc12345.js'), 1300),
  'a table’s page in a row': asking(({ talkative }) => GET(`/table/${talkative}`), 1300),
  'the API in a row': asking(() => GET('/api/games'), 1300),
  'polls in a row': asking(() => GET('/socket.io/?EIO=4&transport=polling'), 1300),
  'the page again and again': asking(() => GET('/'), 1),
  'bodies letter by letter': slowBodies,
  'pages of hidden talk': saying(
    ({ talkative }) => talkative,
    (table) => PLAY('talk', { table, before: LATEST, limit: 100 }),
    5,
  ),
  'coming to a table with hidden talk': saying(
    ({ talkative }) => talkative,
    (table) => PLAY('watch', { table }),
    5,
  ),
  'pages of a long log': saying(
    ({ long }) => long,
    (table) => PLAY('log', { table, before: 1_000_000, limit: 200 }),
    5,
  ),
  'long records, read': (target) =>
    withLines(target, openWire, (wire, n) => n % 40 === 0 && wire.write(GET(`/api/tables/${target.long}/record`))),
  'long records, never read': asking(({ long }) => GET(`/api/tables/${long}/record`), 4),
  'long logs to save': asking(({ long }) => GET(`/api/tables/${long}/seen`), 4),
  pongs: sending(many(frame(PONG, Buffer.alloc(125)), 500)),
  heartbeats: sending(many(frame(TEXT, '3'), 2000)),
  'empty packets': sending(many(frame(TEXT, '6'), 2000)),
  'heartbeats by polling': heartbeatsByPolling,
  'upgrades that never come': probes,
  'the list renamed without end': renames,
  'going back in a long match': goingBack,
  'a long match opened and left': comingAndGoing,
  'the list again and again': asking(() => GET('/api/tables'), 1),
  'the list of the framework’s lobby': asking(() => GET('/games/land'), 1),
  'a table again and again': asking(({ endless }) => GET(`/api/tables/${endless.id}`), 1),
  'names of what nobody sees': names,
  'a restore of one long line': longLine,
};
