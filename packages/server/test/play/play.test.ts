import { hashOf } from '@morgenrot/engine';
import { frameworkTable } from '@morgenrot/engine/framework';
import type { LogLine, TableInfo } from '@morgenrot/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Committed, Store } from '../../src/store/index.ts';
import { BAZAAR, type Bazaar, counted } from '../kit/game.ts';
import { gauge, untilGauge } from '../kit/gauges.ts';
import { Person, playOn, Seat, seatedTable, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { stateOf, stockClient, until } from '../kit/stock.ts';

let server: TestServer;
/** What the store is to do next instead of what it is asked. */
let failure: ((store: Store) => Promise<Committed>) | undefined;
const open: Person[] = [];

const failing = (store: Store): Store => ({
  ...store,
  matches: { ...store.matches, commit: (advance) => (failure ? failure(store) : store.matches.commit(advance)) },
});
beforeAll(async () => {
  server = await testServer({ parts: { store: failing } });
});
afterAll(() => server.end());
afterEach(() => {
  for (const person of open.splice(0)) person.close();
  failure = undefined;
});

async function table(wish: Parameters<typeof seatedTable>[1] = {}) {
  const made = await seatedTable(server.url, wish);
  open.push(...made.people);
  return made;
}
async function watcher(id: string, person = new Person(server.url, 'Watcher')): Promise<Seat> {
  open.push(person);
  const page = new Seat(person.connect(), id);
  await page.watch();
  return page;
}
const refused = (key: string) => ({ ok: false, reason: expect.objectContaining({ key }) });
const firstCard = (seat: Seat): string => (seat.match!.view as unknown as Bazaar).hands[seat.me]![0]!;
const step = (seat: Seat): number => seat.question()?.id ?? 0;

describe('a match', () => {
  it('is played to its end, and everybody sees the same', async () => {
    const { table: id, seats } = await table({ seats: 3 });
    const looking = await watcher(id);
    expect(await playOn(seats, 500, seeded(1))).toBeGreaterThan(25);
    const all = [...seats, looking];
    await Promise.all(all.map((page) => page.until(() => page.info?.status === 'over')));
    expect(looking.info?.outcome).toEqual(BAZAAR.outcome(looking.match!.view));
    for (const page of all) {
      const followed = page.match;
      const fresh = await page.watch();
      expect(hashOf(followed?.view)).toBe(hashOf(fresh.match?.view));
      expect(followed?.n).toBe(fresh.match?.n);
    }
    expect(await seats[0]!.act(1, 'pass')).toEqual(refused('match.over'));
  });

  it('begins before the eyes of those who wait', async () => {
    const anna = new Person(server.url, 'Anna');
    const { id } = await anna.create();
    const [mine, theirs] = [new Seat(anna.connect(), id), await watcher(id)];
    open.push(anna);
    expect((await mine.watch()).match).toBeUndefined();
    await new Person(server.url, 'Ben').join(id);
    await Promise.all([mine, theirs].map((page) => page.until(() => page.match?.n === 0)));
    expect(mine.question()?.kind).toBe('play');
    expect(mine.log.map(({ key }) => key)).toEqual(['drew', 'drew', 'drew', 'drew', 'begun']);
    expect(theirs.log.map(({ key, n }) => [key, n])).toEqual([['begun', 0]]);
    await theirs.until(() => theirs.info?.status === 'playing');
  });

  it('turns a watcher into a player as soon as they sit down', async () => {
    const anna = new Person(server.url, 'Anna');
    const { id } = await anna.create({ seats: 3 });
    const ben = new Person(server.url, 'Ben');
    await ben.ask('GET', '/api/me');
    const page = await watcher(id, ben);
    expect(page.me).toBe('');
    await ben.join(id);
    await page.until(() => page.joined?.seat === '1');
  });

  it('tells nobody of an answer that could not be stored', async () => {
    const { table: id, seats } = await table();
    const [anna, ben] = [seats[0]!, seats[1]!];
    failure = () => Promise.reject(new Error('disk full'));
    const before = anna.match;
    expect(await anna.act(step(anna), 'pass')).toEqual(refused('server.store'));
    expect(anna.match).toEqual(before);
    expect(ben.moves).toEqual([]);
    failure = undefined;
    expect(await anna.act(step(anna), 'pass')).toEqual({ ok: true, n: 1 });
    await ben.until(() => ben.match?.n === 1);
    expect((await server.store.matches.entries(id)).length).toBe(1);
  });

  it('catches up when somebody else has moved the match on in the store', async () => {
    const { table: id, seats } = await table();
    const [anna, ben] = [seats[0]!, seats[1]!];
    // As another process on the same database would do it.
    failure = async (store) => {
      failure = undefined;
      const saved = await store.matches.load(id);
      const verdict = frameworkTable(BAZAAR).answer(saved!.state!, '0', step(anna), firstCard(anna));
      if (!verdict.ok) throw new Error(verdict.reason.key);
      const state = verdict.value;
      const entry = { by: '0', step: step(anna), value: firstCard(anna) };
      const quicker = {
        match: id,
        from: saved!.state!,
        state,
        entry,
        news: state.G.news,
        undos: 0,
        undoneAt: 0,
        at: 1,
      };
      expect(await store.matches.commit(quicker)).toBe('stored');
      return store.matches.commit(quicker);
    };
    expect(await anna.act(step(anna), 'pass')).toEqual(refused('decision.gone'));
    await Promise.all([anna, ben].map((page) => page.until(() => page.match?.n === 1)));
    expect(ben.log.map(({ key }) => key)).toContain('played');
    expect((await ben.watch()).log.map(({ key }) => key)).toEqual(ben.log.map(({ key }) => key));
    expect(anna.question()?.kind).toBe('pay');
  });

  it('survives a rule that throws', async () => {
    const { seats, table: id } = await table({ options: { faulty: 'yes' } });
    const anna = seats[0]!;
    expect(await anna.act(step(anna), 'boom')).toEqual(refused('server.rule'));
    const line = server
      .logged()
      .split('\n')
      .find((one) => one.includes('a rule has failed') && one.includes(id));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ matchId: id, step: 'play', error: 'Error' });
    expect(server.logged()).not.toMatch(/wish-\d\d-card/);
    expect(await anna.act(step(anna), 'pass')).toEqual({ ok: true, n: 1 });
  });

  it('plays an action once, however often it is sent, also after a restart', async () => {
    let own = await testServer();
    const { table: id, people, seats } = await seatedTable(own.url);
    const anna = seats[0]!;
    const first = step(anna);
    const replies = await Promise.all([1, 2, 3].map(() => anna.act(first, 'pass', 'the-same-action', 0)));
    expect(replies).toEqual([1, 2, 3].map(() => ({ ok: true, n: 1 })));
    await anna.act(step(anna), 0);
    expect(await anna.act(first, 'pass', 'the-same-action', 0)).toEqual({ ok: true, n: 1 });
    const cookie = people[0]!.cookie;
    for (const person of people) person.close();

    own = await own.again();
    const again = new Person(own.url, 'Anna');
    again.cookie = cookie;
    const page = new Seat(again.connect(), id);
    expect((await page.watch()).match?.n).toBe(2);
    expect(await page.act(first, 'pass', 'the-same-action', 0)).toEqual({ ok: true, n: 1 });
    expect(await page.act(first, 'pass', 'another-action', 0)).toEqual(refused('decision.gone'));
    // An action belongs to whoever did it.
    expect((await own.store.matches.entries(id)).length).toBe(2);
    again.close();
    await own.end();
  });
});

