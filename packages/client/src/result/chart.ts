import type { Story } from './story.ts';
import { leadingPlayer } from './story.ts';

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ChartLine {
  player: string;
  path: string;
  end: { x: number; y: number };
}

export interface Chart {
  lines: readonly ChartLine[];
  /** From the bottom: one for each goal, where they are few. */
  levels: readonly { goals: number; y: number }[];
  /** Some of the rounds, so that their numbers have room. */
  marks: readonly { round: number; x: number }[];
  /** Who led, as long as it stayed the same. */
  leads: readonly { player: number | undefined; x: number; width: number }[];
}

const MOST_MARKS = 8;
/** Marks at the ends of the lines are kept this far apart. */
const APART = 22;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Where everything in the chart lies. */
export function chartOf({ players, rounds, goals }: Story, { left, top, width, height }: Frame): Chart {
  const last = Math.max(1, rounds.length - 1);
  const xOf = (i: number): number => rounded(left + (i / last) * width);
  const yOf = (score: number): number => rounded(top + height - (score / Math.max(1, goals)) * height);
  const every = Math.max(1, Math.ceil(rounds.length / MOST_MARKS));
  const ends = spread(players.map((_, p) => yOf(rounds.at(-1)?.scores[p] ?? 0)));
  return {
    lines: players.map((player, p) => ({
      player,
      path: rounds.map(({ scores }, i) => `${i === 0 ? 'M' : 'L'}${xOf(i)} ${yOf(scores[p] ?? 0)}`).join(''),
      end: { x: rounded(left + width + 16), y: ends[p] ?? top },
    })),
    levels: levelsOf(goals).map((n) => ({ goals: n, y: yOf(n) })),
    marks: rounds.flatMap(({ round }, i) => (i % every === 0 && round > 0 ? [{ round, x: xOf(i) }] : [])),
    leads: leadsOf(rounds, xOf),
  };
}

const MOST_LEVELS = 8;
const ROUND_STEPS = [1, 2, 5];

/** Round numbers from nothing to all goals, no more than there is room for. */
export function levelsOf(goals: number): number[] {
  let step = 1;
  for (let tens = 1; goals / step > MOST_LEVELS; tens *= 10)
    step = ROUND_STEPS.map((each) => each * tens).find((each) => goals / each <= MOST_LEVELS) ?? tens * 10;
  return Array.from({ length: Math.floor(goals / step) + 1 }, (_, n) => n * step);
}

/** Heights moved apart so far that no mark covers another; their order stays. */
export function spread(heights: readonly number[]): number[] {
  const sorted = heights.map((y, at) => ({ y, at })).sort((a, b) => b.y - a.y);
  const placed: number[] = [];
  let above = Number.POSITIVE_INFINITY;
  for (const { y, at } of sorted) {
    above = Math.min(y, above - APART);
    placed[at] = rounded(above);
  }
  return placed;
}

function leadsOf(rounds: Story['rounds'], xOf: (i: number) => number): Chart['leads'] {
  const leads: { player: number | undefined; from: number; to: number }[] = [];
  for (let i = 1; i < rounds.length; i++) {
    const player = leadingPlayer(rounds[i]?.scores ?? []);
    const before = leads.at(-1);
    if (before && before.player === player) before.to = i;
    else leads.push({ player, from: i - 1, to: i });
  }
  return leads.map(({ player, from, to }) => ({ player, x: xOf(from), width: rounded(xOf(to) - xOf(from)) }));
}
