import { asked, type Below, sample } from '@morgenrot/engine';
import { expect } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { BAZAAR, CARDS } from './game.ts';
import { Person, Seat } from './person.ts';
import { personId } from './person-id.ts';
import { RawStock, type Seated } from './raw-stock.ts';
import { until } from './stock.ts';

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

/** Somebody with a client of the framework's own kind: no cookie, only credentials. */
export class Stock {
  readonly seated: Seated;
  private readonly url: string;
  private line: RawStock;
  private readonly before: string[] = [];
  isHere = true;

  constructor(url: string, seated: Seated) {
    this.seated = seated;
    this.url = url;
    this.line = new RawStock(url);
  }

  get heard(): string[] {
    return [...this.before, ...this.line.heard.map((words) => JSON.stringify(words))];
  }
  leave(): void {
    this.line.close();
    this.isHere = false;
  }

  /** Comes, or comes back, with the credentials; other seats than the own one let nobody look. */
  async comeBack(): Promise<void> {
    if (!this.isHere) {
      this.before.push(...this.line.heard.map((words) => JSON.stringify(words)));
      this.line = new RawStock(this.url);
      this.isHere = true;
    }
    await this.line.sync(this.seated);
  }
  pretend = (playerID: string) => this.line.sync({ ...this.seated, playerID });

  /** What is asked of this seat, as its client sees it. */
  question() {
    const { state } = this.line;
    return state && asked(BAZAAR.handlers, state.G as never, this.seated.playerID);
  }

  /** Answers, also for a seat that is another one's; true when something has come of it or was refused. */
  async move(value: unknown, kind: string, id: number, playerID = this.seated.playerID): Promise<void> {
    const heard = () => this.line.heard.length;
    const before = heard();
    this.line.move({ ...this.seated, playerID }, { type: kind, id, value });
    await until(() => heard() > before);
  }

  /** What this kind of client knows and nobody may do here: each is refused. */
  async meddle(below: Below): Promise<void> {
    const { matchID, playerID } = this.seated;
    const before = this.line.refusals.length;
    const type = ['UNDO', 'REDO', 'RESET', 'GAME_EVENT', 'PATCH'][below(5)]!;
    this.line.socket.emit('update', { type, payload: { playerID } }, this.line.state?._stateID ?? 0, matchID, playerID);
    await until(() => this.line.refusals.length > before);
  }
}

export interface Someone {
  person: Person;
  /** Absent for those who have no cookie. */
  id: string | undefined;
  page?: Listening;
  stock?: Stock;
  heard: string[];
}

/** Who sits at the table, besides four who own a seat each and two who would like one. */
export interface Company {
  /** One of them plays two seats at one browser. */
  hotSeat?: boolean;
  /** One of them has a client of the framework's own kind. */
  stock?: boolean;
}

interface Link {
  seat: string;
  kind: 'handOver' | 'reissue';
}

/** A match of four seats with two people who want one, and what has to stay true of it. */
export class Table {
  private readonly urls: readonly string[];
  private readonly store: Store;

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
  /** What is kept of the credentials of whoever came with some. */
  private hash: string | undefined;
  id = '';
  readonly done = new Set<string>();

  /** They come to several servers of one database by turns. */
  constructor(urls: readonly string[], store: Store) {
    this.urls = urls;
    this.store = store;
  }

  private someone(name: string): Someone {
    const url = this.urls[this.everybody.length % this.urls.length] ?? '';
    const one: Someone = { person: new Person(url, name), id: undefined, heard: [] };
    this.everybody.push(one);
    return one;
  }

  async open(settings: object, { hotSeat, stock }: Company = {}): Promise<this> {
    const anna = this.someone('Anna');
    const wish = { seats: 4, options: { length: 'long' } };
    const start = { start: 'full', standIn: 'wanderer', ...settings };
    this.id = (await anna.person.create({ ...wish, settings: start })).id;
    this.owners.set('0', anna);
    if (hotSeat) await this.sitBeside(anna, 'Ada');
    if (stock) await this.sitWithCredentials();
    for (const name of ['Ben', 'Cleo', 'Dora'].slice(0, 4 - this.owners.size)) {
      const one = this.someone(name);
      this.owners.set(await one.person.join(this.id), one);
    }
    for (const name of ['Mallory', 'Zoe']) await this.someone(name).person.create({ settings: { access: 'link' } });
    for (const one of this.everybody) {
      if (!one.stock) one.id = await personId(this.store, one.person);
      await this.come(one);
    }
    await this.note();
    return this;
  }

  private async sitBeside(one: Someone, name: string): Promise<void> {
    await this.come(one);
    const reply = await one.page!.say('order', { table: this.id, do: { kind: 'local', name } });
    if (reply.ok) this.owners.set(String(reply.seat), one);
  }

  private async sitWithCredentials(): Promise<void> {
    const one = this.someone('Stan');
    const path = `/games/${BAZAAR.id}/${this.id}/join`;
    const { body } = await one.person.ask('POST', path, { playerName: one.person.name });
    const { playerID, playerCredentials } = body as unknown as { playerID: string; playerCredentials: string };
    const seated = { matchID: this.id, playerID, credentials: playerCredentials };
    one.stock = new Stock(one.person.url, seated);
    this.owners.set(playerID, one);
    this.hash = (await this.record()).seats.find(({ seat }) => seat === playerID)?.credentialHash;
  }

