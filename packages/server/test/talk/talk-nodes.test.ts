import type { TalkLine } from '@morgenrot/protocol';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { Person, Seat } from '../kit/person.ts';
import type { TestServer } from '../kit/server.ts';
import { CAN_BE_TWO, onTwoServers, tapped } from '../kit/two-servers.ts';
import type { Wiretap } from '../kit/wiretap.ts';

interface Listener {
  page: Seat;
  said: TalkLine[];
}

describe.runIf(CAN_BE_TWO)('people on two servers', () => {
  let redis: Wiretap;
  let servers: [TestServer, TestServer];
  const open: Person[] = [];

  afterEach(() => {
    for (const person of open.splice(0)) person.close();
  });
  afterAll(() => redis.close());
  onTwoServers(
    (...both) => {
      servers = both;
    },
    {
      redis: tapped((tap) => {
        redis = tap;
      }),
    },
  );

  async function listen(server: TestServer, { name, cookie }: Person, table: string): Promise<Listener> {
    const person = new Person(server.url, name);
    person.cookie = cookie;
    open.push(person);
    const page = new Seat(person.connect(), table);
    const said: TalkLine[] = [];
    page.socket.on('said', ({ line }) => said.push(line));
    await page.watch();
    return { page, said };
  }

  let actions = 0;
  const speak = ({ page }: Listener, text: string, more: object = {}) => {
    const action = `node-action-${actions++}`;
    return page.say('say', { table: page.table, channel: 'table', text, action, ...more });
  };

  async function table() {
    const [one, two] = servers;
    const [anna, ben] = [new Person(one.url, 'Anna'), new Person(two.url, 'Ben')];
    const { id } = await anna.create();
    const first = await listen(one, anna, id);
    await ben.join(id);
    await first.page.until(() => first.page.match?.n === 0);
    return {
      id,
      anna,
      ben,
      first,
      second: await listen(two, ben, id),
      watcher: await listen(two, new Person('', ''), id),
    };
  }

  it('hear each other, every line once and in the same order', async () => {
    const { first, second, watcher, id, anna } = await table();
    const other = await listen(servers[1], anna, id);
    const all = [first, second, watcher, other];
    const EACH = 15;
    const replies = await Promise.all(
      Array.from({ length: EACH }, (_, n) => [speak(first, `a${n}`), speak(second, `b${n}`)]).flat(),
    );
    expect(replies.every(({ ok }) => ok)).toBe(true);
    await Promise.all(all.map(({ page, said }) => page.until(() => said.length >= 2 * EACH)));
    const ids = first.said.map((line) => line.id);
    expect(new Set(ids).size).toBe(2 * EACH);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    for (const { said } of all) expect(said.map((line) => line.id)).toEqual(ids);
    // Whoever comes now finds the same.
    const late = await listen(servers[0], anna, id);
    expect(late.page.joined?.talk.map((line) => line.id)).toEqual(ids);
    expect(late.said).toEqual([]);
  });

  it('talk in private across them, and nobody else hears it there', async () => {
    const { first, second, watcher } = await table();
    await speak(first, 'between us', { channel: 'private', to: '1' });
    await second.page.until(() => second.said.length === 1);
    await speak(first, 'for all');
    await watcher.page.until(() => watcher.said.length === 1);
    expect(watcher.said.map(({ text }) => text)).toEqual(['for all']);
  });

  it('miss nothing while Redis is away', async () => {
    const { first, second } = await table();
    await speak(first, 'before');
    await redis.cut();
    await speak(first, 'meanwhile');
    await speak(second, 'there');
    await Promise.all([first, second].map(({ page, said }) => page.until(() => said.length === 3)));
    await redis.mend();
    const [one, two] = [first, second].map(({ said }) => said.map(({ id }) => id));
    expect(one).toEqual(two);
    expect(new Set(one).size).toBe(3);
  });
});
