import { openSession, type SessionState } from '@morgenrot/client/session';
import { wireOver } from '@morgenrot/client/wire';
import { asked, chance, hashOf, sample, viewOf } from '@morgenrot/engine';
import { io } from 'socket.io-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Browser, createTableBy, joinTableBy } from '../src/chaos/browser.ts';
import { KINDS, ownDatabase } from '../src/chaos/database.ts';
import { type DeadLine, deadLine } from './kit/dead-line.ts';
import { game, LONG, pageServer } from './kit/page-server.ts';

const here = KINDS.filter((kind) => kind === 'sqlite' || process.env.TEST_DATABASE_URL !== undefined);
/**
 * Two seconds are promised, and one is what it takes where nothing else runs; beside other tests it may take three times
 * as long. A page that does not test its line needs eight to fifteen.
 */
const BACK_WITHIN_MS = 6000;
/** Without a sign that the page is back, its answer has to be missed first. */
const MISSED_WITHIN_MS = 7000;
const WEEK_MS = 7 * 24 * 3600 * 1000;
/** Only a standstill lasts so long. */
const STANDSTILL_MS = 60_000;

type Server = Awaited<ReturnType<typeof pageServer>>;

/** A page as people have it, without its drawing; `wake` is the sign that the page is back. */
function openPage(url: string, { cookie }: Browser, table: string, seat: string) {
  const dice = chance({ seed: `dead line ${seat}`, drawn: 0 });
  const actions: string[] = [];
  const newAction = (): string => {
    const action = crypto.randomUUID();
    actions.push(action);
    return action;
  };
  const socket = io(`${url}/play`, {
    forceNew: true,
    transports: ['websocket'],
    extraHeaders: { Cookie: cookie },
    reconnectionDelay: 300,
    reconnectionDelayMax: 800,
  });
  let wake = (): void => undefined;
  const wire = wireOver(socket, (isBack) => {
    wake = isBack;
  });
  const session = openSession(table, wire, newAction);
  const state = () => session.store.getState();
  const question = () => {
    const { match } = state().table ?? {};
    return match && asked(game.handlers, match.view, seat);
  };
  onTestFinished(() => {
    session.close();
    socket.disconnect();
  });
  return {
    seat,
    actions,
    wake: () => wake(),
    state,
    n: () => state().table?.match?.n ?? -1,
    isAsked: () => question() !== undefined && state().pending === undefined,
    /** Clicks something that may be clicked. */
    answer(): void {
      const ask = question();
      const value = ask && sample(ask.ask, dice.below);
      if (!ask || value === undefined) throw new Error(`seat ${seat} is not asked`);
      session.act(ask.id, value);
    },
    until(holds: (state: SessionState) => boolean, ms = STANDSTILL_MS): Promise<void> {
      return new Promise((resolve, reject) => {
        const look = (): void => {
          if (!holds(state())) return;
          clearTimeout(timer);
          stop();
          resolve();
        };
        const timer = setTimeout(() => {
          stop();
          const { connection, pending, table: at } = state();
          reject(new Error(`not within ${ms} ms: ${JSON.stringify({ connection, pending, n: at?.match?.n })}`));
        }, ms);
        const stop = session.store.subscribe(look);
        look();
      });
    },
  };
}
type OpenPage = ReturnType<typeof openPage>;

const stored = async ({ store }: Server, table: string) => {
  const saved = await store.matches.load(table);
  if (!saved?.state) throw new Error('no match');
  return { n: saved.record.n, state: saved.state.G };
};

/** The board of the page is the one that is stored. */
async function expectRight(page: OpenPage, server: Server, table: string): Promise<void> {
  const { n, state } = await stored(server, table);
  expect(page.n()).toBe(n);
  // What has just happened comes as lines of the log: no page has it in its view.
  expect(hashOf(page.state().table?.match?.view)).toBe(hashOf({ ...viewOf(game, state, page.seat), news: [] }));
}

/** Anna's page at a table of two on a line that can die, and Ben's on one that cannot. */
async function atTable(kind: (typeof KINDS)[number]) {
  const database = await ownDatabase(kind);
  onTestFinished(() => database.drop());
  const running = await pageServer(database);
  onTestFinished(() => running.close());
  const line = await deadLine(running.port);
  onTestFinished(() => line.close());
  const direct = `http://127.0.0.1:${running.port}`;
  const [anna, ben]: [Browser, Browser] = [
    { name: 'Anna', cookie: '' },
    { name: 'Ben', cookie: '' },
  ];
  const table = await createTableBy(anna, direct, {
    game: game.id,
    options: LONG,
    seats: 2,
    settings: { start: 'full' },
  });
  const seat = await joinTableBy(ben, direct, table);
  const pages = [openPage(line.url, anna, table, '0'), openPage(direct, ben, table, seat)] as const;
  for (const page of pages) await page.until(({ table: at }) => at?.match !== undefined);
  return { database, running, line, table, ben, pages };
}

