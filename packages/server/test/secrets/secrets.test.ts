import { GAMES } from '@morgenrot/catalog';
import { type AnyGame, HIDDEN, newsFor, type Step, type Steps, viewOf } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { hashToken } from '../../src/identity/token.ts';
import type { TableRecord } from '../../src/store/index.ts';
import { BAZAAR } from '../kit/game.ts';
import { Person, Seat, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { LobbyClient, move, type StockClient, stateOf, stockClient, until } from '../kit/stock.ts';
import { type Wiretap, wiretap } from '../kit/wiretap.ts';

type Kind = string | null;

/** Somebody with a wire of their own, and what they may have learned by now. */
interface Listener {
  name: string;
  kind: Kind;
  tap: Wiretap;
  known: Set<string>;
  /** At which state number this one's screen is. */
  at(): number;
  /** Does everything else that one can do: is refused, asks again, reads, talks. */
  bother(): Promise<unknown>;
  stop(): void;
}

/** Every word in plain data: names of fields, and values. */
function words(value: unknown, into: Set<string>): Set<string> {
  if (typeof value === 'string') into.add(value);
  else if (value !== null && typeof value === 'object') {
    for (const [key, member] of Object.entries(value)) {
      into.add(key);
      words(member, into);
    }
  }
  return into;
}

/** Every word that stands in the state where the view shows nothing. */
function hiddenWords(state: unknown, view: unknown, into: Set<string>): Set<string> {
  if (view === HIDDEN || view === undefined) return words(state, into);
  if (state !== null && typeof state === 'object' && view !== null && typeof view === 'object') {
    const shown = view as Record<string, unknown>;
    for (const [key, member] of Object.entries(state)) hiddenWords(member, shown[key], into);
  }
  return into;
}

async function ownListener(server: TestServer, table: string, who: { person?: Person; kind: Kind; game: AnyGame }) {
  const tap = await wiretap(server.port);
  const person = new Person(tap.url, who.person?.name ?? 'Watcher');
  person.cookie = who.person?.cookie ?? '';
  const page = new Seat(person.connect(), table, who.game);
  await page.watch();
  const listener: Listener = {
    name: `our page for ${who.kind ?? 'the public'}`,
    kind: who.kind,
    tap,
    known: new Set(),
    at: () => page.match?.n ?? -1,
    bother: async () => {
      const n = page.match?.n ?? 0;
      await Promise.all([
        page.say('act', {
          table,
          action: `bother-${crypto.randomUUID()}`.slice(0, 36),
          step: 1,
          undos: 0,
          value: 'no',
        }),
        page.say('act', { nonsense: true }),
        page.say('undo', { table, n: n + 5 }),
        page.say('log', { table, before: 1e9, limit: 200 }),
        page.say('watch', { table }),
        ...['/api/me', '/api/games', '/api/tables', '/api/tables/mine', `/api/tables/${table}`].map((path) =>
          person.ask('GET', path),
        ),
        person.ask('POST', `/api/tables/${table}/join`, { name: person.name, seat: '0' }),
        person.ask('POST', '/api/tables', { game: 'chess' }),
      ]);
    },
    stop: () => person.close(),
  };
  return { listener, page };
}

async function stockListener(
  server: TestServer,
  table: string,
  who: { seat?: string; credentials?: string; game: AnyGame },
) {
  const tap = await wiretap(server.port);
  const { game } = who;
  const client: StockClient = stockClient({
    url: tap.url,
    matchID: table,
    game,
    ...(who.seat === undefined ? {} : { playerID: who.seat, credentials: who.credentials }),
  });
  await until(() => stateOf(client));
  const lobby = new LobbyClient({ server: tap.url });
  const listener: Listener = {
    name: `stock client for ${who.seat ?? 'the public'}`,
    kind: who.seat ?? null,
    tap,
    known: new Set(),
    at: () => stateOf(client)?._stateID ?? -1,
    bother: async () => {
      client.sendChatMessage('hello everybody');
      const [kind = ''] = Object.keys(client.moves);
      client.moves[kind]?.(1, 'nothing');
      client.updateCredentials('wrong');
      client.updateCredentials(who.credentials ?? '');
      await lobby.getMatch(game.id, table);
      await lobby.listMatches(game.id);
      await lobby.leaveMatch(game.id, table, { playerID: '0', credentials: 'wrong' }).catch(() => undefined);
    },
    stop: () => client.stop(),
  };
  return { listener, client };
}

const MATCHES: { what: string; game: AnyGame; options: Record<string, string> }[] = [
  { what: BAZAAR.id, game: BAZAAR, options: { length: 'long' } },
  { what: `${BAZAAR.id} with a market`, game: BAZAAR, options: { market: 'haggling' } },
  // What a game's views may hold its contract looks at; here each goes over the wire once.
  ...Object.values(GAMES).map((game) => ({ what: game.id, game, options: {} })),
];

describe.each(MATCHES)('a match of $what', ({ game, options }) => {
  it('tells nobody what is secret, in any byte of sixty decisions and everything around them', async () => {
    const server = await testServer({ settings: { logLevel: 'trace' }, parts: { games: [game] } });
    const [anna, ben] = [new Person(server.url, 'Änna-Marker'), new Person(server.url, 'Ben-Marker')];
    const { id } = await anna.create({ game: game.id, seats: 3, options });
    const credentials = await new LobbyClient({ server: server.url }).joinMatch(game.id, id, {
      playerName: 'Cem-Marker',
      playerID: '2',
    });
    await ben.join(id, '1');

    const pages = [
      await ownListener(server, id, { person: anna, kind: '0', game }),
      await ownListener(server, id, { person: ben, kind: '1', game }),
    ];
    const watcher = await ownListener(server, id, { kind: null, game });
    const cem = await stockListener(server, id, { seat: '2', credentials: credentials.playerCredentials, game });
    const anonymous = await stockListener(server, id, { game });
    const listeners = [...pages, watcher, cem, anonymous].map(({ listener }) => listener);

    async function load(): Promise<{ G: Steps<Step>; n: number; record: TableRecord }> {
      const saved = await server.store.matches.load(id);
      if (!saved?.state) throw new Error('no match');
      return { G: saved.state.G, n: saved.state._stateID, record: saved.record };
    }
    const { record } = await load();
    const tokens = [anna, ben].map(({ cookie }) => cookie.split(/[=.]/)[1] ?? '');
    /** Secret for ever, and from everybody but the one it belongs to. */
    const secretFrom = (kind: Kind) => [
      record.seed ?? '',
      ...tokens.filter((_, seat) => String(seat) !== kind),
      ...(kind === '2' ? [] : [credentials.playerCredentials]),
      ...tokens.map(hashToken),
      hashToken(credentials.playerCredentials),
      ...record.seats.flatMap(({ person }) => person ?? []),
      '"seed":',
      '"drawn":',
      '"credential',
      '"person"',
      // Who may read a line of the log; steps have a member of that name too, which says something else.
      ...['0', '1', '2'].map((seat) => `"only":["${seat}"`),
    ];
    /** Words of the state that a listener must not have heard, over all looks. */
    let looked = 0;
    async function lookAtTheWires(): Promise<void> {
      const { G, n } = await load();
      await Promise.all(listeners.map(({ at }) => until(() => at() === n)));
      for (const { kind, name, tap, known } of listeners) {
        const view = viewOf(game, G, kind);
        words(view, known);
        words(newsFor(G.news, kind), known);
        const hidden = [...hiddenWords(G, view, new Set())].filter((word) => word.length > 2 && !known.has(word));
        const bytes = tap.take().toString('latin1');
        const secrets = [...secretFrom(kind), ...hidden.map((word) => `"${word}"`)];
        looked += hidden.length;
        const leaked = secrets.filter((secret) => bytes.includes(Buffer.from(secret).toString('latin1')));
        expect(leaked, `${name} at ${n}`).toEqual([]);
      }
    }

    // What set-up told, everybody in their own way, is known before the first decision.
    for (const entry of (await server.store.matches.pageBefore(id, 1e9, 10)).reverse()) {
      for (const { kind, known } of listeners) words(newsFor(entry.news, kind), known);
    }
    await lookAtTheWires();
    const below = seeded(game.id.length);
    for (let decision = 0; decision < 64; decision++) {
      const page = pages.find((one) => one.page.question());
      const reply = page ? await page.page.play(below) : undefined;
      if (reply && !reply.ok) throw new Error(reply.reason.key);
      if (!page && !move(cem.client, below, game)) break;
      await until(async () => (await load()).n === decision + 1);
      if (!page) await until(() => stateOf(cem.client)?._stateID === decision + 1);
      await lookAtTheWires();
      if (decision % 8 === 3) {
        await Promise.all(listeners.map(({ bother }) => bother()));
        await new Promise((resolve) => setTimeout(resolve, 30));
        await lookAtTheWires();
      }
    }
    const { G, n } = await load();
    // A short game may be over before, and has less to look at.
    const isOver = game.outcome(G) !== undefined;
    expect(n).toBeGreaterThanOrEqual(isOver ? 1 : 60);
    expect(looked).toBeGreaterThan(isOver ? 0 : 3000);
    for (const { tap } of listeners) expect(tap.bytes).toBeGreaterThan(isOver ? 0 : 10_000);

    const inLog = server.logged();
    const never = [...secretFrom(null), ...hiddenWords(G, viewOf(game, G, null), new Set()), 'Änna', 'Ben-M', 'Cem-M'];
    expect(never.filter((word) => word.length > 3 && inLog.includes(word))).toEqual([]);

    for (const { stop, tap } of listeners) {
      stop();
      await tap.close();
    }
    await server.end();
  });
});