  record = async () => (await this.store.tables.read(this.id))!;

  async come(one: Someone): Promise<void> {
    if (one.stock) await one.stock.comeBack();
    if (one.page || one.stock) return;
    const page = new Listening(one.person.connect(), this.id).listen();
    one.page = page;
    await page.watch().catch(() => this.go(one));
  }
  isHere = ({ page, stock }: Someone): boolean => page !== undefined || stock?.isHere === true;
  go(one: Someone): void {
    one.stock?.leave();
    if (!one.page) return;
    one.heard.push(...one.page.heard);
    one.page.socket.disconnect();
    delete one.page;
  }

  /** Somebody with several seats says with whose eyes they look. */
  private async lookWith(page: Listening, below: Below): Promise<void> {
    const mine = page.joined?.mine ?? [];
    if (mine.length < 2 && page.entry.seat === undefined) return;
    page.entry = mine.length < 2 ? {} : { seat: mine[below(mine.length)] };
    await page.watch().catch(() => undefined);
  }

  /** Answers, if anything is asked of them. */
  async play(one: Someone, below: Below): Promise<void> {
    const { page, stock } = one;
    if (stock && !stock.isHere) return;
    if (stock) return this.playStock(one, stock, below);
    if (!page) return;
    await this.lookWith(page, below);
    if (!page.question()) return;
    const reply = await page.play(below);
    if (!reply.ok) return;
    await this.answered(one, Number(reply.n));
  }

  private async answered(one: Someone, n: number): Promise<void> {
    this.givers.set(n, one);
    await Promise.all(
      this.everybody.map(
        ({ page: each }) => !each?.match || each.until(() => each.match!.n >= n, 1000).catch(() => undefined),
      ),
    );
  }

  private async playStock(one: Someone, stock: Stock, below: Below): Promise<void> {
    const question = stock.question();
    if (!question) return;
    const before = (await this.record()).n;
    await stock.move(sample(question.ask, below), question.kind, question.id);
    const { n } = await this.record();
    if (n > before) await this.answered(one, n);
  }

  /** A client of the framework's own kind tries what it is not meant to. */
  async meddle(one: Someone, seat: string, below: Below): Promise<void> {
    const { stock, person } = one;
    if (!stock?.isHere) return;
    const { credentials } = stock.seated;
    const post = (what: string, body: object) => person.ask('POST', `/games/${BAZAAR.id}/${this.id}/${what}`, body);
    const tries = [
      () => stock.meddle(below),
      () => stock.pretend(seat),
      () => stock.move('pass', 'play', 1 + below(40), seat),
      () => post('leave', { playerID: seat, credentials }),
      () => post('rename', { playerID: seat, credentials, newName: 'Somebody' }),
      () => post('playAgain', { playerID: seat, credentials }),
      () => post('join', { playerID: seat, playerName: 'Twin' }),
    ];
    // A client that leaves a match by its own word has given its seat away: that is no attack.
    if (seat !== stock.seated.playerID) await tries[below(tries.length)]!();
    this.done.add('meddle');
    await stock.comeBack();
  }

  /** Somebody suggests something, and those who are here vote on it. */
  async agreeOn(what: object, below: Below): Promise<void> {
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

  /** Somebody is away for long, and all others agree that a computer player goes on for them. */
  async standIn(seat: string, wait: () => void): Promise<void> {
    const owner = this.owners.get(seat)!;
    this.go(owner);
    const others = [...new Set(this.owners.values())].filter((one) => one !== owner && !one.stock);
    for (const one of others) await this.come(one);
    wait();
    await this.order(others[0]!, { kind: 'propose', what: { kind: 'standIn', seat } });
    for (const one of others) {
      await this.order(one, { kind: 'vote', proposal: (await this.record()).affairs.proposal?.id, yes: true });
      await this.note(one);
    }
    if ((await this.record()).seats.some((one) => one.seat === seat && one.computer)) this.done.add('lent');
  }

  /** Whoever is the host makes a link, if they may, and somebody tries it. */
  async lend(seat: string, below: Below): Promise<void> {
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
    if (one.stock) return;
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
      const owner = this.owners.get(seat.seat);
      if (owner?.stock) expect(seat.credentialHash, `owner of ${seat.seat}`).toBe(this.hash);
      else expect(seat.owner ?? seat.person, `owner of ${seat.seat}`).toBe(owner?.id);
      for (const one of this.everybody)
        if ((one.id !== undefined && seat.person === one.id) || seat.shown || (one.stock && owner === one))
          this.eyes.set(`${one.person.name} ${seat.seat}`, record.n);
    }
    const standing = await this.store.matches.givenSince(this.id, 0);
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
      if (owner.stock) {
        const back = (await this.record()).seats.find((one) => one.seat === seat);
        expect(back).toMatchObject({ computer: false });
        expect(back?.person).toBeUndefined();
        continue;
      }
      if (!owner.page) throw new Error('an owner cannot look at their table');
      owner.page.entry = {};
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
    const lines = (await this.store.matches.journal(this.id)).flatMap(({ n, news }) =>
      news.map((line) => ({ n, line })),
    );
    const drawn = lines.filter(({ line }) => line.key === 'drew');
    const played = new Set(lines.flatMap(({ line }) => (line.key === 'played' ? [line.params?.card] : [])));
    for (const one of this.everybody) {
      this.go(one);
      if (one.stock) one.heard.push(...one.stock.heard);
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
