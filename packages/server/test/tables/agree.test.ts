import { hashOf, isTogether, type MatchRecord, replay } from '@morgenrot/engine';
import type { Deed, Proposal, TableInfo } from '@morgenrot/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { KINDS, testDatabase } from '../kit/database.ts';
import { BAZAAR } from '../kit/game.ts';
import { Person, playOn, Seat, seatedTable, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { stateOf, stockClient, until } from '../kit/stock.ts';

const order = (page: Seat, deed: Deed | Record<string, unknown>) => page.say('order', { table: page.table, do: deed });
const refusal = (key: string) => ({ ok: false, reason: { key } });
const propose = (page: Seat, n?: number) =>
  order(page, { kind: 'propose', what: { kind: 'undo', ...(n === undefined ? {} : { n }) } });
const proposal = (page: Seat): Proposal => {
  if (!page.info?.proposal) throw new Error('nothing is proposed');
  return page.info.proposal;
};
const vote = (page: Seat, yes: boolean) => order(page, { kind: 'vote', proposal: proposal(page).id, yes });
const see = (pages: readonly Seat[], holds: (info: TableInfo) => boolean) =>
  Promise.all(pages.map((page) => page.until(() => page.info !== undefined && holds(page.info))));
const seeProposal = (pages: readonly Seat[]) => see(pages, (info) => info.proposal !== undefined);
const seeNone = (pages: readonly Seat[]) => see(pages, (info) => info.proposal === undefined);
const reach = (pages: readonly Seat[], n: number) =>
  Promise.all(pages.map((page) => page.until(() => page.match?.n === n)));

/** Whoever is asked answers with this; `card` is one of their hand. */
async function give(pages: readonly Seat[], ...values: (string | number)[]): Promise<void> {
  for (const value of values) {
    const page = pages.find((one) => one.question());
    const question = page?.question();
    if (!page || !question) throw new Error('nobody is asked');
    const card = question.ask.shape === 'one' ? question.ask.from.at(-1) : undefined;
    const reply = await page.act(question.id, value === 'card' && card !== undefined ? card : value);
    if (!reply.ok) throw new Error(reply.reason.key);
    await reach(pages, Number(reply.n));
  }
}

async function checkRecord(server: TestServer, id: string): Promise<void> {
  const saved = await server.store.matches.load(id);
  const entries = await server.store.matches.entries(id);
  const { options, seed = '', seats } = saved!.record;
  const players = seats.map(({ seat }) => seat);
  const record: MatchRecord = { game: BAZAAR.id, rules: BAZAAR.rules, players, options, seed, entries };
  const again = replay(BAZAAR, record);
  expect(again.hash).toBe(hashOf(saved!.state!.G));
  expect(again.chance.state().drawn).toBe(saved!.state!.plugins.random?.data.drawn);
}

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

describe.each(KINDS)('people at a table on %s', (kind) => {
  let server: TestServer;
  /** Time that tests let pass. */
  let later = 0;
  beforeAll(async () => {
    const parts = { computerDelayMs: 5, now: () => Date.now() + later };
    server = await testServer({ database: await testDatabase(kind), parts });
  });
  afterAll(() => server.end());

  async function table(seats = 3, options: Record<string, string> = { length: 'long' }) {
    const made = await seatedTable(server.url, { seats, options });
    open.push(...made.people);
    return made;
  }

  describe('who want to go further back', () => {
    it('ask everybody where a die has fallen since; one no ends it', async () => {
      const { table: id, seats } = await table();
      const [, ben, cleo] = seats as [Seat, Seat, Seat];
      await give(seats, 'card', 0, 'roll', 'card');
      expect(await propose(ben, 3)).toEqual({ ok: true });
      await seeProposal(seats);
      expect(proposal(cleo)).toMatchObject({ by: '1', asked: ['0', '1', '2'], agreed: ['1'], needed: 3, count: 2 });
      expect(await vote(cleo, false)).toEqual({ ok: true });
      await seeNone(seats);
      expect(ben.info?.settled).toMatchObject({ how: 'refused', refused: ['2'], by: '1' });
      expect(ben.match).toMatchObject({ n: 4, undos: 0 });
      await checkRecord(server, id);
    });

    it('go back when all agree, over the die; it falls anew, and both stay in the journal', async () => {
      const { table: id, seats } = await table();
      const [anna, ben, cleo] = seats as [Seat, Seat, Seat];
      const stock = stockClient({ url: server.url, matchID: id });
      open.push({ close: () => stock.stop() });
      await until(() => stateOf(stock)?._stateID === 0);
      await give(seats, 'card', 0, 'roll', 'card');
      await propose(ben, 3);
      await seeProposal(seats);
      expect(await vote(anna, true)).toEqual({ ok: true });
      await see(seats, (info) => info.proposal?.agreed.length === 2);
      expect(anna.match?.n).toBe(4);
      expect(await vote(cleo, true)).toEqual({ ok: true });
      await reach(seats, 5);
      await seeNone(seats);
      expect(anna.info?.settled).toMatchObject({ how: 'agreed' });
      expect(anna.question()?.kind).toBe('roll');
      expect(cleo.moves.at(-1)).toMatchObject({ withdrawn: [3, 4], undos: 1 });
      expect(cleo.log.at(-1)).toMatchObject({ key: 'undo.agreed', by: '1', params: { count: 2 } });
      expect(cleo.log.some((line) => line.key === 'rolled')).toBe(false);
      await until(() => stateOf(stock)?._stateID === 5);
      await give(seats, 'roll', 'card');
      await until(() => stateOf(stock)?._stateID === 7);
      expect(await server.store.matches.entries(id)).toHaveLength(7);
      await checkRecord(server, id);
    });

    it('ask only those whose decisions are taken back, as long as nothing has come to light', async () => {
      const { seats } = await table();
      const [anna, ben, cleo] = seats as [Seat, Seat, Seat];
      await give(seats, 'card', 0);
      await propose(ben, 2);
      await seeProposal(seats);
      expect(proposal(ben)).toMatchObject({ asked: ['0', '1'], needed: 2, count: 1 });
      expect(await vote(cleo, true)).toEqual(refusal('proposal.notAsked'));
      expect(await vote(anna, true)).toEqual({ ok: true });
      await reach(seats, 3);
      expect(anna.question()?.kind).toBe('pay');
    });

    it('ask nobody where all is their own and nothing has come to light', async () => {
      const { seats } = await table();
      const [anna] = seats as [Seat, Seat, Seat];
      await give(seats, 'card', 0);
      expect(await propose(anna, 1)).toEqual({ ok: true, n: 3 });
      await reach(seats, 3);
      expect(anna.moves.at(-1)?.withdrawn).toEqual([1, 2]);
      expect(anna.question()?.kind).toBe('play');
    });

    it('mean their own last decision where they name none', async () => {
      const { seats } = await table();
      const [anna, , cleo] = seats as [Seat, Seat, Seat];
      expect(await propose(cleo)).toEqual(refusal('undo.none'));
      await give(seats, 'card', 0, 'rest', 'card');
      await propose(anna);
      await seeProposal(seats);
      expect(proposal(cleo)).toMatchObject({ what: { kind: 'undo', n: 3 }, asked: ['0', '1'], count: 2 });
    });

    it('need no consent of computer players, not even over dice', async () => {
      const anna = new Person(server.url, 'Anna');
      const { id } = await anna.create({ seats: 2, plans: ['open', 'computer'], options: { length: 'long' } });
      open.push(anna);
      const page = new Seat(anna.connect(), id);
      await page.watch();
      await page.until(() => page.match !== undefined);
      await give([page], 'card', 0, 'roll');
      // The computer plays its turn; then both vote, and it has: nothing more comes from it.
      const hasVoted = (): boolean => {
        const top = page.match?.view.steps.at(-1);
        return top !== undefined && isTogether(top) && top.each.some(({ player, given }) => player === '1' && given);
      };
      await page.until(() => page.question() !== undefined && hasVoted());
      const n = Number(page.match?.n);
      expect(await propose(page)).toEqual({ ok: true, n: n + 1 });
      await page.until(() => page.match?.undos === 1);
      expect(page.match?.n).toBeGreaterThan(n);
      expect(page.question()?.kind).toBe('roll');
      await checkRecord(server, id);
    });

    it('are told why not: something else is open, it is settled, it is no decision, no seat, no match', async () => {
      const { table: id, seats } = await table();
      const [anna, ben, cleo] = seats as [Seat, Seat, Seat];
      await give(seats, 'card', 0);
      const watcher = new Seat(new Person(server.url, 'Wanda').connect(), id);
      open.push({ close: () => watcher.socket.disconnect() });
      await watcher.watch();
      expect(await propose(watcher, 1)).toEqual(refusal('seat.none'));
      expect(await propose(ben, 0)).toEqual(refusal('undo.gone'));
      expect(await propose(ben, 77)).toEqual(refusal('undo.gone'));
      await propose(ben, 1);
      await seeProposal(seats);
      const old = proposal(anna).id;
      expect(await propose(cleo, 2)).toEqual(refusal('proposal.open'));
      expect(await vote(watcher, true)).toEqual(refusal('seat.none'));
      expect(await vote(ben, false)).toEqual({ ok: true });
      await seeNone(seats);
      expect(anna.info?.settled).toMatchObject({ how: 'withdrawn', by: '1' });
      expect(await order(anna, { kind: 'vote', proposal: old, yes: true })).toEqual(refusal('proposal.gone'));
      const waiting = new Person(server.url, 'Early');
      const { id: empty } = await waiting.create();
      const early = new Seat(waiting.connect(), empty);
      open.push(waiting);
      await early.watch();
      expect(await propose(early, 1)).toEqual(refusal('match.waiting'));
    });

    it('see whom it concerns while the match goes on, and see it go when it has lost its meaning', async () => {
      const { seats } = await table();
      const [anna, , cleo] = seats as [Seat, Seat, Seat];
      await give(seats, 'card', 0, 'rest');
      await propose(cleo, 3);
      await seeProposal(seats);
      expect(proposal(cleo).asked).toEqual(['0', '2']);
      await give(seats, 'card');
      await see(seats, (info) => info.proposal?.count === 2);
      expect(proposal(cleo)).toMatchObject({ asked: ['0', '1', '2'], needed: 3 });
      await vote(cleo, false);
      await seeNone(seats);
      // Of two who want the same, the one who may just does it.
      const [, ben] = seats as [Seat, Seat, Seat];
      await propose(anna, 4);
      await seeProposal(seats);
      expect(await ben.say('undo', { table: ben.table, n: ben.match?.n })).toMatchObject({ ok: true });
      await seeNone(seats);
      expect(anna.info?.settled).toMatchObject({ how: 'gone' });
    });

    // A database of its own and two starts of a server: that takes its time on a machine with other things to do.
    it('go on agreeing after the server was started anew', async () => {
      const own = await testServer({ database: await testDatabase(kind) });
      const { table: id, seats, people } = await seatedTable(own.url, { seats: 3, options: { length: 'long' } });
      await give(seats, 'card', 0, 'roll', 'card', 0);
      await propose(seats[0]!, 2);
      await seeProposal(seats);
      await vote(seats[1]!, true);
      for (const person of people) person.close();
      const again = await own.again();
      const pages = people.map((person) => {
        const back = new Person(again.url, person.name);
        back.cookie = person.cookie;
        open.push(back);
        return new Seat(back.connect(), id);
      });
      for (const page of pages) await page.watch();
      expect(proposal(pages[2]!)).toMatchObject({ agreed: ['0', '1'], count: 4 });
      expect(await vote(pages[2]!, true)).toEqual({ ok: true });
      await reach(pages, 6);
      expect(pages[0]!.question()?.kind).toBe('pay');
      await checkRecord(again, id);
      for (const one of open.splice(0)) one.close();
      await again.end();
    });

    it('can go back wherever they like, as often as they like: the record always leads to the same state', {
      timeout: 20_000,
    }, async () => {
      const { table: id, seats } = await table(2);
      const below = seeded(kind === 'sqlite' ? 5 : 9);
      for (let n = 0; n < 40; n++) {
        if (below(3) > 0) {
          await playOn(seats, 1, below);
          continue;
        }
        const entries = await server.store.matches.givenSince(id, 0);
        const target = entries[below(entries.length)];
        const page = seats[below(2)]!;
        const before = Number(page.match?.n);
        if (!target || !(await propose(page, target.n)).ok) continue;
        await page.until(() => page.info?.proposal !== undefined || page.match!.n > before);
        if (page.info?.proposal) {
          const other = seats.find((seat) => seat !== page)!;
          await seeProposal([other]);
          await vote(other, true);
        }
        await seeNone(seats);
        await Promise.all(seats.map((seat) => seat.until(() => seat.match!.n > before)));
      }
      const entries = await server.store.matches.entries(id);
      expect(entries.filter((entry) => 'undo' in entry).length).toBeGreaterThan(5);
      expect(hashOf(seats[0]!.match?.view.steps)).toBe(hashOf(seats[1]!.match?.view.steps));
      for (const seat of seats) expect(seat.gaps).toBe(0);
      await checkRecord(server, id);
    });
  });

  describe('one of whom is away', () => {
    const leave = async (page: Seat, others: readonly Seat[]) => {
      page.socket.disconnect();
      const away = page.me;
      await see(others, (info) => info.seats.find(({ seat }) => seat === away)?.present === false);
    };
    const comeBack = async (person: Person, id: string): Promise<Seat> => {
      const page = new Seat(person.connect(), id);
      await page.watch();
      return page;
    };

    const PATIENCE = 10 * 60_000;
    const suggest = (page: Seat, seat: string) => order(page, { kind: 'propose', what: { kind: 'standIn', seat } });

    it('let a computer player go on if more than half of the owners say so, in the middle of a decision', async () => {
      const { table: id, seats, people } = await table();
      const [anna, ben, cleo] = seats as [Seat, Seat, Seat];
      await give(seats, 'card', 0, 'rest', 'card');
      expect(ben.question()?.kind).toBe('pay');
      expect(await suggest(anna, '1')).toEqual(refusal('seat.present'));
      await leave(ben, [anna, cleo]);
      const early = { key: 'seat.patience', params: { count: 10, unit: 'minutes' } };
      expect(await suggest(anna, '1')).toEqual({ ok: false, reason: early });
      later += PATIENCE;
      // Not even the host decides it alone.
      for (const page of [anna, cleo])
        expect(await order(page, { kind: 'standIn', seat: '1' })).toEqual(refusal('vote.needed'));
      expect(await suggest(anna, '1')).toEqual({ ok: true });
      await seeProposal([anna, cleo]);
      expect(proposal(cleo)).toMatchObject({ asked: ['0', '1', '2'], needed: 2, agreed: ['0'] });
      expect(await vote(cleo, true)).toEqual({ ok: true });
      await cleo.until(() => cleo.question()?.kind === 'play');
      await see([cleo], (info) => info.seats[1]?.computer === true);
      expect(cleo.info?.seats[1]).toMatchObject({ name: 'Person 1', computer: true, standIn: 'computer' });
      expect(await suggest(anna, '1')).toEqual(refusal('seat.away'));

      // The owner comes back: first they look on, then they take their seat.
      const back = await comeBack(people[1]!, id);
      expect(back.joined).toMatchObject({ seat: null, mine: [], owned: ['1'] });
      expect(await order(cleo, { kind: 'return', seat: '1' })).toEqual(refusal('seat.none'));
      expect(await order(back, { kind: 'return', seat: '1' })).toEqual({ ok: true });
      await back.until(() => back.joined?.seat === '1');
      expect(back.joined?.owned).toBeUndefined();
      await see([anna, cleo], (info) => info.seats[1]?.computer === undefined && info.seats[1]?.present === true);
      await give([anna, back, cleo], 'card', 0, 'rest');
      await checkRecord(server, id);
    });

    it('leave no decision to the computer player once the owner is back', async () => {
      const slow = await testServer({ parts: { computerDelayMs: 150 } });
      const { table: id, seats, people } = await seatedTable(slow.url, { seats: 2, options: { length: 'long' } });
      const [anna, ben] = seats as [Seat, Seat];
      await give(seats, 'card', 0, 'rest');
      await order(ben, { kind: 'standIn', seat: '1' });
      await leave(ben, []);
      await see([anna], (info) => info.seats[1]?.computer === true);
      const back = await comeBack(people[1]!, id);
      await order(back, { kind: 'return', seat: '1' });
      await back.until(() => back.joined?.seat === '1');
      const { n } = back.match!;
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(back.match?.n).toBe(n);
      expect(back.question()).toBeDefined();
      for (const person of people) person.close();
      await slow.end();
    });

    it('vote when the host is away too: more than half of the owners, whoever is here', async () => {
      const { seats } = await table(4);
      const [anna, ben, cleo, dora] = seats as [Seat, Seat, Seat, Seat];
      expect(await suggest(ben, '0')).toEqual(refusal('seat.present'));
      await leave(anna, [ben, cleo, dora]);
      const here = [ben, cleo, dora];
      later += PATIENCE;
      expect(await suggest(ben, '0')).toEqual({ ok: true });
      await seeProposal(here);
      expect(proposal(cleo)).toMatchObject({ asked: ['0', '1', '2', '3'], needed: 3, agreed: ['1'] });
      expect(await vote(cleo, false)).toEqual({ ok: true });
      await see(here, (info) => info.proposal?.refused.join() === '2');
      expect(await vote(dora, true)).toEqual({ ok: true });
      await see(here, (info) => info.proposal?.agreed.length === 2);
      expect(ben.info?.seats[0]?.computer).toBeUndefined();
      // Thought over.
      expect(await vote(cleo, true)).toEqual({ ok: true });
      await see(here, (info) => info.seats[0]?.standIn === 'computer');
      expect(ben.info).not.toHaveProperty('proposal');
      expect(ben.info?.settled?.how).toBe('agreed');
      await ben.until(() => ben.question() !== undefined);
    });

    it('need not go on voting when a majority cannot be reached any more, or whoever was away is back', async () => {
      const { table: id, seats, people } = await table(4);
      const [anna, ben, cleo, dora] = seats as [Seat, Seat, Seat, Seat];
      await leave(anna, [ben, cleo, dora]);
      const here = [ben, cleo, dora];
      later += PATIENCE;
      await suggest(ben, '0');
      await seeProposal(here);
      await vote(cleo, false);
      expect(await vote(dora, false)).toEqual({ ok: true });
      await seeNone(here);
      expect(ben.info?.settled).toMatchObject({ how: 'refused', refused: ['2', '3'] });
      await suggest(ben, '0');
      await seeProposal(here);
      await comeBack(people[0]!, id);
      await seeNone(here);
      expect(ben.info?.settled?.how).toBe('gone');
      expect(ben.info?.seats[0]?.computer).toBeUndefined();
    });

    it('may give their own seat away, and are asked for nothing by it', async () => {
      const { seats } = await table();
      const [anna, ben] = seats as [Seat, Seat, Seat];
      await give(seats, 'card', 0, 'rest', 'card');
      const hands = (page: Seat) => JSON.stringify((page.match!.view as unknown as { hands: object }).hands);
      expect(hands(ben)).toContain('wish-');
      expect(await order(ben, { kind: 'standIn', seat: '1' })).toEqual({ ok: true });
      await ben.until(() => ben.joined?.seat === null);
      expect(ben.joined?.owned).toEqual(['1']);
      expect(hands(ben)).not.toContain('wish-');
      expect(await ben.act(1, 'pass')).toEqual(refusal('seat.none'));
      await anna.until(() => anna.info?.seats[1]?.standIn === 'computer');
    });

    it('are asked themselves for an undo while a computer player stands in, and it waits for them', async () => {
      const { table: id, seats, people } = await table(3);
      const [anna, ben, cleo] = seats as [Seat, Seat, Seat];
      await give(seats, 'card', 0, 'roll', 'card', 0, 'rest');
      expect(await order(ben, { kind: 'standIn', seat: '1' })).toEqual({ ok: true });
      await leave(ben, []);
      await see([anna, cleo], (info) => info.seats[1]?.computer === true);
      await propose(anna, 3);
      await seeProposal([anna, cleo]);
      expect(proposal(cleo)).toMatchObject({ asked: ['0', '1', '2'], needed: 3 });
      await vote(cleo, true);
      await see([anna], (info) => info.proposal?.agreed.length === 2);
      expect(anna.match?.undos).toBe(0);
      // Who looks on while somebody plays for them speaks for their seat.
      const back = await comeBack(people[1]!, id);
      expect(back.joined).toMatchObject({ seat: null, owned: ['1'] });
      expect(await vote(back, true)).toEqual({ ok: true });
      await anna.until(() => anna.match?.undos === 1);
      expect(anna.question()?.kind).toBe('roll');
      await checkRecord(server, id);
    });

    it('are relieved of whoever substitutes for them, whose tabs see nothing more with their eyes', async () => {
      const { table: id, seats, people } = await table(2);
      const [, ben] = seats as [Seat, Seat];
      const dora = new Person(server.url, 'Dora');
      await dora.create();
      // As a link for somebody else to go on leaves it.
      const { record } = (await server.store.matches.load(id))!;
      const person = (await server.store.tables.ofPerson(await personAt(dora), 5))[0]!.seats[0]!.person!;
      const seat = { ...record.seats[1]!, person, owner: record.seats[1]!.person! };
      expect(await server.store.tables.amend(id, record, { seats: [seat] }, 1)).toBe(true);
      const substitute = await comeBack(dora, id);
      open.push(dora);
      // Whatever happens next at the table, every page hears of it.
      await order(seats[0]!, { kind: 'title', title: 'Another name' });
      await substitute.watch();
      expect(substitute.joined?.seat).toBe('1');
      await ben.until(() => ben.joined?.seat === null);
      expect(await order(ben, { kind: 'return', seat: '1' })).toEqual({ ok: true });
      await substitute.until(() => substitute.joined?.seat === null);
      await ben.until(() => ben.joined?.seat === '1');
      expect(people).toHaveLength(2);
    });

    const personAt = async (who: Person): Promise<string> => {
      const { body } = await who.ask('GET', '/api/tables/mine');
      const [mine] = (body as unknown as { tables: TableInfo[] }).tables;
      const found = await server.store.tables.read(mine!.id);
      return found!.seats[0]!.person!;
    };
  });
});
