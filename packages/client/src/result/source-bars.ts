import type { Story } from './story.ts';

/** What somebody had from one source at the end of a round, as a piece of that round's bar. */
export interface SourceBar {
  round: number;
  name: string;
  value: number;
  /** Which of the sources it is. */
  colour: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** All that anybody's score came from, in the order in which the game names it. */
export const sourceNames = ({ rounds }: Story): string[] => [
  ...new Set(rounds.flatMap(({ sources = [] }) => sources.flatMap((one) => Object.keys(one)))),
];

/** What is below zero takes nothing off a bar: the table tells of it. */
const above = (value = 0): number => Math.max(0, value);

const totalOf = (sources: Readonly<Record<string, number>>): number =>
  Object.values(sources).reduce((sum, value) => sum + above(value), 0);

/** Between two rounds, as a share of a bar's room. */
const GAP = 0.18;

/** The bars of one player; all players share one height, so that they can be compared. */
export function sourceBars(
  story: Story,
  at: number,
  { width, height }: { width: number; height: number },
): SourceBar[] {
  const names = sourceNames(story);
  const most = Math.max(1, ...story.rounds.flatMap(({ sources = [] }) => sources.map(totalOf)));
  const room = width / Math.max(1, story.rounds.length);
  return story.rounds.flatMap(({ round, sources = [] }, n) => {
    let top = height;
    return names.flatMap((name, colour) => {
      const value = sources[at]?.[name] ?? 0;
      const tall = (above(value) / most) * height;
      if (tall === 0) return [];
      top -= tall;
      return [{ round, name, value, colour, x: n * room, y: top, width: room * (1 - GAP), height: tall }];
    });
  });
}
