import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARDS } from './kit/game.ts';
import { Person, Seat, seeded } from './kit/person.ts';
import { DEED_KINDS, deedsInTurn } from './kit/random-deeds.ts';
import { type TestServer, testServer } from './kit/server.ts';

const MINUTE = 60_000;
const STEPS = process.env.QUICK ? 120 : 250;
/** Waits that end a patience, and waits that do not. */
const WAITS = [MINUTE, 4 * MINUTE, 11 * MINUTE, 48 * 60 * MINUTE];

let server: TestServer;
let later = 0;
beforeAll(async () => {
  server = await testServer({ parts: { now: () => Date.now() + later, computerDelayMs: 1 } });
});
afterAll(() => server.end());

/** A page on which everything is kept that has come to it. */
class Listening extends Seat {
  heard: string[] = [];
  listen(): this {
    this.socket.onAny((...args) => this.heard.push(JSON.stringify(args)));
    return this;
  }
  override async watch(more: object = {}) {
    const joined = await super.watch(more);
    this.heard.push(JSON.stringify(joined));
    return joined;
  }
}

interface Someone {
  person: Person;
  id: string;
  page?: Listening;
  heard: string[];
}

interface Link {
  seat: string;
  kind: 'handOver' | 'reissue';
}

/** A match of four owners with two who want a seat, and what has to stay true of it. */
class Table {
  readonly everybody: Someone[] = [];
  /** Who owns what, by what the owners themselves have done. */
  readonly owners = new Map<string, Someone>();
  readonly links = new Map<string, Link>();
  /** Up to which state somebody has looked with the eyes of a seat, by right. */
  private readonly eyes = new Map<string, number>();
  private readonly yes = new Map<string, Set<Someone>>();
  private readonly givers = new Map<number, Someone>();
  private standing: { n: number; by: string }[] = [];
  private proposal: string | undefined;
  id = '';
  readonly done = new Set<string>();

  async open(settings: object): Promise<this> {
    for (const name of ['Anna', 'Ben', 'Cleo', 'Dora', 'Mallory', 'Zoe']) {
      this.everybody.push({ person: new Person(server.url, name), id: '', heard: [] });
    }
    const [anna, ...others] = this.everybody;
    const wish = {
      seats: 4,
      options: { length: 'long' },
      settings: { start: 'full', standIn: 'wanderer', ...settings },
    };
    this.id = (await anna!.person.create(wish)).id;
    for (const [index, one] of others.entries()) {
      if (index < 3) await one.person.join(this.id);
      else await one.person.create({ settings: { access: 'link' } });
    }
    const { seats } = await this.record();
    for (const [index, seat] of seats.entries()) {
      this.everybody[index]!.id = seat.person ?? '';
      this.owners.set(seat.seat, this.everybody[index]!);
    }
    for (const one of others.slice(3)) {
      const { body } = await one.person.ask('GET', '/api/tables/mine');
      const [mine] = (body as unknown as { tables: { id: string }[] }).tables;
      one.id = (await server.store.tables.read(mine!.id))?.seats[0]?.person ?? '';
    }
    for (const one of this.everybody) await this.come(one);
    await this.note();
    return this;
  }

  record = async () => (await server.store.tables.read(this.id))!;

  async come(one: Someone): Promise<void> {
    if (one.page) return;
    const page = new Listening(one.person.connect(), this.id).listen();
    one.page = page;
    await page.watch().catch(() => this.go(one));
  }
  go(one: Someone): void {
    if (!one.page) return;
    one.heard.push(...one.page.heard);
    one.page.socket.disconnect();
    delete one.page;
  }

  /** Answers, if anything is asked of them. */
  async play(one: Someone, below: (n: number) => number): Promise<void> {
    const { page } = one;
    if (!page?.question()) return;
    const reply = await page.play(below);
    if (!reply.ok) return;
    const n = Number(reply.n);
    this.givers.set(n, one);
    await Promise.all(
      this.everybody.map(
        ({ page: each }) => !each?.match || each.until(() => each.match!.n >= n, 1000).catch(() => undefined),
      ),
    );
  }

