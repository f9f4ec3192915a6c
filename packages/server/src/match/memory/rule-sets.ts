import type { AnyGame } from '@morgenrot/engine';
import { frameworkTable, type Table } from '@morgenrot/engine/framework';

/** All rules that this server has: for each game those of today, and older ones by which old matches go on. */
export interface RuleSets {
  /** The newest rules of every game: tables are set up with these. */
  readonly today: ReadonlyMap<string, Table>;
  /** The rules that a match was begun with; nothing if they are gone. */
  of(match: { game: string; rules: number }): Table | undefined;
}

export function createRuleSets(games: Iterable<AnyGame>): RuleSets {
  const all = [...games].map(frameworkTable);
  const today = new Map<string, Table>();
  for (const table of all) {
    const { id, rules } = table.game;
    if (rules > (today.get(id)?.game.rules ?? Number.NEGATIVE_INFINITY)) today.set(id, table);
  }
  const byRules = new Map(all.map((table) => [keyOf(table.game.id, table.game.rules), table]));
  return { today, of: ({ game, rules }) => byRules.get(keyOf(game, rules)) };
}

const keyOf = (game: string, rules: number): string => `${game} ${rules}`;
