import { type Options, type PlayerId, parseOptions, type Result } from '@morgenrot/engine';
import { freshId } from '../identity/token.ts';
import type { World } from '../match/world.ts';
import { refuse } from '../reasons.ts';
import type { SeatRecord } from '../store/index.ts';

export interface Wish {
  game: string;
  seats: number;
  options: unknown;
  title: string;
  public: boolean;
  /** Who sits where from the start. */
  seated: readonly SeatRecord[];
  /** A table with a known name and known dice, for practice. */
  fixed?: { id: string; seed: string };
}

/** Does the game take so many people and these options? */
export function checkWish(world: World, wish: Pick<Wish, 'game' | 'seats' | 'options'>): Result<Options> {
  const game = world.games.get(wish.game)?.game;
  if (!game) return refuse('game.unknown');
  const { min, max } = game.seats;
  if (wish.seats < min || wish.seats > max) return refuse('seats.count', { min, max });
  return parseOptions(game.options, wish.options);
}

/** Sets up a table: the game checks its options, the store keeps it. */
export async function createTable(world: World, wish: Wish): Promise<Result<{ id: string }>> {
  const game = world.games.get(wish.game)?.game;
  if (!game) return refuse('game.unknown');
  const options = checkWish(world, wish);
  if (!options.ok) return options;

  const id = wish.fixed?.id ?? freshId();
  const seats = Array.from({ length: wish.seats }, (_, index) => {
    const seat: PlayerId = String(index);
    return wish.seated.find((one) => one.seat === seat) ?? { seat, computer: false };
  });
  const table = { game: game.id, rules: game.rules, title: wish.title, options: options.value, public: wish.public };
  await world.store.tables.create({ id, ...table, seats, seed: wish.fixed?.seed, at: world.now() });
  world.log.info({ matchId: id, game: game.id, seats: wish.seats }, 'table created');
  return { ok: true, value: { id } };
}