  /** Somebody suggests something, and those who are here vote on it. */
  async agreeOn(what: object, below: (n: number) => number): Promise<void> {
    const here = this.everybody.filter(({ page }) => page);
    const proposer = here[below(here.length)];
    if (!proposer) return;
    await this.order(proposer, { kind: 'propose', what });
    await this.note(proposer);
    for (const one of here) {
      const proposal = (await this.record()).affairs.proposal?.id;
      if (!proposal) return;
      await this.order(one, { kind: 'vote', proposal, yes: below(8) > 0 });
      await this.note(one);
    }
  }

  /** Whoever is the host makes a link, if they may, and somebody tries it. */
  async lend(seat: string, below: (n: number) => number): Promise<void> {
    const { host } = await this.record();
    const one = this.everybody.find(({ id, page }) => id === host && page);
    if (one) await this.order(one, { kind: 'reissue', seat });
    const link = [...this.links.keys()].at(-1);
    const thief = this.everybody[below(this.everybody.length)]!;
    if (link) await this.claim(thief, link);
    await this.come(thief);
    if (this.everybody.includes(thief)) await thief.page?.watch().catch(() => undefined);
    await this.note(thief);
  }

  async order(one: Someone, deed: Record<string, unknown> & { kind: string }): Promise<void> {
    if (!one.page) return;
    const reply = await one.page.say('order', { table: this.id, do: deed });
    if (!reply.ok) return;
    this.done.add(deed.kind);
    if (deed.kind === 'handOver' || deed.kind === 'reissue')
      this.links.set(String(reply.token), { seat: String(deed.seat), kind: deed.kind });
    if (deed.kind === 'vote') {
      const said = this.yes.get(String(deed.proposal)) ?? new Set();
      if (deed.yes) said.add(one);
      else said.delete(one);
      this.yes.set(String(deed.proposal), said);
    }
    const { affairs } = await this.record();
    if (deed.kind === 'propose' && affairs.proposal) this.yes.set(affairs.proposal.id, new Set([one]));
  }

  async claim(one: Someone, token: string): Promise<void> {
    const { body } = await one.person.ask('POST', '/api/claims', { token });
    const link = this.links.get(token);
    if (!body.ok || !link) return;
    this.done.add(`claim ${link.kind}`);
    if (link.kind === 'handOver') this.owners.set((body as unknown as { seat: string }).seat, one);
  }

  /** Looks whether everything holds after something was done by somebody. */
  async note(actor?: Someone): Promise<void> {
    const record = await this.record();
    for (const seat of record.seats) {
      expect(seat.owner ?? seat.person, `owner of ${seat.seat}`).toBe(this.owners.get(seat.seat)?.id);
      for (const one of this.everybody)
        if (seat.person === one.id || seat.shown) this.eyes.set(`${one.person.name} ${seat.seat}`, record.n);
    }
    const standing = await server.store.matches.givenSince(this.id, 0);
    const consent = new Set([...(this.yes.get(this.proposal ?? '') ?? []), ...(actor ? [actor] : [])]);
    for (const gone of this.standing.filter(({ n }) => !standing.some((one) => one.n === n))) {
      const mayGo = consent.has(this.owners.get(gone.by)!) || (actor && this.givers.get(gone.n) === actor);
      expect(mayGo, `answer ${gone.n} of ${gone.by} taken back without its owner`).toBe(true);
      this.done.add('undo');
    }
    this.standing = standing;
    this.proposal = record.affairs.proposal?.id;
  }

  /** Whatever has happened: the owner comes back, and plays. */
  async takeBackAll(): Promise<void> {
    for (const [seat, owner] of this.owners) {
      await this.come(owner);
      if (!owner.page) throw new Error('an owner cannot look at their table');
      const { body } = await owner.person.ask('GET', '/api/tables/mine');
      expect(JSON.stringify(body)).toContain(this.id);
      const { seats } = await this.record();
      if (seats.some((one) => one.seat === seat && one.owner !== undefined)) {
        await this.order(owner, { kind: 'return', seat });
        await this.note(owner);
      }
      expect((await owner.page.watch()).mine).toContain(seat);
    }
  }

