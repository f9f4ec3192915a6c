import type { Below } from '@morgenrot/engine';
import { expect } from 'vitest';
import type { Store, TableRecord } from '../../src/store/index.ts';
import { voiceOf } from '../../src/talk/voice.ts';
import { BAZAAR } from './game.ts';
import { Person, Seat } from './person.ts';
import { personId } from './person-id.ts';
import { deedsInTurn } from './random-deeds.ts';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Mallory', 'Zoe'];
const SEATS = 4;
/** A newer link ends an older one, and one that was followed is dead. */
const LAST_LINKS = 2;
/** So seldom a match begins where the host may begin it: there is more to try before. */
const BEGINS = 12;

interface Guest {
  person: Person;
  id: string;
  page?: Seat;
}

/** What somebody did, as far as it explains what has changed. */
interface Done {
  by?: Guest;
  kind: string;
  /** Whose link was followed. */
  from?: Guest;
}

/** A waiting room, all who come to it honestly or not, and what has to stay true of it. */
export class WaitingRoom {
  private readonly urls: readonly string[];
  private readonly store: Store;
  private readonly below: Below;
  private readonly guests: Guest[] = [];
  /** Whom a host has sent away and nobody has let in again. */
  private readonly out = new Set<Guest>();
  private readonly links = new Map<string, Guest>();
  private readonly credentials: { playerID: string; playerCredentials: string }[] = [];
  private readonly deeds: ReturnType<typeof deedsInTurn>;
  private record: TableRecord | undefined;
  private id = '';
  /** What has come about, so that a test can see that it tries something. */
  readonly seen = new Set<string>();

  constructor(urls: readonly string[], store: Store, below: Below) {
    this.urls = urls;
    this.store = store;
    this.below = below;
    this.deeds = deedsInTurn(below);
  }

  private pick<T>(from: readonly T[]): T | undefined {
    return from[this.below(from.length)];
  }
  private readonly seatsOf = ({ id }: Guest, record = this.record): number =>
    record?.seats.filter(({ person }) => person === id).length ?? 0;
  private readonly guestOf = (id: string | undefined) => this.guests.find((one) => one.id === id);

  /** Everybody has a table of their own first, so that it is known who they are. */
  async gather(): Promise<this> {
    for (const [n, name] of NAMES.entries()) {
      const person = new Person(this.urls[n % this.urls.length] ?? '', name);
      await person.create({ settings: { access: 'link' } });
      this.guests.push({ person, id: (await personId(this.store, person)) ?? '' });
    }
    return this;
  }

  /** A new table, opened by anybody. */
  async open(): Promise<void> {
    for (const guest of this.guests) this.go(guest);
    this.out.clear();
    this.links.clear();
    this.credentials.length = 0;
    const opener = this.pick(this.guests)!;
    this.id = (await opener.person.create({ seats: SEATS, settings: { start: 'host' } })).id;
    this.record = await this.store.tables.read(this.id);
    for (const guest of this.guests) if (this.below(3) > 0) await this.come(guest);
  }

  close(): void {
    for (const guest of this.guests) this.go(guest);
  }

  private async come(guest: Guest): Promise<void> {
    if (guest.page) return;
    const page = new Seat(guest.person.connect(), this.id);
    guest.page = page;
    await page.watch().catch(() => this.go(guest));
  }
  private go(guest: Guest): void {
    guest.page?.socket.disconnect();
    delete guest.page;
  }

  /** Is it still a table that waits? */
  get isWaiting(): boolean {
    return this.record?.status === 'waiting';
  }

  /** Somebody does something, and what came of it is right. */
  async step(): Promise<void> {
    const guest = this.pick(this.guests)!;
    const host = this.guestOf(this.record?.host);
    const ways = [
      () => this.join(guest),
      () => this.join(this.pick([...this.out]) ?? guest),
      () => this.leave(guest),
      () => this.handOver(guest),
      () => this.slipIn(guest),
      () => this.follow(guest),
      () => this.anyOrder(guest),
      () => this.anyOrder(guest),
      () => this.anyOrder(host ?? guest),
      () => this.sendAway(host ?? guest),
      () => this.sendAway(guest),
      () => this.letIn(this.below(3) > 0 ? (host ?? guest) : guest),
      () => this.takeHost(guest),
      () => this.byCredentials(),
      () => this.comeOrGo(guest),
    ];
    await this.check(await this.pick(ways)!());
  }

  private async comeOrGo(guest: Guest): Promise<Done> {
    if (guest.page) this.go(guest);
    else await this.come(guest);
    return { by: guest, kind: 'look' };
  }

  private async join(guest: Guest): Promise<Done> {
    const seat = this.below(2) > 0 ? String(this.below(SEATS)) : undefined;
    const { body } = await guest.person.ask('POST', `/api/tables/${this.id}/join`, { name: guest.person.name, seat });
    if (body.reason?.key === 'seat.removed') this.seen.add('kept out');
    return { by: guest, kind: 'join' };
  }

  private async leave(guest: Guest): Promise<Done> {
    await guest.person.ask('POST', `/api/tables/${this.id}/leave`, {});
    return { by: guest, kind: 'leave' };
  }

  private async follow(guest: Guest): Promise<Done> {
    const token = this.pick([...this.links.keys()].slice(-LAST_LINKS)) ?? 'no-such-link';
    const { body } = await guest.person.ask('POST', '/api/claims', { token });
    if (body.ok) this.seen.add('handed over');
    return { by: guest, kind: 'claim', from: this.links.get(token) };
  }

