import type { IncomingMessage, Server } from 'node:http';
import type { PoolOptions } from '@morgenrot/bots/pool';
import { GAMES, OLDER_RULES } from '@morgenrot/catalog';
import type { AnyGame } from '@morgenrot/engine';
import type { DestinationStream } from 'pino';
import { type Bus, type Notice, noBus, type OpenBus } from './bus/bus.ts';
import { drain } from './drain.ts';
import { createApp, createHttpServer, isApi } from './http/app.ts';
import type { Signer } from './identity/cookie.ts';
import { createIdentity } from './identity/identity.ts';
import { neighbourhoodsBy } from './identity/neighbourhood.ts';
import { signerWith, signingSecret } from './identity/signer.ts';
import { keepBeating, readLife } from './life.ts';
import { addressOf, quotaKey } from './limits/address.ts';
import { createQuota } from './limits/bucket.ts';
import { type Limits, SERVER_LIMITS, TOGETHER } from './limits/limits.ts';
import { guardRequests } from './limits/requests.ts';
import { createRounds } from './limits/rounds.ts';
import { createTolls, times } from './limits/tolls.ts';
import { createUnread } from './limits/unread.ts';
import { createLog, type Logger, troubleOf } from './log.ts';
import { createClocks, type Pace } from './match/clocks/index.ts';
import { createComputers } from './match/computers/computers.ts';
import { createThinking } from './match/computers/thinking.ts';
import { watchEpoch } from './match/memory/epoch.ts';
import { look, lookForMissed } from './match/memory/look.ts';
import { createRooms } from './match/memory/rooms.ts';
import { createRuleSets } from './match/memory/rule-sets.ts';
import { createAbsence } from './match/presence/absence.ts';
import { createElsewhere, type Whereabouts } from './match/presence/elsewhere.ts';
import { announce } from './match/showing/announce.ts';
import { createMetrics } from './metrics/metrics.ts';
import { forgetPeople } from './play/guest.ts';
import { createLobby } from './play/lobby.ts';
import { openPlay } from './play/namespace.ts';
import { createSignedOut } from './play/signed-out.ts';
import { playSpeaker } from './play/speaker.ts';
import { openPracticeTable } from './practice.ts';
import type { Settings } from './settings.ts';
import { connectionsOf } from './sockets/connections.ts';
import { openSockets, type Sockets } from './sockets/sockets.ts';
import { openStock } from './stock/namespace.ts';
import { stockSpeaker } from './stock/speaker.ts';
import { DamagedTable, openStore, type Store } from './store/index.ts';
import { createAgreements } from './tables/agreement/agreements.ts';
import { createEntrance } from './tables/entrance.ts';
import { sweepNowAndThen } from './tables/expire.ts';
import { type Clockwork, createTime, gaplessTime } from './time.ts';
import type { World } from './world.ts';

export { troubleOf };

/** What tests put in the place of the usual. */
export interface Parts {
  games?: readonly AnyGame[];
  limits?: Partial<Limits>;
  /** Takes the log. */
  logTo?: DestinationStream;
  /** Wraps the store, to make it fail. */
  store?: (store: Store) => Store;
  /** How long a computer player waits before it answers, whatever the table's pace. */
  computerDelayMs?: number;
  thinking?: PoolOptions;
  /** How often tables that wait in vain are looked for. */
  sweepEveryMs?: number;
  /** What time it is. */
  now?: () => number;
  /** The two clocks of the machine, to make them jump. */
  clockwork?: Clockwork;
  clockPace?: Pace;
  /** How long a minute of delay or patience lasts. */
  minuteMs?: number;
}

export interface RunningServer {
  port: number;
  url: string;
  store: Store;
  log: Logger;
  /** Aborted when the disk has failed: nothing is stored any more, and the server has to be started anew. */
  lost: AbortSignal;
  /** Takes nothing new, finishes what is under way, and lets go of everything. */
  close(): Promise<void>;
}