/** Both answer, so many times at least, and until this page is asked; all see all of it. */
async function playUntilAsked(pages: readonly OpenPage[], page: OpenPage, answers = 6): Promise<void> {
  for (let n = 0; n < answers || !page.isAsked(); n++) {
    const one = pages.find((each) => each.isAsked());
    if (!one) throw new Error('nobody is asked');
    const before = one.n();
    one.answer();
    for (const each of pages) await each.until(({ pending }) => each.n() > before && pending === undefined);
  }
}

/** One page answers for as long as it is asked. */
async function playAlone(page: OpenPage): Promise<void> {
  for (let n = 0; n < 20 && page.isAsked(); n++) {
    const before = page.n();
    page.answer();
    await page.until(({ pending }) => page.n() > before && pending === undefined);
  }
}

const silences: [string, Parameters<DeadLine['die']>[0]][] = [
  ['comes nowhere', { heard: false }],
  ['is heard, and nobody says so', { heard: true }],
];

describe.each(here)('a page whose line is dead and was not closed, with %s', (kind) => {
  it('has the board of now within two seconds of being looked at', async () => {
    const { running, line, table, pages } = await atTable(kind);
    const [anna, ben] = pages;
    await playUntilAsked(pages, ben);
    line.die();
    const before = anna.n();
    await playAlone(ben);
    expect(anna.n(), 'she hears nothing').toBe(before);
    anna.wake();
    await anna.until(() => anna.n() === ben.n(), BACK_WITHIN_MS);
    await expectRight(anna, running, table);
    await playUntilAsked(pages, anna, 2);
  });

  it.each(silences)('and whose answer %s: it is stored once', async (_what, how) => {
    const { running, line, table, pages } = await atTable(kind);
    const [anna] = pages;
    await playUntilAsked(pages, anna);
    line.die(how);
    const before = anna.n();
    anna.answer();
    anna.wake();
    await anna.until(({ pending }) => pending === undefined && anna.n() > before, BACK_WITHIN_MS);
    await expectOnce(running, table, anna, before);
    await playUntilAsked(pages, anna, 2);
  });

  it('notices so by an answer that does not come, whoever looks or not', async () => {
    const { running, line, table, pages } = await atTable(kind);
    const [anna] = pages;
    await playUntilAsked(pages, anna);
    line.die();
    const before = anna.n();
    anna.answer();
    await anna.until(({ pending }) => pending === undefined && anna.n() > before, MISSED_WITHIN_MS);
    await expectOnce(running, table, anna, before);
  });

  it('keeps a line that is alive, however often it is looked at', async () => {
    const { line, pages } = await atTable(kind);
    const [anna, ben] = pages;
    const { made } = line;
    for (let n = 0; n < 5; n++) {
      anna.wake();
      await playUntilAsked(pages, ben, 1);
    }
    expect(line.made).toBe(made);
    expect(anna.state().connection).toBe('online');
  });

  it('comes back after a week, to another process, within two seconds', async () => {
    const { database, running, line, table, ben: browser, pages } = await atTable(kind);
    const [anna, ben] = pages;
    await playUntilAsked(pages, ben, 20);
    line.die();
    const before = anna.n();
    await playAlone(ben);
    await running.close();
    const later = await pageServer(database, { now: () => Date.now() + WEEK_MS });
    onTestFinished(() => later.close());
    line.leadTo(later.port);
    expect(anna.n(), 'she hears nothing').toBe(before);
    anna.wake();
    await anna.until(({ connection }) => connection === 'online' && anna.n() === ben.n(), BACK_WITHIN_MS);
    await expectRight(anna, later, table);
    const again = openPage(`http://127.0.0.1:${later.port}`, browser, table, ben.seat);
    await again.until(({ table: at }) => at?.match !== undefined);
    expect(anna.state().table?.seat).toBe('0');
    await playUntilAsked([anna, again], anna, 4);
  });
});

/** Of all that the page has ever sent each is in the journal once, and this answer is the last. */
async function expectOnce(running: Server, table: string, page: OpenPage, before: number): Promise<void> {
  await expectRight(page, running, table);
  const { matches } = running.store;
  const numbers = await Promise.all(page.actions.map((action) => matches.played(table, page.seat, action)));
  expect(numbers.at(-1)).toBe(before + 1);
  const entries = await matches.entries(table);
  expect(entries.filter((entry) => 'by' in entry && entry.by === page.seat)).toHaveLength(new Set(numbers).size);
  expect(numbers).not.toContain(undefined);
}
