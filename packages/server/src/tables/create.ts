import {
  type AnyGame,
  type Options,
  type PlayerId,
  parseOptions,
  type Result,
  type Strength,
  seatsFor,
} from '@morgenrot/engine';
import type { SeatPlan, TableSettings } from '@morgenrot/protocol';
import { freshId } from '../identity/token.ts';
import { refuse } from '../reasons.ts';
import { emptySeat, type Follows, type SeatRecord } from '../store/index.ts';
import type { CreatesTables, KnowsRules, Stores } from '../world.ts';
import { fittingFor, strengthRefused, wholeSettings } from './abilities.ts';
import { computerName } from './computer-names.ts';

interface Wish {
  game: string;
  seats: number;
  plans?: readonly SeatPlan[];
  strengths?: Readonly<Record<PlayerId, Strength>>;
  options: unknown;
  title: string;
  /** What is not chosen is as usual in this game. */
  settings: Partial<TableSettings>;
  passwordHash?: string;
  host?: string;
  /** From about where it is opened, for the list. */
  openedFrom?: number;
  /** Who sits where from the start. */
  seated: readonly SeatRecord[];
  /** The match that it follows, if it is one. */
  follows?: Follows;
  /** A table with a known name and known dice, for practice. */
  fixed?: { id: string; seed: string };
}

type Checked = 'game' | 'seats' | 'plans' | 'strengths' | 'options' | 'settings';

/** Does the game take so many people and these options, and do computer players play it as they should? */
export function checkWish(world: KnowsRules, wish: Pick<Wish, Checked>): Result<Options> {
  const game = world.games.get(wish.game)?.game;
  if (!game) return refuse('game.unknown');
  const options = parseOptions(game.options, wish.options);
  if (!options.ok) return options;
  const { min, max } = seatsFor(game.seats, game.options, options.value);
  const closed = wish.plans?.filter((plan) => plan === 'closed').length ?? 0;
  const isWrong = wish.seats > max || wish.seats - closed < min;
  if (isWrong || (wish.plans !== undefined && wish.plans.length !== wish.seats))
    return refuse('seats.count', { min, max });
  return strengthRefused(game, [...Object.values(wish.strengths ?? {}), wish.settings.standIn]) ?? options;
}

/** A seat as it is planned: those of computer players are taken from the start. */
export function plannedSeat(seat: PlayerId, plan: SeatPlan, names: readonly string[], strength: Strength): SeatRecord {
  const empty = emptySeat(seat, plan);
  if (plan === 'computer') return { ...empty, name: computerName(names), computer: true, strength, ready: true };
  return plan === 'kept' ? { ...empty, invitation: freshId() } : empty;
}

function plannedSeats(game: AnyGame, { seats: count, plans, strengths, seated }: Wish): SeatRecord[] {
  const seats: SeatRecord[] = [];
  for (let index = 0; index < count; index++) {
    const seat = String(index);
    const names = [...seats, ...seated].flatMap(({ name }) => (name === undefined ? [] : [name]));
    const strength = fittingFor(game, strengths?.[seat]);
    seats.push(seated.find((one) => one.seat === seat) ?? plannedSeat(seat, plans?.[index] ?? 'open', names, strength));
  }
  return seats;
}

/** Sets up a table: the game checks its options, the store keeps it. */
export async function setUpTable(world: CreatesTables, wish: Wish): Promise<Result<{ id: string }>> {
  const game = world.games.get(wish.game)?.game;
  if (!game) return refuse('game.unknown');
  const options = checkWish(world, wish);
  if (!options.ok) return options;

  const id = wish.fixed?.id ?? freshId();
  const { title, passwordHash, host, openedFrom } = wish;
  const settings = wholeSettings(game, wish.settings);
  if (settings.access === 'password' && passwordHash === undefined) return refuse('password.empty');
  const table = { game: game.id, rules: game.rules, title, options: options.value, settings, passwordHash, host };
  const seats = plannedSeats(game, wish);
  const at = world.now();
  const fresh = { id, ...table, openedFrom, seats, watchKey: freshId(), seed: wish.fixed?.seed, at };
  if (wish.follows === undefined) await world.store.tables.create(fresh);
  else if (!(await world.store.tables.createNext(fresh, wish.follows))) return followed(world, wish.follows.match);
  world.log.info({ matchId: id, game: game.id, seats: wish.seats }, 'table created');
  return { ok: true, value: { id } };
}

/** Somebody else was quicker: this is the table that they have set up. */
async function followed(world: Stores, match: string): Promise<Result<{ id: string }>> {
  const next = (await world.store.tables.read(match))?.nextMatch;
  return next === undefined ? refuse('table.unknown') : { ok: true, value: { id: next } };
}
