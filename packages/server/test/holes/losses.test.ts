import { describe, expect, it } from 'vitest';
import { POSTGRES, testDatabase } from '../kit/database.ts';
import { Person, Seat, seeded } from '../kit/person.ts';
import { testServer } from '../kit/server.ts';
import { LobbyClient, until } from '../kit/stock.ts';
import { bobSays, bobsQuestion, holes, untilBob } from './kit.ts';

const { server, kept, stock, commitBy, table, answersAt } = holes();

describe('nothing is lost', () => {
  it('by telling of a move before it is stored: one that cannot be stored was never seen, and is refused', async () => {
    const all = await table();
    const [n, heard] = [all.page.match?.n, all.bob.heard.length];
    commitBy(() => Promise.reject(new Error('no disk')));
    expect(await all.page.act(all.page.question()?.id ?? 0, 'pass')).toMatchObject({
      reason: { key: 'server.store' },
    });
    expect(all.bob.heard.slice(heard).filter(([event]) => event !== 'matchData')).toEqual([]);
    expect(all.page.match?.n).toBe(n);
    commitBy(undefined);
    await untilBob(all);
    const before = { told: all.page.moves.length, n: all.bob.state?._stateID };
    commitBy(() => Promise.reject(new Error('no disk')));
    bobSays(all, 'pass');
    await until(() => all.bob.refusals.includes('server.store'));
    expect([all.page.moves.length, all.bob.state?._stateID]).toEqual([before.told, before.n]);
    commitBy(undefined);
    bobSays(all, 'pass');
    await until(() => all.bob.state?._stateID === (before.n ?? 0) + 1);
  });

  it('by what happens to a seat while moves are stored, nor the moves', async () => {
    const all = await table({ length: 'long' });
    const lobby = new LobbyClient({ server: server().url });
    commitBy(async (go) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return go();
    });
    const below = seeded(3);
    for (let n = 1; all.page.question() && n <= 4; n++) {
      const { matchID, playerID, credentials } = all.seat;
      const [reply] = await Promise.all([
        all.page.play(below),
        lobby.updatePlayer('bazaar', matchID, { playerID, credentials, newName: `Bob ${n}` }),
      ]);
      expect(reply).toMatchObject({ ok: true, n });
      const { seats, n: stored } = (await server().store.tables.read(all.id)) ?? {};
      expect([seats?.[1]?.name, stored]).toEqual([`Bob ${n}`, n]);
      await all.page.until(() => all.page.match?.n === n);
    }
  });

  // A SQLite file belongs to one server.
  it.runIf(POSTGRES !== undefined)(
    'by two processes that take an answer to the same question: one of them is refused',
    async () => {
      const one = await testServer({ database: await testDatabase('postgres') });
      const all = await table({}, one);
      const other = await testServer({ database: one.database });
      const again = kept(new Person(other.url, 'Anna'));
      again.cookie = all.anna.cookie;
      const elsewhere = new Seat(again.connect(), all.id);
      await elsewhere.watch();
      const step = all.page.question()?.id ?? 0;
      const replies = await Promise.all([all.page, elsewhere].map((page) => page.act(step, 'pass')));
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await answersAt(all.id, one)).toBe(1);
      await untilBob(all);
      const there = stock(other.url);
      await there.sync(all.seat);
      const before = await answersAt(all.id, one);
      const { id = 0, kind: type = '' } = bobsQuestion(all) ?? {};
      for (const socket of [all.bob, there]) socket.move(all.seat, { type, id, value: 'pass' });
      await expect.poll(() => answersAt(all.id, one)).toBe(before + 1);
      await until(async () => all.bob.refusals.length + there.refusals.length === 1);
      expect(await answersAt(all.id, one)).toBe(before + 1);
      await other.close();
      await one.end();
    },
  );

  it('by the last one who leaves while their move is being stored', async () => {
    const all = await table();
    const step = all.page.question()?.id ?? 0;
    let store: (() => void) | undefined;
    commitBy(async (go) => {
      await new Promise<void>((resolve) => {
        store = resolve;
      });
      return go();
    });
    const reply = all.page.act(step, 'pass').catch(() => undefined);
    await until(() => store !== undefined);
    all.bob.close();
    all.anna.close();
    const back = kept(new Person(server().url, 'Anna'));
    back.cookie = all.anna.cookie;
    const page = new Seat(back.connect(), all.id);
    const second = page.act(step, 'pass');
    commitBy(undefined);
    store?.();
    expect(await second).toMatchObject({ ok: false });
    await reply;
    expect(await answersAt(all.id)).toBe(1);
  });
});
