import type { AnyGame } from '../game.ts';
import { asked, type Step, type Steps } from '../steps.ts';
import { clone } from './plain.ts';

/**
 * Makes a state of rules k one of rules k + 1. It gets a copy of its own, with the fields that rules k knew. What the
 * engine keeps in it (steps, their ids, decisions) has to stay as it is, but for steps of kinds that are no more.
 */
export type Migration = (older: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** Whether it can be played on: every rule that always holds does, and everybody can be asked. */
function isSound(game: AnyGame, s: Steps<Step>, players: readonly string[]): boolean {
  const isWhole = Object.values(game.invariants).every((holds) => holds(s));
  const isOver = game.outcome(s) !== undefined;
  return isWhole && (isOver || players.some((player) => asked(game.handlers, s, player) !== undefined));
}

/**
 * A state of older rules as these rules would have it, or nothing if no way leads here from there. Nobody takes back
 * what was decided by other rules; that they are others now is the only news.
 */
export function migrateState(
  game: AnyGame,
  older: Steps<Step>,
  { from, players }: { from: number; players: readonly string[] },
): Steps<Step> | undefined {
  let state: Readonly<Record<string, unknown>> = { ...clone(older) };
  for (let rules = from; rules < game.rules; rules++) {
    const migration = game.migrations?.[rules];
    if (!migration) return undefined;
    state = migration(state);
  }
  const { steps, nextId, decisions } = { ...older, ...state };
  const news = [{ key: 'rules.changed', params: { from, to: game.rules } }];
  const now: Steps<Step> = { ...state, steps, nextId, decisions, revealedAt: decisions, news };
  return from < game.rules && isSound(game, now, players) ? now : undefined;
}

/** Is there a way from older rules to these? Whether it leads a certain match anywhere, only the match can tell. */
export const migrationsLead = (game: AnyGame, from: number): boolean =>
  from < game.rules &&
  Array.from({ length: game.rules - from }, (_, step) => from + step).every((rules) => game.migrations?.[rules]);