export async function startServer(settings: Settings, parts: Parts = {}): Promise<RunningServer> {
  const log = createLog(settings, parts.logTo);
  const lost = new AbortController();
  const opened = await openStore({ ...settings, isServer: true, onLost: (error) => lost.abort(error) }, (error) => {
    if (error instanceof DamagedTable)
      log.error(
        { matchId: error.matchId, ...troubleOf(error.cause) },
        'a table cannot be read and is left out of lists',
      );
    else log.warn(troubleOf(error), 'a database connection broke');
  });
  const store = parts.store?.(opened) ?? opened;
  const rules = createRuleSets(parts.games ?? [...Object.values(GAMES), ...OLDER_RULES]);
  const games = rules.today;

  const secret = await signingSecret(store.secrets, settings.sessionSecret);
  const signer = signerWith(secret.now);
  // Requests come when everything is assembled and somebody listens.
  const limits = { ...SERVER_LIMITS, ...parts.limits };
  const rounds = createRounds();
  const http = createHttpServer((request, response) => void handle(request, response), {
    ...limits,
    rounds,
    behindProxy: settings.trustProxy > 0,
  });
  const connections = connectionsOf(http);
  const unread = createUnread(limits);
  const sockets = openSockets(http, { games: games.keys(), settings, limits, unread, rounds, log });
  const addressIn = (request: IncomingMessage): string => quotaKey(addressOf(request, settings.trustProxy));
  guardRequests(http, { limits, unread, rounds, addressIn, isCounted: ({ url = '' }) => isApi(url) });
  const redisBus = settings.redisUrl === undefined ? undefined : await readRedisBus();
  const life = await readLife(opened.secrets, (parts.now ?? parts.clockwork?.wall ?? Date.now)());
  const world = createWorld(settings, parts, {
    life,
    store,
    log,
    lost: lost.signal,
    games,
    rules,
    sockets,
    signer,
    neighbourhoodOf: neighbourhoodsBy(secret.now),
    redisBus,
    rounds,
  });
  const handle = createApp(world, settings, secret.now).callback();
  openPlay(world, sockets.play);
  for (const space of sockets.stock) openStock(world, space);
  if (settings.practice) await openPracticeTable(world);

  const stopWatching = await watchEpoch(world, async () => {
    await secret.renew();
    forgetPeople(sockets.play);
  });
  const port = await listen(http, settings);
  void world.clocks.start();
  const database = settings.databaseUrl === undefined ? 'sqlite' : 'postgres';
  log.info({ port, database, games: [...games.keys()] }, 'open');
  // A developer's practice table waits for ever.
  const stopSweeping = settings.practice
    ? () => undefined
    : sweepNowAndThen(world, settings.tableExpiresHours, parts.sweepEveryMs);
  const stopBeating = keepBeating({ ...world, store: opened });
  const end = (): Promise<void> => {
    stopWatching();
    stopSweeping();
    return drain(world, sockets, connections, stopBeating);
  };
  return { port, url: `http://localhost:${port}`, store, log, lost: lost.signal, close: end };
}

type Base = Pick<World, 'store' | 'log' | 'lost' | 'games' | 'rules' | 'rounds' | 'neighbourhoodOf'> & {
  life: Awaited<ReturnType<typeof readLife>>;
  sockets: Sockets;
  signer: Signer;
  redisBus?: OpenBus;
};

function createWorld(settings: Settings, parts: Parts, { life, sockets, signer, redisBus, ...base }: Base): World {
  // The parts of the world know each other; each asks for it when something happens, and by then it is whole.
  const whole = (): World => world;
  const time = parts.now ? gaplessTime(parts.now) : createTime(parts.clockwork, life.gaps);
  const world: World = {
    ...base,
    limits: { ...SERVER_LIMITS, ...parts.limits },
    rooms: createRooms(whole, (room) => announce(whole(), room)),
    computers: createComputers(whole, parts.computerDelayMs),
    thinking: createThinking(whole, parts.thinking),
    clocks: createClocks(whole, parts.clockPace),
    agreements: createAgreements(whole),
    entrance: createEntrance(),
    lobby: createLobby(whole, sockets.play),
    metrics: createMetrics(whole, sockets.count),
    identity: createIdentity(base.store.people, signer, () => world.now()),
    signedOut: createSignedOut(whole, sockets.play),
    voices: createQuota({ ...SERVER_LIMITS, ...parts.limits }.chats),
    talks: createQuota({ ...SERVER_LIMITS, ...parts.limits }.talks),
    undos: createQuota(times({ ...SERVER_LIMITS, ...parts.limits }.undos, TOGETHER.table)),
    tolls: createTolls({ ...SERVER_LIMITS, ...parts.limits }),
    speakers: { own: playSpeaker(sockets.play, whole), stock: stockSpeaker(sockets.stockOf, whole) },
    elsewhere: createElsewhere(whole),
    absence: createAbsence(whole, life.seen, time.now),
    bus: overheard(openBus(settings, base.log, whole, redisBus), whole),
    now: time.now,
    time,
    minuteMs: parts.minuteMs ?? 60_000,
  };
  return world;
}

/** What other processes are told of a table may be of interest to those who read the list of them here. */
const overheard = (bus: Bus, world: () => World): Bus => ({
  ...bus,
  publish(notice) {
    bus.publish(notice);
    world().lobby.changed();
  },
});

/** What speaks to Redis is read where there is one: it is a tenth of all that a start has to read. */
const readRedisBus = async (): Promise<OpenBus> => (await import('./bus/redis-bus.ts')).openRedisBus;

function openBus(settings: Settings, log: Logger, world: () => World, redisBus: OpenBus | undefined): Bus {
  if (settings.redisUrl === undefined || !redisBus) return noBus;
  const events = {
    heard: ({ match }: Notice) => void look(world(), match),
    told: (node: string, what: Whereabouts) => world().elsewhere.heard(node, what),
    connected: (isUp: boolean) => world().elsewhere.connected(isUp),
    missed: () => lookForMissed(world()),
  };
  return redisBus(settings.redisUrl, events, log);
}

const listen = (http: Server, { port, host }: Settings): Promise<number> =>
  new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen({ port, host }, () => {
      http.off('error', reject);
      const address = http.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
