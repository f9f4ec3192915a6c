import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { fingerprint, patch } from '@morgenrot/engine';
import type { Joined, Packed, Reply } from '@morgenrot/protocol';
import { envFor, startChild } from './child.ts';
import { LAND, landOptionAt } from './land.ts';
import type { BenchMatch, Running, ServerAddress, ServerSide } from './side.ts';
import { openLine, type WireLine } from './wire.ts';

const NAMESPACE = '/play';

interface Person {
  cookie: string;
}

async function ask(
  url: string,
  path: string,
  body: object,
  person?: Person,
): Promise<{ body: unknown; cookie: string }> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(person ? { Cookie: person.cookie } : {}) },
    body: JSON.stringify(body),
  });
  const [set = ''] = response.headers.getSetCookie();
  const answer = (await response.json()) as { ok: boolean };
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return { body: answer, cookie: set.split(';')[0] ?? '' };
}

/** People at a table of their own: one has created it, the others have joined, and so the match has begun. */
export async function seatedPlayers(url: string, players: number): Promise<{ id: string; people: Person[] }> {
  const wish = { game: LAND, seats: players, name: 'Player 0', settings: { start: 'full' } };
  const created = await ask(url, '/api/tables', wish);
  const { id } = (created.body as { table: { id: string } }).table;
  const people = [{ cookie: created.cookie }];
  for (let n = 1; n < players; n++) {
    const joined = await ask(url, `/api/tables/${id}/join`, { name: `Player ${n}` });
    people.push({ cookie: joined.cookie });
  }
  return { id, people };
}

interface Watched {
  ok: boolean;
  match: { n: number; undos: number; hash: number; view: { steps: { id: number }[]; order: string[]; moves: number } };
}

/** A page that has this of a match asks for what it has missed, and has it then. */
export async function comeBackAll(url: string, id: string, { n, hash, view }: Watched['match']): Promise<number> {
  const line = await openLine({ url, namespace: NAMESPACE });
  const before = line.bytes;
  const since = { n, hash, eyes: null, talk: 0, packed: true };
  const reply = await line.ask<Reply<Joined | Packed>>('watch', { table: id, since, because: 'return' });
  const bytes = line.bytes - before;
  line.close();
  if (!reply.ok) throw new Error(`cannot come back: ${JSON.stringify(reply)}`);
  const joined = 'packed' in reply ? (JSON.parse(inflateRawSync(reply.packed).toString()) as Joined) : reply;
  if (fingerprint(patch(view, joined.missed?.delta ?? [])) !== joined.missed?.hash) throw new Error('not come back');
  return bytes;
}

/** Opens the table on a connection; every step of the match that comes is told to the listener. */
async function look(line: WireLine, id: string, onStep: (n: number) => void): Promise<Watched> {
  line.listen((event, [message]) => {
    if (event === 'moved') onStep((message as { n: number }).n);
  });
  const joined = await line.ask<Watched>('watch', { table: id });
  if (!joined.ok) throw new Error(`cannot watch: ${JSON.stringify(joined)}`);
  return joined;
}