describe('an answer is refused', () => {
  it('from those who look on, from those whose turn it is not, and before the match begins', async () => {
    const { table: id, seats } = await table();
    const looking = await watcher(id);
    expect(await looking.act(step(seats[0]!), 'pass')).toEqual(refused('seat.none'));
    expect(await seats[1]!.act(step(seats[0]!), 'pass')).toEqual(refused('decision.notYours'));
    const waiting = new Person(server.url, 'Anna');
    open.push(waiting);
    const { id: early } = await waiting.create();
    const page = new Seat(waiting.connect(), early);
    expect(await page.act(1, 'pass')).toEqual(refused('match.waiting'));
    expect(await page.say('act', { table: 'nowhere', action: 'action-01', step: 1, undos: 0, value: 'pass' })).toEqual(
      refused('table.unknown'),
    );
  });

  it('when it is not offered, late, or meant for a match that has been taken back', async () => {
    const { seats } = await table();
    const anna = seats[0]!;
    const first = step(anna);
    expect(await anna.act(first, 'wish-99-card')).toEqual(refused('answer.notOffered'));
    expect(await anna.act(first, 7)).toEqual(refused('answer.shape'));
    expect(await anna.act(first + 1, 'pass')).toEqual(refused('decision.gone'));
    expect(await anna.act(first, 'pass', 'stale-undo', 5)).toEqual(refused('decision.gone'));
    expect(await anna.act(first, 'pass')).toMatchObject({ ok: true });
    expect(await anna.act(first, 'pass')).toEqual(refused('decision.gone'));
  });

  it('and not a byte of it reaches anybody else', async () => {
    const { seats } = await table();
    const [anna, ben] = [seats[0]!, seats[1]!];
    for (const seat of seats) await seat.until(() => seat.info?.seats.every(({ present }) => present) === true);
    const heard: string[] = [];
    ben.socket.onAny((event) => heard.push(event));
    for (let n = 0; n < 20; n++) await anna.act(step(anna), `nothing-${n}`);
    // What is told at last comes alone.
    expect(await anna.act(step(anna), 'pass')).toMatchObject({ ok: true });
    await ben.until(() => ben.match?.n === 1);
    expect(heard).toEqual(['moved']);
  });
});

