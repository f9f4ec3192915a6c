import { describe, expect, it } from 'vitest';
import { gauge, untilGauge } from '../kit/gauges.ts';
import { Person, Seat } from '../kit/person.ts';
import { RawStock } from '../kit/raw-stock.ts';
import { until } from '../kit/stock.ts';
import { bobSays, bobsQuestion, holes, untilBob } from './kit.ts';

const { server, kept, stock, commitBy, table, answersAt } = holes();

describe('nobody is left in silence or behind', () => {
  it('whose state is stale, or whose credentials are wrong', async () => {
    const all = await table();
    const step = all.page.question()?.id ?? 0;
    expect(await all.page.act(step, 'pass')).toMatchObject({ ok: true });
    expect(await all.page.act(step, 'pass')).toMatchObject({ ok: false, reason: { key: 'decision.gone' } });
    const eve = kept(new Person(server().url, 'Eve'));
    const theirs = new Seat(eve.connect(), all.id);
    await theirs.watch();
    expect(await theirs.act(step, 'pass')).toMatchObject({ reason: { key: 'seat.none' } });
    const syncs = all.bob.all('sync').length;
    all.bob.move({ ...all.seat, credentials: 'wrong' });
    all.bob.move(all.seat, { id: 1, n: 0 });
    await until(() => all.bob.refusals.length === 2 && all.bob.all('sync').length === syncs + 2);
    expect(all.bob.info?.state._stateID).toBe(1);
  });

  it('after their own move, and not when they come in while one is being stored', async () => {
    const all = await table();
    commitBy(async (go) => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      return go();
    });
    const reply = all.page.act(all.page.question()?.id ?? 0, 'pass');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const watcher = stock();
    const looking = new Seat(kept(new Person(server().url, 'Guest')).connect(), all.id);
    await Promise.all([watcher.sync({ matchID: all.id }), looking.watch(), reply]);
    await until(() => [watcher.state?._stateID, looking.match?.n, all.page.match?.n].every((n) => n === 1));
    await untilBob(all);
    const n = all.bob.state?._stateID ?? 0;
    bobSays(all, 'pass');
    await until(() => all.bob.state?._stateID === n + 1 && all.page.match?.n === n + 1);
  });

  it('whose answer goes out while they are away: it comes again, and counts once', async () => {
    const all = await table();
    const step = all.page.question()?.id ?? 0;
    all.anna.sockets[0]?.disconnect();
    const action = crypto.randomUUID();
    const buffered = all.page.act(step, 'pass', action);
    all.anna.sockets[0]?.connect();
    expect(await buffered).toEqual({ ok: true, n: 1 });
    for (let n = 0; n < 3; n++) expect(await all.page.act(step, 'pass', action)).toEqual({ ok: true, n: 1 });
    expect(await answersAt(all.id)).toBe(1);
    await all.page.watch();
    await untilBob(all);
    const before = await answersAt(all.id);
    const { id = 0, kind: type = '' } = bobsQuestion(all) ?? {};
    for (let n = 0; n < 3; n++) all.bob.move(all.seat, { type, id, value: 'pass' });
    await until(() => (all.bob.state?._stateID ?? 0) > before && all.bob.refusals.length >= 2);
    expect(await answersAt(all.id)).toBe(before + 1);
  });

  it('who closes one of two tabs', async () => {
    const all = await table();
    const second = new RawStock(server().url);
    await second.sync(all.seat);
    const tab = all.anna.connect();
    await new Seat(tab, all.id).watch();
    const rest = (await gauge(server(), 'morgenrot_players')) - 2;
    second.close();
    tab.disconnect();
    await untilGauge(server(), 'morgenrot_players', rest);
    const watcher = stock();
    const info = await watcher.sync({ matchID: all.id });
    expect(info?.filteredMetadata.map(({ isConnected }) => isConnected)).toEqual([true, true]);
  });
});