async function openMatch(url: string, table: { id: string; people: Person[] }, watchers: number): Promise<BenchMatch> {
  const { id, people } = table;
  let listener: (n: number) => void = () => undefined;
  const lineFor = async (cookie?: string): Promise<{ line: WireLine; watched: Watched }> => {
    const line = await openLine({ url, namespace: NAMESPACE, cookie });
    return { line, watched: await look(line, id, (n) => listener(n)) };
  };
  const seats: Awaited<ReturnType<typeof lineFor>>[] = [];
  for (const { cookie } of people) seats.push(await lineFor(cookie));
  const others: Awaited<ReturnType<typeof lineFor>>[] = [];
  for (let n = 0; n < watchers; n++) others.push(await lineFor());
  const first = seats[0]?.watched.match;
  if (!first) throw new Error('no match');
  // Every move asks one step of the next player: its number goes up by one.
  const step = (first.view.steps.at(-1)?.id ?? 1) - first.view.moves;
  let moves = first.view.moves;
  const offset = first.n - moves;
  const actionId = () => crypto.randomUUID();
  const lines = seats.map(({ line }) => line);
  return {
    id,
    players: lines,
    watchers: others.map(({ line }) => line),
    get sent() {
      return moves + offset;
    },
    move() {
      const by = lines[moves % lines.length];
      by?.emit('act', { table: id, action: actionId(), step: step + moves, undos: 0, value: landOptionAt(moves) });
      moves++;
      return moves + offset;
    },
    onScreen(next) {
      listener = next;
    },
    async refused() {
      await lines[moves % lines.length]?.ask('act', {
        table: id,
        action: actionId(),
        step: 999_999,
        undos: 0,
        value: landOptionAt(moves),
      });
    },
    async join() {
      const line = await openLine({ url, namespace: NAMESPACE });
      const before = line.bytes;
      const began = performance.now();
      await look(line, id, () => undefined);
      return { ms: performance.now() - began, bytes: line.bytes - before, line };
    },
    async visit() {
      const line = await openLine({ url, namespace: NAMESPACE });
      const { match } = await look(line, id, () => undefined);
      line.close();
      return { back: () => comeBackAll(url, id, match) };
    },
    close() {
      for (const line of [...lines, ...others.map((other) => other.line)]) line.close();
    },
  };
}

/** Besides what both can do: how long the rules alone take, in its process. */
interface OurRunning extends Running {
  rules(): Promise<number>;
}

interface Ours extends Omit<ServerSide, 'start'> {
  start(where?: ServerAddress): Promise<OurRunning>;
  startOn(dataDir: string, where?: ServerAddress): Promise<OurRunning>;
}

export const ours: Ours = {
  name: 'ours',
  async start(where) {
    const dataDir = await mkdtemp(join(tmpdir(), 'morgenrot-bench-'));
    const running = await ours.startOn(dataDir, where);
    return {
      ...running,
      async end() {
        await running.end();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  },
  async startOn(dataDir, where) {
    const child = await startChild('./ours.child.mjs', { DATA_DIR: dataDir, ...envFor(where) });
    return {
      ...child,
      rules: () => child.tell<number>('rules'),
      open: async ({ players, watchers }) => openMatch(child.url, await seatedPlayers(child.url, players), watchers),
      idle: (count) =>
        Promise.all(Array.from({ length: count }, () => openLine({ url: child.url, namespace: NAMESPACE }))),
    };
  },
};

/** A connection at a match that is there already, and the state number that was seen or reached there. */
export interface Existing {
  line: WireLine;
  n: number;
}

/** A match that is there already, looked at by somebody without a seat. */
export async function lookAtExisting(url: string, id: string): Promise<Existing> {
  const line = await openLine({ url, namespace: NAMESPACE });
  const { match } = await look(line, id, () => undefined);
  return { line, n: match.n };
}

/** Somebody comes back to their seat in a match that is there already, and answers what is asked; done when it is stored. */
export async function answerExisting(url: string, id: string, cookie: string): Promise<Existing> {
  const line = await openLine({ url, namespace: NAMESPACE, cookie });
  const { match } = await look(line, id, () => undefined);
  const { steps, moves } = match.view;
  const deed = { table: id, action: crypto.randomUUID(), step: steps.at(-1)?.id, undos: match.undos };
  const reply = await line.ask<Reply<{ n: number }>>('act', { ...deed, value: landOptionAt(moves) });
  if (!reply.ok) throw new Error(`cannot answer: ${JSON.stringify(reply)}`);
  return { line, n: reply.n };
}

/** The seats of a match that is there already, by the cookies of those who made it. */
export const reopenTable = (url: string, id: string, cookies: readonly string[]): Promise<BenchMatch> =>
  openMatch(url, { id, people: cookies.map((cookie) => ({ cookie })) }, 0);
