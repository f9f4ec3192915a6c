import type { Reply, TalkLine } from '@morgenrot/protocol';
import { BAZAAR } from './game.ts';
import { Person, Seat } from './person.ts';
import type { TestServer } from './server.ts';
import { LobbyClient, type StockClient, stateOf, stockClient, until } from './stock.ts';
import { type Wiretap, wiretap } from './wiretap.ts';

/** Somebody with a page open and a wire of their own. */
export interface Listener {
  person: Person;
  page: Seat;
  tap: Wiretap;
  said: TalkLine[];
}

export type Words = { channel?: string; text?: string; to?: string; seat?: string; action?: string };

let actions = 0;
export const action = () => `talk-action-${actions++}`;

export const speak = ({ page }: Listener, { channel = 'table', text = 'hello', ...more }: Words = {}) =>
  page.say('say', { table: page.table, channel, text, action: action(), ...more });

export const reasonOf = (reply: Reply<object>): string | undefined => (reply.ok ? undefined : reply.reason.key);

export interface Around {
  table: string;
  players: Listener[];
  watcher: Listener;
  guest: Listener;
  away: Listener;
}

/** Whoever is at the table of a company. */
export const HERE = ['Anna', 'Ben', 'Cleo', 'Wim', 'Gast'];

export const everybody = ({ players, watcher, guest, away }: Around): Listener[] => [...players, watcher, guest, away];

/** Who has heard a marker, on the wire, byte by byte; asked when everything that was on its way has come. */
export async function whoHeard(around: Around, marker: string): Promise<string[]> {
  for (const listener of everybody(around)) await listener.page.say('log', { table: listener.page.table, before: 1 });
  return everybody(around)
    .filter(({ tap }) => tap.take().includes(marker))
    .map(({ person }) => person.name);
}

/** What each of them can read when they come in now. */
export async function whoReads(around: Around, marker: string): Promise<string[]> {
  for (const listener of everybody(around)) {
    await listener.page.watch();
    await listener.page.say('talk', { table: listener.page.table, before: 1e15, limit: 100 });
  }
  return everybody(around)
    .filter(({ tap }) => tap.take().includes(marker))
    .map(({ person }) => person.name);
}

export function quiet(around: Around): void {
  for (const { tap } of everybody(around)) tap.take();
}

/** People who talk at tables of a server, or of another one; all of them go when it is over. */
export function talkOn(server: () => TestServer) {
  const listeners: Listener[] = [];
  const stock: StockClient[] = [];

  async function listen(table: string, who: Pick<Person, 'name' | 'cookie'>, on = server()): Promise<Listener> {
    const tap = await wiretap(on.port);
    const person = new Person(tap.url, who.name);
    person.cookie = who.cookie;
    const page = new Seat(person.connect(), table);
    const said: TalkLine[] = [];
    page.socket.on('said', ({ line }) => said.push(line));
    await page.watch();
    const listener = { person, page, tap, said };
    listeners.push(listener);
    return listener;
  }

  async function named(name: string, on = server()): Promise<Person> {
    const person = new Person(on.url, name);
    // Whoever has a table of their own somewhere has a name.
    await person.create();
    return person;
  }

  /** Three players, somebody who looks on, somebody without a name who does, and somebody at another table. */
  async function company(wish: Record<string, unknown> = {}, on = server()): Promise<Around> {
    const people = ['Anna', 'Ben', 'Cleo'].map((name) => new Person(on.url, name));
    const { id } = await people[0]!.create({ seats: 3, ...wish });
    for (const person of people.slice(1)) await person.join(id);
    const players = [];
    for (const person of people) players.push(await listen(id, person, on));
    const watcher = await listen(id, await named('Wim', on), on);
    const guest = await listen(id, new Person(on.url, 'Gast'), on);
    const elsewhere = await named('Dora', on);
    const other = await elsewhere.create();
    return { table: id, players, watcher, guest, away: await listen(other.id, elsewhere, on) };
  }

  /** A table of two, one of whom has come with a client of the framework's own kind. */
  async function stockSeat() {
    const { url } = server();
    const anna = new Person(url, 'Anna');
    const { id } = await anna.create();
    const bob = await new LobbyClient({ server: url }).joinMatch(BAZAAR.id, id, { playerName: 'Bob' });
    const { playerID, playerCredentials: credentials } = bob;
    const client = stockClient({ url, matchID: id, playerID, credentials });
    stock.push(client);
    await until(() => stateOf(client));
    return { id, anna, credentials: client };
  }

  async function close(): Promise<void> {
    for (const client of stock.splice(0)) client.stop();
    for (const { person, tap } of listeners.splice(0)) {
      person.close();
      await tap.close();
    }
  }

  return { listen, named, company, stockSeat, close };
}
