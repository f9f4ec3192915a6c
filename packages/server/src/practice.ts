import { setUpTable } from './tables/create.ts';
import type { CreatesTables } from './world.ts';

const ID = 'practice';

/** For whoever works on the game: a table that is always there, with dice that always fall alike. */
export async function openPracticeTable(world: CreatesTables): Promise<void> {
  const [table] = world.games.values();
  if (!table || (await world.store.tables.read(ID))) return;
  await setUpTable(world, {
    game: table.game.id,
    seats: Math.max(2, table.game.seats.min),
    options: {},
    title: 'Practice',
    settings: { start: 'full' },
    plans: ['open', 'computer'],
    strengths: { 1: 'wanderer' },
    seated: [],
    fixed: { id: ID, seed: 'practice' },
  });
}