describe('undo', () => {
  it('takes back an own answer at once, and the page its lines of the log', async () => {
    const { table: id, seats } = await table();
    const [anna, ben] = [seats[0]!, seats[1]!];
    const before = hashOf({ ...anna.match?.view, news: [] });
    const card = firstCard(anna);
    expect(anna.match?.undo).toEqual(refused('undo.nothing'));
    await anna.act(step(anna), card);
    await ben.until(() => ben.match?.n === 1);
    expect(anna.match?.undo).toEqual({ ok: true });
    expect(ben.match?.undo).toEqual(refused('undo.notYours'));
    expect(ben.log.map(({ key }) => key)).toContain('played');
    expect(await ben.say('undo', { table: id, n: 1 })).toEqual(refused('undo.notYours'));
    expect(await anna.say('undo', { table: id, n: 0 })).toEqual(refused('undo.gone'));
    expect(await anna.say('undo', { table: id, n: 1 })).toEqual({ ok: true, n: 2 });

    await Promise.all(seats.map((seat) => seat.until(() => seat.match?.n === 2)));
    expect(hashOf({ ...anna.match?.view, news: [] })).toBe(before);
    expect(anna.match?.undos).toBe(1);
    for (const page of seats) {
      expect(page.log.map(({ key }) => key)).not.toContain('played');
      expect(page.log.at(-1)).toMatchObject({ key: 'undo.done', by: '0', n: 2 });
      expect((await page.watch()).log).toEqual(page.log);
    }
    // The step has the same id again; what was meant for it before is not played now.
    expect(await anna.act(step(anna), 'pass', 'before-undo', 0)).toEqual(refused('decision.gone'));
    expect(await anna.act(step(anna), 'pass', 'after-undo', 1)).toEqual({ ok: true, n: 3 });
  });

  it('goes back answer by answer, and not behind a die', async () => {
    const { table: id, seats } = await table();
    const [anna, ben] = [seats[0]!, seats[1]!];
    const undo = (seat: Seat) => seat.say('undo', { table: id, n: seat.match?.n });
    const answer = async (seat: Seat, value: string | number) => {
      const reply = await seat.act(step(seat), value);
      expect(reply.ok).toBe(true);
      await Promise.all(seats.map((one) => one.until(() => one.match?.n === Number(reply.ok && reply.n))));
    };
    await answer(anna, 'pass');
    await answer(anna, 1);
    expect(anna.question()?.kind).toBe('discard');
    expect(await undo(anna)).toMatchObject({ ok: true });
    expect(await undo(anna)).toMatchObject({ ok: true });
    await anna.until(() => anna.match?.n === 4);
    expect(await undo(anna)).toEqual(refused('undo.nothing'));
    const card = firstCard(anna);
    await answer(anna, card);
    await answer(anna, 1);
    await answer(anna, 'roll');
    expect(anna.match?.undo).toEqual(refused('undo.revealed'));
    expect(await undo(anna)).toEqual(refused('undo.revealed'));
    await answer(ben, 'pass');
    expect(await undo(anna)).toEqual(refused('undo.notYours'));
    expect(await undo(ben)).toMatchObject({ ok: true });
    await ben.until(() => ben.match?.n === 9);
    expect(ben.match?.undo).toEqual(refused('undo.notYours'));
  });

  it('works after a restart, when the earlier state has to be made again', async () => {
    let own = await testServer();
    const { table: id, people, seats } = await seatedTable(own.url);
    await playOn(seats, 6, seeded(5));
    const [anna] = seats;
    let asked = seats.find((seat) => seat.question())!;
    await playOn(seats, 1, seeded(6));
    while (!asked.match?.undo?.ok) {
      asked = seats.find((seat) => seat.question())!;
      await playOn(seats, 1, seeded(7));
    }
    const trailing = asked.match.n;
    const seat = seats.indexOf(asked);
    const { cookie } = people[seat]!;
    for (const person of people) person.close();
    expect(anna).toBeDefined();

    own = await own.again();
    const again = new Person(own.url, 'Again');
    again.cookie = cookie;
    const page = new Seat(again.connect(), id);
    await page.watch();
    expect(page.match?.n).toBe(trailing);
    expect(page.match?.undo).toEqual({ ok: true });
    expect(await page.say('undo', { table: id, n: trailing })).toEqual({ ok: true, n: trailing + 1 });
    await page.until(() => page.match?.n === trailing + 1);
    expect(page.question()).toBeDefined();
    expect(await page.play(seeded(8))).toMatchObject({ ok: true });
    again.close();
    await own.end();
  });

  it('is kept in the journal, and the journal leads to the state that is stored', async () => {
    const { table: id, seats } = await table();
    for (let n = 0; n < 12; n++) {
      await playOn(seats, 1, seeded(n));
      const willing = seats.find((seat) => seat.match?.undo?.ok);
      if (willing && n % 3 === 0) {
        const reply = await willing.say('undo', { table: id, n: willing.match?.n });
        await Promise.all(seats.map((seat) => seat.until(() => seat.match?.n === Number(reply.ok && reply.n))));
      }
    }
    const entries = await server.store.matches.entries(id);
    expect(entries.some((entry) => 'undo' in entry)).toBe(true);
    const { replay } = await import('@morgenrot/engine');
    const saved = await server.store.matches.load(id);
    const { options, seed = '', seats: places } = saved!.record;
    const players = places.map(({ seat }) => seat);
    const { hash } = replay(BAZAAR, { game: 'bazaar', rules: 1, players, options, seed, entries });
    expect(hash).toBe(hashOf(saved!.state!.G));
  });
});

