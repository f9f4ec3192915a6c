import type { AnyGame, LogEntry, Options } from '@morgenrot/engine';
import { Usage } from '@morgenrot/engine/simulate';
import type { Played } from './play.ts';
import { mean, type Share, share } from './statistics.ts';

export interface Balance {
  /** By what the log says everybody has: leaders, agendas, … `kind` → name → how often whoever had it won. */
  by: Record<string, Record<string, Share>>;
  seat: Record<string, Share>;
  rounds: { mean: number; shortest: number; longest: number };
  /** In the box, and never in any match. */
  neverSeen: string[];
}

interface Count {
  won: number;
  of: number;
}

const add = (counts: Map<string, Count>, name: string, won: number): void => {
  const count = counts.get(name) ?? { won: 0, of: 0 };
  counts.set(name, { won: count.won + won, of: count.of + 1 });
};

/** What a player had at least once, by the kinds of things that the game's box lists. */
function had(news: readonly LogEntry[], kinds: readonly string[]): Map<string, Set<string>> {
  const things = new Map<string, Set<string>>();
  for (const { by, params } of news) {
    if (by === undefined || !params) continue;
    for (const kind of kinds) {
      const name = params[kind];
      if (name === undefined) continue;
      const mine = things.get(by) ?? new Set();
      things.set(by, mine.add(`${kind} ${name}`));
    }
  }
  return things;
}

const shares = (counts: Map<string, Count>): Record<string, Share> =>
  Object.fromEntries(
    [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([name, { won, of }]) => [name, share(won, of)]),
  );

/** Who wins with what: an outlier is a strong card, or a rule that is wrong. */
export function balanceOf(game: AnyGame, options: Options, matches: readonly Played[]): Balance {
  const kinds = Object.keys(game.inventory?.(options) ?? {});
  const seats = new Map<string, Count>();
  const things = new Map<string, Map<string, Count>>(kinds.map((kind) => [kind, new Map()]));
  const usage = new Usage();
  for (const { winners, seats: seated, news } of matches) {
    usage.note(news);
    const mine = had(news, kinds);
    seated.forEach((_, seat) => {
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      add(seats, String(seat + 1), won);
      for (const thing of mine.get(String(seat)) ?? []) {
        const [kind = '', name = ''] = thing.split(' ');
        add(things.get(kind) ?? new Map(), name, won);
      }
    });
  }
  const rounds = matches.map((match) => match.rounds);
  return {
    by: Object.fromEntries(
      [...things].filter(([, counts]) => counts.size > 0).map(([kind, counts]) => [kind, shares(counts)]),
    ),
    seat: shares(seats),
    rounds: { mean: mean(rounds), shortest: Math.min(...rounds), longest: Math.max(...rounds) },
    neverSeen: usage.missing(game, options),
  };
}
