import { type AnyGame, type PlayerId, passages } from '@morgenrot/engine';
import type { MatchFile } from '@morgenrot/protocol';
import type { GameView } from '../board/plugin.ts';

/** How a game tells what a match was like. */
export interface Recap {
  /** The players as they have their colours. */
  order(view: GameView): readonly PlayerId[];
  /** How far somebody has come towards winning: one for each goal fulfilled, a share for one on the way. */
  score(view: GameView, player: PlayerId): number;
  /** How many goals there are. */
  goals(view: GameView): number;
  /** Where somebody's score comes from, by the name of the figure; absent: it comes from one thing alone. */
  sources?(view: GameView, player: PlayerId): Readonly<Record<string, number>>;
  /** What somebody has, by the name of the figure. */
  figures(view: GameView, player: PlayerId): Readonly<Record<string, number>>;
  /** Figures that count what has happened: which lines of the log, told of the player they begin with. */
  counted: Readonly<Record<string, readonly string[]>>;
  /** Figures of which it is no merit to have the most. */
  losses?: readonly string[];
}

/** How everybody stood, each in the order of the players. */
interface Standing {
  scores: readonly number[];
  sources?: readonly Readonly<Record<string, number>>[];
}

export interface StoryRound extends Standing {
  round: number;
}

export interface Story {
  players: readonly PlayerId[];
  goals: number;
  /** At the end of each round, and for each player in the order of `players`. */
  rounds: readonly StoryRound[];
  figures: readonly { name: string; values: readonly number[] }[];
  losses: readonly string[];
}

/** Who is ahead of all others; nobody, if two are. */
export function leadingPlayer(scores: readonly number[]): number | undefined {
  const most = Math.max(...scores);
  const first = scores.indexOf(most);
  return most > 0 && scores.lastIndexOf(most) === first ? first : undefined;
}

/** So long the page may be kept from answering a finger. */
const SLICE_MS = 12;
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Plays a match again in small portions and writes down how everybody stood after each round. */
export async function tellStory(file: MatchFile, game: AnyGame, recap: Recap): Promise<Story> {
  const rounds = new Map<number, Standing>();
  const counts = Object.fromEntries(Object.keys(recap.counted).map((name) => [name, new Map<PlayerId, number>()]));
  const count = (news: MatchFile['told'][number]['news']): void => {
    for (const { key, by } of news) {
      for (const [name, keys] of Object.entries(recap.counted)) {
        if (by !== undefined && keys.includes(key)) counts[name]?.set(by, (counts[name]?.get(by) ?? 0) + 1);
      }
    }
  };
  const playing = passages(game, file.record);
  let players: readonly PlayerId[] = file.record.players;
  for (let until = performance.now() + SLICE_MS; ; ) {
    const step = playing.next();
    const view = step.value.state as GameView;
    players = recap.order(view);
    const standing = standingIn(view, recap, players);
    if (step.done) {
      rounds.set(game.roundOf?.(view) ?? rounds.size, standing);
      return storyFrom(view, recap, players, rounds, counts);
    }
    // What was taken back is no part of the story.
    if (step.value.stands) {
      rounds.set(game.roundOf?.(view) ?? 0, standing);
      count(file.told[step.value.at + 1]?.news ?? []);
    }
    if (performance.now() > until) {
      await breathe();
      until = performance.now() + SLICE_MS;
    }
  }
}

const standingIn = (view: GameView, recap: Recap, players: readonly PlayerId[]): Standing => ({
  scores: players.map((player) => recap.score(view, player)),
  ...(recap.sources && { sources: players.map((player) => recap.sources?.(view, player) ?? {}) }),
});

function storyFrom(
  view: GameView,
  recap: Recap,
  players: readonly PlayerId[],
  rounds: ReadonlyMap<number, Standing>,
  counts: Readonly<Record<string, ReadonlyMap<PlayerId, number>>>,
): Story {
  const had = players.map((player) => recap.figures(view, player));
  return {
    players,
    goals: recap.goals(view),
    losses: recap.losses ?? [],
    rounds: [...rounds].sort(([a], [b]) => a - b).map(([round, standing]) => ({ round, ...standing })),
    figures: [
      ...Object.keys(had[0] ?? {}).map((name) => ({ name, values: had.map((figures) => figures[name] ?? 0) })),
      ...Object.entries(counts).map(([name, by]) => ({ name, values: players.map((player) => by.get(player) ?? 0) })),
    ],
  };
}
