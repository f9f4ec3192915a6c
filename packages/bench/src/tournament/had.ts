import type { AnyGame, LogEntry, Options, PlayerId } from '@morgenrot/engine';

/** What a match has made of the things in the box, as far as its log says; things are called `kind name`. */
export interface Had {
  /** Seat by seat: what that player had at least once. */
  had: string[][];
  /** What came up at all. */
  seen: string[];
  /** Seat by seat: how many lines of each kind the log has of that player. */
  did: Record<string, number>[];
}

/** Everything in the box, by the names that the log has for it. */
export const boxOf = (game: AnyGame, options: Options): string[] =>
  Object.entries(game.inventory?.(options) ?? {}).flatMap(([kind, things]) =>
    things.map((thing) => `${kind} ${thing}`),
  );

/** What a line of the log says somebody has got or used. */
const namedIn = ({ params }: LogEntry): string[] =>
  Object.entries(params ?? {}).map(([kind, value]) => `${kind} ${value}`);

export function hadIn(game: AnyGame, options: Options, players: readonly PlayerId[], news: readonly LogEntry[]): Had {
  const box = new Set(boxOf(game, options));
  const seen = new Set<string>();
  const had = players.map(() => new Set<string>());
  const did = players.map((): Record<string, number> => ({}));
  for (const entry of news) {
    const seat = entry.by === undefined ? -1 : players.indexOf(entry.by);
    const mine = had[seat];
    const deeds = did[seat];
    if (deeds) deeds[entry.key] = (deeds[entry.key] ?? 0) + 1;
    for (const thing of namedIn(entry).filter((name) => box.has(name))) {
      seen.add(thing);
      mine?.add(thing);
    }
  }
  return { had: had.map((things) => [...things]), seen: [...seen], did };
}