  private async handOver(by: Guest): Promise<Done> {
    const seat = this.record?.seats.find(({ person }) => person === by.id)?.seat ?? '0';
    await this.order(by, { kind: 'handOver', seat });
    return { by, kind: 'handOver' };
  }

  /** Somebody who was sent away comes by the seat of a friend. */
  private async slipIn(friend: Guest): Promise<Done> {
    await this.handOver(friend);
    return this.follow(this.pick([...this.out]) ?? friend);
  }

  /** Comes and goes as the framework's own clients do: without a cookie, with credentials. */
  private async byCredentials(): Promise<Done> {
    const stranger = new Person(this.urls[0] ?? '', 'Stan');
    const post = (what: string, body: object) => stranger.ask('POST', `/games/${BAZAAR.id}/${this.id}/${what}`, body);
    const mine = this.below(2) > 0 ? this.pick(this.credentials) : undefined;
    if (!mine) {
      const { body, status } = await post('join', { playerName: 'Stan' });
      if (status === 200) this.credentials.push(body as never);
      return { kind: 'join by credentials' };
    }
    const { playerID, playerCredentials } = mine;
    // With credentials of one seat nobody moves another one.
    const which = this.below(2) > 0 ? playerID : String(this.below(SEATS));
    await post('leave', { playerID: which, credentials: playerCredentials });
    return { kind: 'leave by credentials' };
  }

  private async order(by: Guest, deed: Record<string, unknown> & { kind: string }) {
    await this.come(by);
    const reply = await by.page?.say('order', { table: this.id, do: deed });
    if (reply?.ok && deed.kind === 'handOver') this.links.set(String(reply.token), by);
    return reply;
  }

  private async anyOrder(by: Guest): Promise<Done> {
    const fitting = (field: string) => {
      if (field === 'from') return this.below(2) > 0 ? this.voice() : String(this.below(SEATS));
      return field === 'seat' || field === 'to' ? String(this.below(SEATS + 1)) : undefined;
    };
    const deed = this.deeds(fitting);
    if (deed.kind === 'start' && this.below(BEGINS) > 0) return { by, kind: 'nothing' };
    const before = this.seated(String(deed.seat));
    const reply = await this.order(by, deed);
    if (reply?.ok) this.noteRemoved(by, deed.kind, before);
    if (reply?.ok && deed.kind === 'letIn') this.noteLetIn(String(deed.from));
    return { by, kind: deed.kind };
  }

  private readonly seated = (which: string) =>
    this.guestOf(this.record?.seats.find(({ seat }) => seat === which)?.person);

  private async sendAway(by: Guest): Promise<Done> {
    const taken = this.record?.seats.filter(({ person }) => person !== undefined && person !== by.id) ?? [];
    const seat = this.pick(taken)?.seat ?? '0';
    const whom = this.seated(seat);
    const reply = await this.order(by, { kind: 'remove', seat });
    if (reply?.ok) this.noteRemoved(by, 'remove', whom);
    return { by, kind: 'remove' };
  }

  private noteRemoved(by: Guest, kind: string, whom: Guest | undefined): void {
    if (kind !== 'remove' || !whom || whom === by) return;
    this.out.add(whom);
    this.seen.add('sent away');
  }

  private voice(): string {
    return voiceOf(this.id, this.pick([...this.out])?.id ?? 'nobody');
  }
  private async letIn(by: Guest): Promise<Done> {
    const from = this.voice();
    const reply = await this.order(by, { kind: 'letIn', from });
    if (reply?.ok) this.noteLetIn(from);
    return { by, kind: 'letIn' };
  }
  private noteLetIn(voice: string): void {
    for (const guest of this.out) if (voiceOf(this.id, guest.id) === voice) this.out.delete(guest);
    this.seen.add('let in');
  }

  private async takeHost(by: Guest): Promise<Done> {
    await this.order(by, { kind: 'takeHost' });
    return { by, kind: 'takeHost' };
  }

  private async check(done: Done): Promise<void> {
    const before = this.record;
    const after = await this.store.tables.read(this.id);
    this.record = after;
    if (!before || !after) return;
    for (const guest of this.guests) this.checkGuest(guest, done, before, after);
    this.checkHost(done, before, after);
    const keptOut = after.affairs.removed?.map(({ person }) => person) ?? [];
    expect(new Set(keptOut), `who stays out after ${done.kind}`).toEqual(new Set([...this.out].map(({ id }) => id)));
    if (after.status !== 'waiting') this.seen.add('begun');
  }

  private checkGuest(guest: Guest, { by, kind, from }: Done, before: TableRecord, after: TableRecord): void {
    const [had, has] = [this.seatsOf(guest, before), this.seatsOf(guest, after)];
    const what = `${guest.person.name} after ${kind} by ${by?.person.name}`;
    if (has > had) {
      expect(by, `${what}: sat down by somebody else`).toBe(guest);
      expect(this.out.has(guest), `${what}: came back without having been let in`).toBe(false);
    }
    const maySendAway = kind === 'remove' && by?.id === before.host;
    if (has < had) expect(by === guest || from === guest || maySendAway, `${what}: lost a seat`).toBe(true);
  }

  /** Whoever is the host gives the role away or leaves; nobody takes it. */
  private checkHost({ by, kind }: Done, before: TableRecord, after: TableRecord): void {
    if (before.host === after.host || before.host === undefined) return;
    const host = this.guestOf(before.host)!;
    const hasLeft = this.seatsOf(host, after) === 0;
    expect(by === host || hasLeft, `${by?.person.name} by ${kind}: became host instead of ${host.person.name}`).toBe(
      true,
    );
    this.seen.add('another host');
  }
}
