import type { AnyGame, Options } from '@morgenrot/engine';
import { boxOf } from './had.ts';
import type { Played } from './play.ts';
import { mean, quantile, type ShareOfAll, share } from './statistics.ts';

export interface Balance {
  /** By what the log says everybody has: leaders, agendas, … `kind` → name → how often whoever had it won. */
  by: Record<string, Record<string, ShareOfAll>>;
  seat: Record<string, ShareOfAll>;
  /** By who has the first turn, the second, … of a round. */
  turn: Record<string, ShareOfAll>;
  rounds: { mean: number; shortest: number; longest: number };
  /** The middle score of those who won and of those who did not, where the game counts points. */
  points?: { winners: number; others: number };
  /** How many lines of each kind the log has of a winner, and of somebody else, on average. */
  deeds: Record<string, { winners: number; others: number }>;
  /** In the box, and nobody ever had it; only of kinds that players have. */
  neverChosen: string[];
  /** In the box, and never in any match. */
  neverSeen: string[];
}

interface Count {
  won: number;
  of: number;
}
type Counts = Map<string, Count>;

const add = (counts: Counts, name: string, won: number): void => {
  const count = counts.get(name) ?? { won: 0, of: 0 };
  counts.set(name, { won: count.won + won, of: count.of + 1 });
};

const shares = (counts: Counts): Record<string, ShareOfAll> =>
  Object.fromEntries(
    [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([name, { won, of }]) => [name, share(won, of)]),
  );

/** A thing's kind and its name. */
const parted = (thing: string): [string, string] => {
  const [kind = '', ...name] = thing.split(' ');
  return [kind, name.join(' ')];
};

function byKind(things: Counts): Record<string, Record<string, ShareOfAll>> {
  const kinds = new Map<string, Counts>();
  for (const [thing, count] of things) {
    const [kind, name] = parted(thing);
    kinds.set(kind, (kinds.get(kind) ?? new Map()).set(name, count));
  }
  return Object.fromEntries([...kinds].map(([kind, counts]) => [kind, shares(counts)]));
}

/** Every seat of every match, and whether it won. */
interface Seated {
  hasWon: boolean;
  points: number | undefined;
  did: Readonly<Record<string, number>>;
}

const seatedIn = (matches: readonly Played[]): Seated[] =>
  matches.flatMap(({ seats, winners, points, did }) =>
    seats.map((_, seat) => ({ hasWon: winners.includes(seat), points: points?.[seat], did: did[seat] ?? {} })),
  );

function pointsIn(seated: readonly Seated[]): Balance['points'] {
  const middle = (hasWon: boolean): number =>
    quantile(
      seated.flatMap((one) => (one.hasWon === hasWon && one.points !== undefined ? [one.points] : [])),
      0.5,
    );
  return seated.some(({ points }) => points !== undefined)
    ? { winners: middle(true), others: middle(false) }
    : undefined;
}

function deedsIn(seated: readonly Seated[]): Balance['deeds'] {
  const often = (deed: string, hasWon: boolean): number =>
    mean(seated.filter((one) => one.hasWon === hasWon).map(({ did }) => did[deed] ?? 0));
  const deeds = [...new Set(seated.flatMap(({ did }) => Object.keys(did)))].sort();
  return Object.fromEntries(deeds.map((deed) => [deed, { winners: often(deed, true), others: often(deed, false) }]));
}

/** Who wins with what: an outlier is a strong card, or a rule that is wrong. */
export function balanceOf(game: AnyGame, options: Options, matches: readonly Played[]): Balance {
  const seats: Counts = new Map();
  const turns: Counts = new Map();
  const things: Counts = new Map();
  for (const { winners, seats: seated, begins, had } of matches) {
    seated.forEach((_, seat) => {
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      add(seats, String(seat + 1), won);
      add(turns, String(((seat - begins + seated.length) % seated.length) + 1), won);
      for (const thing of had[seat] ?? []) add(things, thing, won);
    });
  }
  const rounds = matches.map((match) => match.rounds);
  const by = byKind(things);
  const box = boxOf(game, options);
  const seen = new Set(matches.flatMap((match) => match.seen));
  const seated = seatedIn(matches);
  const points = pointsIn(seated);
  return {
    by,
    seat: shares(seats),
    turn: shares(turns),
    rounds: { mean: mean(rounds), shortest: Math.min(...rounds), longest: Math.max(...rounds) },
    ...(points && { points }),
    deeds: deedsIn(seated),
    neverChosen: box.filter((thing) => Object.hasOwn(by, parted(thing)[0]) && !things.has(thing)),
    neverSeen: box.filter((thing) => !seen.has(thing)),
  };
}
