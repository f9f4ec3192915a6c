import { HIDDEN } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { CARDS, VOTES } from '../kit/game.ts';
import { Person, Seat } from '../kit/person.ts';
import { testServer } from '../kit/server.ts';
import { until } from '../kit/stock.ts';
import { bobSays, bobsQuestion, type HolesTable, holes, untilBob } from './kit.ts';

const { server, kept, stock, table } = holes();

describe('secrets', () => {
  it('are in nothing that a watcher gets, who asks for the first state, too', async () => {
    const all = await table({ length: 'long' });
    const watcher = stock();
    await watcher.sync({ matchID: all.id });
    const guest = kept(new Person(server().url, 'Guest'));
    const looking = new Seat(guest.connect(), all.id);
    await looking.watch();
    const record = await server().store.tables.read(all.id);
    for (const told of [watcher.info, looking.joined]) {
      const text = JSON.stringify(told);
      for (const card of CARDS) expect(text).not.toContain(card);
      expect(text).not.toContain(record?.seed);
      expect(text).not.toMatch(/"(seed|prngstate|random|_random)"/i);
    }
    expect(watcher.info?.initialState).toMatchObject({ G: { deck: { 0: HIDDEN } } });
  });

  it('come from the system’s chance, not from the time that the lobby publishes', async () => {
    const still = await testServer({ parts: { now: () => 1_700_000_000_000 } });
    const seeds = [];
    for (let n = 0; n < 2; n++) {
      const { id } = await table({}, still);
      seeds.push((await still.store.tables.read(id))?.seed);
    }
    expect(seeds[0]).not.toBe(seeds[1]);
    for (const seed of seeds) {
      expect(seed).not.toContain('1700000000000');
      expect(seed?.length).toBeGreaterThanOrEqual(32);
    }
    await still.end();
  });

  it('do not go out as the arguments of a move: what somebody has voted only they know', async () => {
    const all = await table();
    const watcher = stock();
    await watcher.sync({ matchID: all.id });
    await untilBob(all);
    for (let n = 0; n < 8 && bobsQuestion(all)?.kind !== 'vote'; n++) {
      const value = { play: 'pass', pay: 0, roll: 'rest' }[bobsQuestion(all)?.kind ?? ''] ?? 'pass';
      const before = all.bob.state?._stateID ?? 0;
      if (bobsQuestion(all)?.kind === 'discard') bobSays(all, [handOf(all)[0]]);
      else bobSays(all, value);
      await until(() => (all.bob.state?._stateID ?? 0) > before);
    }
    const at = all.bob.state?._stateID ?? 0;
    bobSays(all, VOTES[2]);
    await until(() => (watcher.state?._stateID ?? 0) > at && (all.page.match?.n ?? 0) > at);
    const news = [watcher.heard, all.page.moves, all.page.log];
    for (const each of news) expect(JSON.stringify(each)).not.toContain(VOTES[2]);
    expect(JSON.stringify(all.bob.heard)).toContain(VOTES[2]);
  });
});
const handOf = ({ bob }: HolesTable): string[] =>
  (bob.state as unknown as { G: { hands: Record<string, string[]> } }).G.hands['1'] ?? [];