  /** Nobody has ever been told of a card that was neither played nor in a hand that they might see. */
  async checkSecrets(): Promise<void> {
    const lines = (await server.store.matches.journal(this.id)).flatMap(({ n, news }) =>
      news.map((line) => ({ n, line })),
    );
    const drawn = lines.filter(({ line }) => line.key === 'drew');
    const played = new Set(lines.flatMap(({ line }) => (line.key === 'played' ? [line.params?.card] : [])));
    for (const one of this.everybody) {
      this.go(one);
      const known = new Set(
        drawn.flatMap(({ n, line }) =>
          n <= (this.eyes.get(`${one.person.name} ${line.by}`) ?? -1) ? [line.params?.card] : [],
        ),
      );
      const text = one.heard.join('\n');
      const secret = CARDS.filter((card) => !known.has(card) && !played.has(card) && text.includes(card));
      expect(secret, `what ${one.person.name} should not know`).toEqual([]);
    }
  }
}

async function run(seed: number, settings: object): Promise<Set<string>> {
  const below = seeded(seed);
  const table = await new Table().open(settings);
  const deeds = deedsInTurn(below);
  const pick = <T>(from: readonly T[]): T | undefined => from[below(from.length)];
  const fitting = (one: Someone) => (field: string) => {
    if (field === 'seat' || field === 'from' || field === 'to') return String(below(5));
    if (field === 'proposal') return one.page?.info?.proposal?.id ?? 'none-such';
    return undefined;
  };
  for (let step = 0; step < STEPS; step++) {
    const one = pick(table.everybody)!;
    const what = below(100);
    const seat = String(below(4));
    if (what < 25) for (const each of table.everybody) await table.play(each, below);
    else if (what < 55) await table.order(one, deeds(fitting(one)));
    else if (what < 72) {
      // Votes come to an end only where people answer, and a match that is stopped goes on only by them.
      const { affairs, n } = await table.record();
      const undo = { kind: 'undo', n: Math.max(1, n - below(6)) };
      const kinds = affairs.paused
        ? [{ kind: 'resume' }]
        : [{ kind: 'standIn', seat }, { kind: 'substitute', seat }, undo];
      await table.agreeOn(pick(kinds)!, below);
      if (below(2) === 0) await table.lend(seat, below);
    } else if (what < 80) {
      if (!one.page) await table.come(one);
      else if (below(3) === 0) table.go(one);
    } else if (what < 85) later += pick(WAITS)!;
    else if (what < 91) await table.claim(one, pick([...table.links.keys()].slice(-3)) ?? 'no-such-link');
    else if (what < 96) await table.order(one, { kind: 'return', seat });
    else if (one.page?.match) await one.page.say('undo', { table: table.id, n: one.page.match.n });
    await table.note(one);
  }
  await table.takeBackAll();
  await table.checkSecrets();
  return table.done;
}

describe('random orders by honest and malicious people who come and go', () => {
  const seen = new Set<string>();
  it.each([
    [1, {}],
    [2, {}],
    [3, { patience: 1 }],
    [4, { clock: { minutes: 5, plus: 10, atZero: 'computer' } }],
  ])(
    'run %i: owners keep their seats, nobody sees a hand that is not theirs, no answer goes without its owner',
    async (seed, settings) => {
      for (const kind of await run(seed, settings)) seen.add(kind);
    },
    60_000,
  );

  it('have come to votes and to answers that were taken back, with every order that there is tried in turn', () => {
    expect(STEPS).toBeGreaterThan(DEED_KINDS.length * 4);
    for (const kind of ['propose', 'vote', 'undo']) expect([...seen]).toContain(kind);
  });
});
