import { hashOf, replay } from '@morgenrot/engine';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { BAZAAR } from '../kit/game.ts';
import { Person, Seat, seeded } from '../kit/person.ts';
import type { TestServer } from '../kit/server.ts';
import { CAN_BE_TWO, onTwoServers, tapped } from '../kit/two-servers.ts';
import type { Wiretap } from '../kit/wiretap.ts';

describe.runIf(CAN_BE_TWO)('two servers on one PostgreSQL and one Redis', () => {
  let redis: Wiretap;
  let one: TestServer;
  let two: TestServer;
  const open: Person[] = [];

  afterEach(() => {
    for (const person of open.splice(0)) person.close();
  });
  afterAll(() => redis.close());
  onTwoServers(
    (first, second) => {
      one = first;
      two = second;
    },
    {
      redis: tapped((tap) => {
        redis = tap;
      }),
    },
  );

  const at = (server: TestServer, person: Person): Person => {
    const there = new Person(server.url, person.name);
    there.cookie = person.cookie;
    open.push(there);
    return there;
  };
  async function page(server: TestServer, person: Person, table: string): Promise<Seat> {
    const seat = new Seat(at(server, person).connect(), table);
    await seat.watch();
    return seat;
  }
  /** A table made here and joined there; everybody looks on at both. */
  async function table(options: Record<string, string> = {}) {
    const [anna, ben] = [new Person(one.url, 'Anna'), new Person(two.url, 'Ben')];
    const { id } = await anna.create({ options });
    const waiting = await page(one, anna, id);
    await ben.join(id);
    await waiting.until(() => waiting.match?.n === 0);
    return { id, anna, ben, pages: [waiting, await page(two, ben, id)] as const };
  }
  const settled = (pages: readonly Seat[], n: number) =>
    Promise.all(pages.map((seat) => seat.until(() => seat.match?.n === n)));

  it('show each other every move, once and in order', async () => {
    const { id, pages, anna } = await table();
    const second = await page(two, anna, id);
    const all = [...pages, second];
    for (let n = 1; n <= 20; n++) {
      const asked = pages.find((seat) => seat.question());
      if (!asked) break;
      expect(await asked.play(seeded(n))).toEqual({ ok: true, n });
      await settled(all, n);
    }
    for (const seat of all) expect(seat.moves.map((move) => move.n)).toEqual(seat.moves.map((_, index) => index + 1));
    expect(hashOf(second.match?.view)).toBe(hashOf(pages[0].match?.view));
    // Whoever comes in reads the same, wherever: what one of them has at hand is not older than what the other did.
    for (const server of [one, two]) expect((await page(server, anna, id)).log).toEqual(pages[0].log);
  });

  it('take one of two answers to one question, however often they meet', async () => {
    const { id, anna, ben, pages } = await table({ length: 'long' });
    const tabs = { '0': [pages[0], await page(two, anna, id)], '1': [pages[1], await page(one, ben, id)] };
    const all = Object.values(tabs).flat();
    let n = 0;
    for (let round = 0; round < 60; round++) {
      const pair = Object.values(tabs).find(([first]) => first?.question()) ?? [];
      const question = pair[0]?.question();
      if (!question) throw new Error('nothing is asked');
      const replies = await Promise.all(pair.map((tab, index) => tab.play(seeded(round * 2 + index))));
      const won = replies.filter((reply) => reply.ok);
      expect(won).toHaveLength(1);
      expect(replies.find((reply) => !reply.ok)).toMatchObject({
        reason: { key: expect.stringMatching(/^decision\.(gone|notYours)$/) },
      });
      n++;
      await settled(all, n);
    }
    const saved = await one.store.matches.load(id);
    const entries = await one.store.matches.entries(id);
    expect(entries).toHaveLength(n);
    const { options, seed = '' } = saved!.record;
    const { hash } = replay(BAZAAR, { game: 'bazaar', rules: 1, players: ['0', '1'], options, seed, entries });
    expect(hash).toBe(hashOf(saved!.state!.G));
  });

  it('take both of two answers to two questions at once', async () => {
    const { pages } = await table();
    let n = 0;
    while (!pages.every((seat) => seat.question())) {
      await pages.find((seat) => seat.question())!.play(seeded(n));
      n++;
      await settled(pages, n);
    }
    const replies = await Promise.all(pages.map((seat) => seat.play(seeded(n))));
    expect(replies.map((reply) => reply.ok && reply.n).sort()).toEqual([n + 1, n + 2]);
    await settled(pages, n + 2);
  });

  it('show an undo, and play no answer twice that was sent to both', async () => {
    const { id, anna, pages } = await table();
    const question = pages[0].question()!;
    const elsewhere = await page(two, anna, id);
    const replies = await Promise.all(
      [pages[0], elsewhere].map((seat) => seat.act(question.id, 'pass', 'one-action', 0)),
    );
    expect(replies).toEqual([1, 2].map(() => ({ ok: true, n: 1 })));
    await settled([...pages, elsewhere], 1);
    expect(await elsewhere.say('undo', { table: id, n: 1 })).toEqual({ ok: true, n: 2 });
    await settled([...pages, elsewhere], 2);
    expect(pages[1].moves.at(-1)?.withdrawn).toEqual([1]);
    expect(pages[1].match?.undos).toBe(1);
  });

  it('seat one of two who sit down here and there', async () => {
    for (let round = 0; round < 20; round++) {
      const { id } = await new Person(one.url, 'Anna').create();
      const both = [new Person(one.url, 'Ben'), new Person(two.url, 'Cleo')];
      const answers = await Promise.all(
        both.map((who) => who.ask('POST', `/api/tables/${id}/join`, { name: who.name })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it('know at once who may do what, wherever that was said', async () => {
    const { id, anna, pages } = await table();
    const there = await page(two, anna, id);
    const order = (seat: Seat, deed: object) => seat.say('order', { table: id, do: deed });
    await redis.cut();
    expect(await order(pages[0], { kind: 'host', seat: '1' })).toEqual({ ok: true });
    expect(await order(pages[1], { kind: 'title', title: 'New moon' })).toEqual({ ok: true });
    expect(await order(pages[1], { kind: 'host', seat: '0' })).toEqual({ ok: true });
    expect(await order(pages[0], { kind: 'host', seat: '1' })).toEqual({ ok: true });
    expect(await order(there, { kind: 'title', title: 'Old moon' })).toMatchObject({ reason: { key: 'host.only' } });
    await redis.mend();
  });

  it('go on without Redis, and catch up', async () => {
    const { pages } = await table();
    await redis.cut();
    expect(await pages[0].play(seeded(1))).toEqual({ ok: true, n: 1 });
    await pages[1].until(() => pages[1].match?.n === 1);
    await redis.mend();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const asked = pages.find((seat) => seat.question())!;
    expect(await asked.play(seeded(2))).toEqual({ ok: true, n: 2 });
    await Promise.all(pages.map((seat) => seat.until(() => seat.match?.n === 2)));
  });
});
