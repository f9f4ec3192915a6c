import { describe, expect, it, onTestFinished } from 'vitest';
import { REDIS, testDatabase } from '../kit/database.ts';
import { Person, Seat, seeded } from '../kit/person.ts';
import { testServer } from '../kit/server.ts';
import { CAN_BE_TWO, tapped } from '../kit/two-servers.ts';
import type { Wiretap } from '../kit/wiretap.ts';

describe.runIf(CAN_BE_TWO)('two servers, of which one alone loses Redis', () => {
  async function two() {
    const database = await testDatabase('postgres');
    onTestFinished(() => database.drop());
    let line: Wiretap | undefined;
    const redisUrl = await tapped((tap) => {
      line = tap;
    })();
    const cut = line!;
    onTestFinished(() => cut.close());
    const lonely = await testServer({ database, settings: { redisUrl } });
    onTestFinished(() => lonely.close());
    const other = await testServer({ database, settings: { redisUrl: REDIS } });
    onTestFinished(() => other.close());
    return { lonely, other, line: cut };
  }

  it('show each other what happens nevertheless, and at once when it has Redis again', async () => {
    const { lonely, other, line } = await two();
    const page = async (url: string, person: Person, table: string): Promise<Seat> => {
      const there = new Person(url, person.name);
      there.cookie = person.cookie;
      onTestFinished(() => there.close());
      const seat = new Seat(there.connect(), table);
      await seat.watch();
      return seat;
    };
    const [anna, ben] = [new Person(lonely.url, 'Anna'), new Person(other.url, 'Ben')];
    const { id } = await anna.create({ options: { length: 'long' } });
    await ben.join(id);
    const players = [await page(lonely.url, anna, id), await page(lonely.url, ben, id)];
    const onlooker = await page(other.url, ben, id);
    const below = seeded(3);
    const move = async (): Promise<number> => {
      const reply = await players.find((seat) => seat.question())!.play(below);
      if (!reply.ok) throw new Error(reply.reason.key);
      const n = Number(reply.n);
      for (const seat of players) await seat.until(() => seat.match?.n === n);
      return n;
    };
    const seen = (n: number, ms: number): Promise<void> => onlooker.until(() => onlooker.match?.n === n, ms);
    await seen(await move(), 2000);

    await line.cut();
    await seen(await move(), 8000);
    // From now on it is known that the other one is silent.
    await seen(await move(), 4000);
    // And what is said at the table.
    const words = { table: id, channel: 'table', text: 'still there', action: crypto.randomUUID() };
    const heard = new Promise((resolve) => onlooker.socket.once('said', resolve));
    expect((await players[0]!.say('say', words)).ok).toBe(true);
    await heard;

    await line.mend();
    await expect.poll(() => lonely.logged().match(/"redis":"connected"/g)?.length, { timeout: 10_000 }).toBe(2);
    await seen(await move(), 1500);
    expect([onlooker.gaps, onlooker.astray]).toEqual([0, 0]);
  });
});
