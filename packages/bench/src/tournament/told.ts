import type { Balance } from './balance.ts';
import type { RoundCounts, ShareOfAll } from './statistics.ts';
import type { Tournament } from './tournament.ts';

const percent = (part: number): string => `${Math.round(part * 100)} %`;
const interval = ({ rate, low, high }: ShareOfAll): string => `${percent(rate)} (${percent(low)} to ${percent(high)})`;

const length = ({ median, most, over100 }: RoundCounts): string =>
  `${median} rounds in the middle, 95 of 100 within ${most}, ${percent(over100)} over 100`;

/** So few things of each kind are named that hardly anybody had. */
const RARE = 5;

/** Marked where what would be fair lies outside of the interval. */
const shares = (title: string, all: Record<string, ShareOfAll>, fair: number): string =>
  `${title}: ${Object.entries(all)
    .map(([name, one]) => {
      const isOutlier = fair < one.low || fair > one.high;
      return `${name} ${interval(one)} of ${one.of}${isOutlier ? ' !' : ''}`;
    })
    .join('; ')}`;

/** What was had least often, with how often. */
function rare(kind: string, all: Record<string, ShareOfAll>): string {
  const least = Object.entries(all)
    .sort(([, a], [, b]) => a.of - b.of)
    .slice(0, RARE);
  return `${kind} had least often: ${least.map(([name, { of }]) => `${name} ${of}`).join(', ')}`;
}

/** How often anybody who had something of this kind won: whoever has many things wins oftener with each of them. */
function usual(all: Record<string, ShareOfAll>): number {
  const each = Object.values(all);
  const sum = (part: (one: ShareOfAll) => number): number => each.reduce((total, one) => total + part(one), 0);
  return (
    sum(({ won }) => won) /
    Math.max(
      1,
      sum(({ of }) => of),
    )
  );
}

/** What winners did oftener or less often than others, by the lines of the log. */
const deedsTold = (deeds: Balance['deeds']): string =>
  `winners and others: ${Object.entries(deeds)
    .map(([deed, { winners, others }]) => `${deed} ${winners} and ${others}`)
    .join('; ')}`;

function balance({ by, seat, turn, rounds, points, deeds, neverChosen, neverSeen }: Balance, seats: number): string[] {
  const fair = 1 / seats;
  return [
    `rounds: ${rounds.mean} on average, ${rounds.shortest} to ${rounds.longest}`,
    shares('by seat', seat, fair),
    shares('by turn', turn, fair),
    ...(points ? [`points in the middle: winners ${points.winners}, others ${points.others}`] : []),
    ...Object.entries(by).map(([kind, all]) => shares(`by ${kind}`, all, usual(all))),
    deedsTold(deeds),
    ...Object.entries(by).map(([kind, all]) => rare(kind, all)),
    `never chosen: ${neverChosen.join(', ') || 'nothing'}`,
    `never seen: ${neverSeen.join(', ') || 'nothing'}`,
  ];
}

/** A tournament in words. */
export function told({ lineUps, meanRounds, unfinished, balance: found, seats }: Tournament): string {
  const lines = lineUps.map(({ players, standings, rounds }) => {
    const rates = Object.entries(standings).map(
      ([name, { wins, msPerAnswer }]) => `${name} ${interval(wins)}, ${msPerAnswer} ms an answer`,
    );
    return `${players.join(', ')}: ${rates.join('; ')}; ${length(rounds)}`;
  });
  return [...lines, `${meanRounds} rounds on average, ${unfinished} matches left`, ...balance(found, seats)].join('\n');
}