describe('looking on', () => {
  it('costs one view for each kind of viewer, however many there are', async () => {
    const { table: id, seats } = await table();
    const watchers = await Promise.all(Array.from({ length: 30 }, () => watcher(id)));
    const stock = Array.from({ length: 5 }, () => stockClient({ url: server.url, matchID: id }));
    await until(() => stock.every(stateOf));
    const before = counted.views;
    expect(await seats[0]!.act(step(seats[0]!), 'pass')).toEqual({ ok: true, n: 1 });
    await Promise.all([...seats, ...watchers].map((page) => page.until(() => page.match?.n === 1)));
    await until(() => stock.every((client) => stateOf(client)?._stateID === 1));
    // Two seats and the public.
    expect(counted.views - before).toBe(3);
    for (const client of stock) client.stop();
  });

  it('costs nothing when nobody does', async () => {
    const { table: id, seats, people } = await table();
    const socket = seats[0]!.socket;
    await seats[0]!.say('leave', { table: id });
    const rest = (await gauge(server, 'morgenrot_players')) - 1;
    people[1]!.close();
    await untilGauge(server, 'morgenrot_players', rest);
    const before = counted.views;
    const reply = await socket
      .timeout(2000)
      .emitWithAck('act', { table: id, action: 'unwatched', step: step(seats[0]!), undos: 0, value: 'pass' });
    expect(reply).toEqual({ ok: true, n: 1 });
    expect(counted.views).toBe(before);
  });

  it('is counted, and presence is shown truly: two tabs, one closed', async () => {
    const { table: id, seats, people } = await table();
    const looking = await watcher(id);
    const anna = seats[0]!;
    await anna.until(() => anna.info?.watchers === 1);
    const tab = new Seat(people[1]!.connect(), id);
    await tab.watch();
    const isPresent = (seat: string) => anna.info?.seats.find((one) => one.seat === seat)?.present;
    await anna.until(() => isPresent('1') === true);
    const rest = (await gauge(server, 'morgenrot_players')) - 1;
    tab.socket.disconnect();
    await untilGauge(server, 'morgenrot_players', rest);
    expect(isPresent('1')).toBe(true);
    people[1]!.close();
    await anna.until(() => isPresent('1') === false);
    looking.socket.disconnect();
    await anna.until(() => anna.info?.watchers === 0);
    const { body } = await people[0]!.ask('GET', `/api/tables/${id}`);
    expect((body as unknown as { table: TableInfo }).table.seats.map(({ present }) => present)).toEqual([true, false]);
  });

  it('shows the same to a second tab as to the first', async () => {
    const { table: id, seats, people } = await table();
    await playOn(seats, 5, seeded(3));
    const tab = new Seat(people[0]!.connect(), id);
    await tab.watch();
    expect(tab.match).toEqual(seats[0]!.match);
  });

  it('reads the log in pages, each line once, and only lines that are meant for it', async () => {
    const { table: id, seats } = await table({ options: { length: 'long' } });
    await playOn(seats, 240, seeded(4));
    const looking = await watcher(id);
    for (const page of [seats[0]!, looking]) {
      const { log: newest } = await page.watch();
      expect(newest.length).toBeGreaterThanOrEqual(50);
      const lines: LogLine[] = [...newest];
      for (let more = true; more; ) {
        const reply = await page.say('log', { table: id, before: lines[0]!.n, limit: 30 });
        if (!reply.ok) throw new Error(reply.reason.key);
        lines.unshift(...(reply.log as LogLine[]));
        more = Boolean(reply.more);
      }
      const expected = (await server.store.matches.pageBefore(id, 1e9, 1000))
        .reverse()
        .flatMap(({ n, news }) =>
          news.filter(({ only }) => !only || only.includes(page.me)).map(({ key, params }) => ({ n, key, params })),
        );
      expect(lines.map(({ n, key, params }) => ({ n, key, params }))).toEqual(expected);
      expect(JSON.stringify(lines)).not.toContain('only');
    }
  });

  it('is out of memory when the last one has left, and there again when the next one comes', async () => {
    const { table: id, seats, people } = await table();
    await playOn(seats, 3, seeded(9));
    const rest = (await gauge(server, 'morgenrot_tables')) - 1;
    for (const person of people) person.close();
    await untilGauge(server, 'morgenrot_tables', rest);
    const looking = await watcher(id);
    expect(looking.match?.n).toBe(3);
  });

  it('misses nothing, whenever it begins and ends', async () => {
    const { table: id, seats } = await table({ options: { length: 'long' }, seats: 3 });
    let isOver = false;
    const gaps: number[] = [];
    const churn = async (n: number): Promise<void> => {
      const chance = seeded(n);
      while (!isOver) {
        const page = await watcher(id);
        await new Promise((resolve) => setTimeout(resolve, chance(25)));
        // What this page made of the steps it was told is what a newcomer is shown.
        const { match } = page;
        const fresh = await page.watch();
        if (fresh.match?.n === match?.n) expect(hashOf(fresh.match?.view)).toBe(hashOf(match?.view));
        gaps.push(page.gaps);
        page.socket.disconnect();
      }
    };
    const churning = Promise.all(Array.from({ length: 8 }, (_, n) => churn(n)));
    await playOn(seats, 250, seeded(12));
    isOver = true;
    await churning;
    expect(gaps.length).toBeGreaterThan(20);
    expect([...gaps, ...seats.map((seat) => seat.gaps)].every((count) => count === 0)).toBe(true);
  });

  it('is limited to a number of tables for each socket', async () => {
    const person = new Person(server.url, 'Anna');
    open.push(person);
    const ids: string[] = [];
    for (let n = 0; n < 21; n++) ids.push((await person.create()).id);
    const page = new Seat(person.connect(), ids[0]!);
    const replies = [];
    for (const id of ids) replies.push(await page.say('watch', { table: id }));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(20);
    expect(replies.at(-1)).toEqual(refused('limit.tables'));
    expect(await page.say('leave', { table: ids[0]! })).toEqual({ ok: true });
    expect(await page.say('watch', { table: ids[20]! })).toMatchObject({ ok: true });
  });
});
