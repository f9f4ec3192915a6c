import type { Reply, TableInfo } from '@morgenrot/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LiveTables, openLiveTables, withTable } from '../../src/home/live-tables.ts';
import { fakeWire, info } from '../kit.ts';

const at = (id: string, createdAt: number): TableInfo => info({ id, createdAt, status: 'waiting' });
const ids = ({ value }: LiveTables): string[] | undefined => value?.tables.map(({ id }) => id);

/** A home page whose connection and requests are in the hands of the test. */
function page() {
  const line = fakeWire();
  const asked: ((reply: Reply<{ tables: TableInfo[] }>) => void)[] = [];
  let shown: LiveTables = { failed: false };
  const close = openLiveTables(
    (tables) => {
      shown = tables;
    },
    { wire: async () => line.wire, ask: () => new Promise((resolve) => asked.push(resolve)) },
  );
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    line,
    close,
    ids: () => ids(shown),
    hasFailed: () => shown.failed,
    asked: () => asked.length,
    async answer(reply: Reply<{ tables: TableInfo[] }>) {
      asked.shift()?.(reply);
      await settle();
    },
  };
}
const listOf = (...tables: TableInfo[]) => ({ ok: true as const, tables });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the list of open tables', () => {
  it('is asked for at first, and told from then on', async () => {
    const home = page();
    await home.answer(listOf(at('a', 1)));
    expect(home.ids()).toEqual(['a']);
    await home.line.connect();
    await home.line.reply('lobby', listOf(at('a', 1), at('b', 2)));
    expect(home.ids()).toEqual(['a', 'b']);
    await home.line.tell('listing', { listed: [at('c', 3)], unlisted: ['a'] });
    expect(home.ids()).toEqual(['c', 'b']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(home.asked()).toBe(0);
    home.close();
  });

  it('is asked for again while the connection is away, and told when it is back', async () => {
    const home = page();
    await home.answer(listOf());
    await home.line.connect();
    await home.line.reply('lobby', listOf(at('a', 1)));
    await home.line.disconnect();
    expect(home.asked()).toBe(1);
    await home.answer({ ok: false, reason: { key: 'network' } });
    expect(home.hasFailed()).toBe(true);
    expect(home.ids()).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(5000);
    await home.answer(listOf(at('b', 2)));
    expect([home.hasFailed(), home.ids()]).toEqual([false, ['b']]);
    await home.line.connect();
    await home.line.reply('lobby', listOf(at('c', 3)));
    expect(home.ids()).toEqual(['c']);
    home.close();
  });

  it('takes no late answer in the place of what has been told since', async () => {
    const home = page();
    await home.line.connect();
    await home.line.reply('lobby', listOf(at('new', 2)));
    await home.answer(listOf(at('old', 1)));
    expect(home.ids()).toEqual(['new']);
    home.close();
  });

  it('is put away with the page', async () => {
    const home = page();
    await home.line.connect();
    await home.line.reply('lobby', listOf());
    home.close();
    expect(home.line.last('lobby')).toEqual({ on: false });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(home.asked()).toBeLessThanOrEqual(1);
  });

  it('has the newest first, each once, and no more than fit', () => {
    const many = Array.from({ length: 50 }, (_, n) => at(`t${n}`, 50 - n));
    expect(withTable([at('a', 1), at('b', 2)], at('a', 1)).map(({ id }) => id)).toEqual(['b', 'a']);
    const more = withTable(many, at('newest', 99));
    expect([more.length, more[0]?.id]).toEqual([50, 'newest']);
  });
});
