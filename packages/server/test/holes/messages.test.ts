import { describe, expect, it } from 'vitest';
import { Person } from '../kit/person.ts';
import { until } from '../kit/stock.ts';
import { bobSays, holes, untilBob } from './kit.ts';

const { server, kept, table, answersAt } = holes();

const stateOf = async (id: string) =>
  (await server().store.matches.load(id))?.state?.G as unknown as Record<string, never>;

describe('no message ends the process', () => {
  it('whose move throws, and the others play on', async () => {
    const all = await table({ faulty: 'yes' });
    const boom = await all.page.act(all.page.question()?.id ?? 0, 'boom');
    expect(boom).toMatchObject({ ok: false, reason: { key: 'server.rule' } });
    expect(await all.page.act(all.page.question()?.id ?? 0, 'pass')).toEqual({ ok: true, n: 1 });
    await all.page.until(() => all.page.match?.n === 1);
    await untilBob(all);
    bobSays(all, 'boom');
    await until(() => all.bob.refusals.includes('server.rule'));
    const { page } = await table();
    expect(await page.act(page.question()?.id ?? 0, 'pass')).toEqual({ ok: true, n: 1 });
  });

  it('that has an object where a name is expected, or the name of a method', async () => {
    const all = await table();
    const evil = { toString: 1 };
    const { socket } = all.bob;
    socket.emit('update', { type: 'MAKE_MOVE', payload: {} }, 0, evil, '0');
    socket.emit('sync', evil, '0', undefined, 2);
    socket.emit('sync', all.id, evil, evil, evil);
    socket.emit('update', { type: 'GAME_EVENT', payload: { type: 'toString', playerID: '1' } }, 0, all.id, '1');
    await until(() => all.bob.refusals.length === 4);
    for (const name of ['watch', 'act', 'undo', 'log', 'say', 'talk', 'order', 'leave', 'toString']) {
      expect(await all.page.say(name, { table: evil })).toMatchObject({ reason: { key: 'message.malformed' } });
    }
    expect(await all.page.act(all.page.question()?.id ?? 0, 'pass')).toEqual({ ok: true, n: 1 });
  });
});

describe('nothing is polluted, and no rule is passed by', () => {
  it('by joining as a prototype', async () => {
    const anna = kept(new Person(server().url, 'Anna'));
    const { id } = await anna.create();
    const eve = new Person(server().url, 'Eve');
    for (const seat of ['__proto__', 'constructor', 'toString', '-1', '9']) {
      expect(
        (await eve.ask('POST', `/games/bazaar/${id}/join`, { playerName: 'Eve', playerID: seat })).status,
      ).not.toBe(200);
      expect((await eve.ask('POST', `/api/tables/${id}/join`, { name: 'Eve', seat })).status).not.toBe(200);
    }
    const json = `{"playerName":"Eve","playerID":"1","__proto__":{"polluted":1},"data":{"__proto__":{"polluted":1}}}`;
    await eve.ask('POST', `/games/bazaar/${id}/join`, json, { 'Content-Type': 'application/json' });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('by arguments that are none', async () => {
    const all = await table();
    const evil = ['__proto__', -5, 1e300, '3', 3.5, ['__proto__'], { __proto__: null, a: 1 }, null, true, [[1]]];
    for (const value of evil) {
      const reply = await all.page.act(all.page.question()?.id ?? 0, value as never);
      expect(reply.ok, JSON.stringify(value)).toBe(false);
    }
    expect(await answersAt(all.id)).toBe(0);
    await untilBob(all);
    const [before, refused] = [await answersAt(all.id), all.bob.refusals.length];
    for (const value of evil) bobSays(all, value);
    await until(() => all.bob.refusals.length === refused + evil.length);
    expect(await answersAt(all.id)).toBe(before);
    expect(await stateOf(all.id)).not.toHaveProperty('a');
  });

  it('by an event of the framework that ends the match', async () => {
    const all = await table();
    for (const type of ['endGame', 'endTurn', 'setPhase', 'endPhase', 'endStage', 'pass']) {
      const payload = { type, args: [], playerID: '1', credentials: all.seat.credentials };
      all.bob.socket.emit('update', { type: 'GAME_EVENT', payload }, 0, all.id, '1');
    }
    await until(() => all.bob.refusals.length === 6);
    expect((await server().store.tables.read(all.id))?.status).toBe('playing');
    for (const name of ['endGame', 'events', 'GAME_EVENT']) {
      expect(await all.page.say(name, { table: all.id })).toMatchObject({ reason: { key: 'message.malformed' } });
    }
  });
});
