import type { Joined } from '@morgenrot/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handsIn, pageAt } from '../kit/claims.ts';
import { Person } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const someone = (name = 'Zoe') => new Person(server.url, name);
const recordOf = async (table: string) => (await server.store.tables.read(table))!;

describe('several people at one browser', () => {
  const hands = (joined: Joined | undefined): string[][] => Object.values(handsIn(joined?.match));

  async function pair() {
    const anna = someone('Anna');
    const { id } = await anna.create({ seats: 3, settings: { start: 'host' } });
    const there = await pageAt(anna, id);
    await there.say('order', { table: id, do: { kind: 'local', name: 'Ben' } });
    const cleo = someone('Cleo');
    await cleo.join(id);
    const remote = await pageAt(cleo, id);
    return { anna, cleo, id, there, remote };
  }

  it('see what is public when the match begins, and each their own when they say who looks', async () => {
    const { anna, cleo, id, there, remote } = await pair();
    await there.say('order', { table: id, do: { kind: 'start' } });
    await there.until(() => there.joined?.match !== undefined);
    expect(there.joined).toMatchObject({ seat: null, mine: ['0', '1'] });
    expect(
      hands(there.joined)
        .flat()
        .every((card) => card === '?'),
    ).toBe(true);
    const ben = (await there.say('watch', { table: id, seat: '1' })) as unknown as Joined;
    expect(ben.seat).toBe('1');
    expect(hands(ben)[1]).not.toContain('?');
    expect(hands(ben)[0]).toContain('?');
    const closed = (await there.say('watch', { table: id, seat: null })) as unknown as Joined;
    expect(
      hands(closed)
        .flat()
        .every((card) => card === '?'),
    ).toBe(true);
    await remote.until(() => remote.info?.seats.every(({ present }) => present) === true);
    expect(remote.info?.watchers).toBe(0);
    // One eye on the table is enough for both to be there, also behind the curtain; a reload closes it.
    const reloaded = await pageAt(anna, id);
    expect(reloaded.joined).toMatchObject({ seat: null });
    for (const person of [anna, cleo]) person.close();
  });

  it('answer and take back each for their own seat alone', async () => {
    const { anna, cleo, id, there } = await pair();
    await there.say('order', { table: id, do: { kind: 'start' } });
    await there.until(() => there.joined?.match !== undefined);
    const joined = (await there.say('watch', { table: id, seat: '0' })) as unknown as Joined;
    const step = joined.match?.view.steps.at(-1)?.id ?? 0;
    const act = (seat: string) =>
      there.say('act', { table: id, seat, action: crypto.randomUUID(), step, undos: 0, value: 'pass' });
    expect(await act('1')).toMatchObject({ ok: false, reason: { key: 'decision.notYours' } });
    const given = await act('0');
    expect(given.ok).toBe(true);
    const n = Number((given as { n?: number }).n);
    expect(await there.say('undo', { table: id, seat: '1', n })).toMatchObject({ reason: { key: 'undo.notYours' } });
    expect(await there.say('undo', { table: id, seat: '0', n })).toMatchObject({ ok: true });
    for (const person of [anna, cleo]) person.close();
  });

  it('leave alone or together', async () => {
    const { anna, cleo, id, there } = await pair();
    await there.say('order', { table: id, do: { kind: 'remove', seat: '1' } });
    expect((await recordOf(id)).seats.map(({ name }) => name)).toEqual(['Anna', undefined, 'Cleo']);
    await there.say('order', { table: id, do: { kind: 'local', name: 'Ben' } });
    await anna.ask('POST', `/api/tables/${id}/leave`);
    expect((await recordOf(id)).seats.map(({ name }) => name)).toEqual([undefined, undefined, 'Cleo']);
    for (const person of [anna, cleo]) person.close();
  });
});
