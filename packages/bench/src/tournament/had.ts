import type { AnyGame, LogEntry, Options, PlayerId } from '@morgenrot/engine';

/** What a match has made of the things in the box, as far as its log says; things are called `kind name`. */
export interface Had {
  /** Seat by seat: what that player had at least once. */
  had: string[][];
  /** What came up at all. */
  seen: string[];
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
  for (const entry of news) {
    const mine = entry.by === undefined ? undefined : had[players.indexOf(entry.by)];
    for (const thing of namedIn(entry).filter((name) => box.has(name))) {
      seen.add(thing);
      mine?.add(thing);
    }
  }
  return { had: had.map((things) => [...things]), seen: [...seen] };
}
