import { envFor, startChild } from './child.ts';
import { LAND, landOptionAt } from './land.ts';
import type { BenchMatch, ServerSide } from './side.ts';
import { openLine, type WireLine } from './wire.ts';

const NAMESPACE = `/${LAND}`;

async function post<T>(url: string, path: string, body: object): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

async function seated(url: string, players: number): Promise<{ id: string; credentials: string[] }> {
  const { matchID: id } = await post<{ matchID: string }>(url, `/games/${LAND}/create`, { numPlayers: players });
  const credentials = [];
  for (let n = 0; n < players; n++) {
    const wish = { playerID: String(n), playerName: `Player ${n}` };
    const joined = await post<{ playerCredentials: string }>(url, `/games/${LAND}/${id}/join`, wish);
    credentials.push(joined.playerCredentials);
  }
  return { id, credentials };
}

interface Shown {
  _stateID: number;
}

/** Asks for the match and waits for it; what comes later is told to the listener. */
function look(line: WireLine, args: unknown[], onStep: (n: number) => void): Promise<Shown> {
  return new Promise((resolve) => {
    line.listen((event, [, message]) => {
      if (event === 'sync') resolve((message as { state: Shown }).state);
      if (event === 'update') onStep((message as Shown)._stateID);
    });
    line.emit('sync', ...args);
  });
}

async function openMatch(url: string, players: number, watchers: number): Promise<BenchMatch> {
  const { id, credentials } = await seated(url, players);
  let listener: (n: number) => void = () => undefined;
  const lineFor = async (...who: unknown[]): Promise<{ line: WireLine; shown: Shown }> => {
    const line = await openLine({ url, namespace: NAMESPACE });
    return { line, shown: await look(line, [id, ...who], (n) => listener(n)) };
  };
  const seats: Awaited<ReturnType<typeof lineFor>>[] = [];
  for (const [n, secret] of credentials.entries()) seats.push(await lineFor(String(n), secret, players));
  const others: Awaited<ReturnType<typeof lineFor>>[] = [];
  for (let n = 0; n < watchers; n++) others.push(await lineFor(null, null, players));
  const offset = seats[0]?.shown._stateID ?? 0;
  let moves = 0;
  const lines = seats.map(({ line }) => line);
  const say = (step: number, by: number): void => {
    const payload = {
      type: 'till',
      args: [step, landOptionAt(moves)],
      playerID: String(by),
      credentials: credentials[by],
    };
    lines[by]?.emit('update', { type: 'MAKE_MOVE', payload }, moves + offset, id, String(by));
  };
  /** Somebody comes in. */
  async function join() {
    const line = await openLine({ url, namespace: NAMESPACE });
    const before = line.bytes;
    const began = performance.now();
    await look(line, [id, null, null, players], () => undefined);
    return { ms: performance.now() - began, bytes: line.bytes - before, line };
  }
  return {
    id,
    players: lines,
    watchers: others.map(({ line }) => line),
    get sent() {
      return moves + offset;
    },
    move() {
      say(moves + 1, moves % lines.length);
      moves++;
      return moves + offset;
    },
    onScreen(next) {
      listener = next;
    },
    async refused() {
      // Nothing comes back: a little patience stands for the reply.
      say(999_999, moves % lines.length);
    },
    join,
    async visit() {
      (await join()).line.close();
      return {
        // It knows no other way to come back than to come in.
        back: async () => {
          const { line, bytes } = await join();
          line.close();
          return bytes;
        },
      };
    },
    close() {
      for (const line of [...lines, ...others.map((other) => other.line)]) line.close();
    },
  };
}

export const stock: ServerSide = {
  name: 'stock',
  async start(where) {
    const child = await startChild('./stock.child.ts', envFor(where));
    return {
      ...child,
      open: ({ players, watchers }) => openMatch(child.url, players, watchers),
      idle: (count) =>
        Promise.all(Array.from({ length: count }, () => openLine({ url: child.url, namespace: NAMESPACE }))),
    };
  },
};
