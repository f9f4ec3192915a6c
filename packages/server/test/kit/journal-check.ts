import { type AnyGame, hashOf, replay } from '@morgenrot/engine';
import { expect } from 'vitest';
import type { Store } from '../../src/store/index.ts';

/** Nothing twice, nothing missing: the journal of a match, played again, leads to the state that is stored. */
export async function checkJournal(store: Store, game: AnyGame, table: string): Promise<number> {
  const saved = await store.matches.load(table);
  const entries = await store.matches.entries(table);
  if (!saved?.state) throw new Error('a match is gone');
  const steps = entries.flatMap((entry) => ('step' in entry ? entry.step : []));
  expect(new Set(steps).size, 'no answer twice').toBe(steps.length);
  expect(saved.record.n, 'journal and state agree').toBe(entries.length);
  const { options, seed = '', seats, rules } = saved.record;
  const players = seats.map(({ seat }) => seat);
  const { hash } = replay(game, { game: game.id, rules, players, options, seed, entries });
  expect(hashOf(saved.state.G), 'the journal leads to the state').toBe(hash);
  return entries.length;
}
