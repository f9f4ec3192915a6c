import { GAMES } from '@morgenrot/catalog';
import { initialOptions } from '@morgenrot/engine';
import { expect, it } from 'vitest';
import type { Entrant } from '../src/tournament/play.ts';
import { share } from '../src/tournament/statistics.ts';
import { lineUps, tournament } from '../src/tournament/tournament.ts';

const game = GAMES['new-dawn'];
const entrant = (name: string): Entrant => ({ name, strength: 'wanderer' });

const played = (players: Entrant[], seats: number, matches: number, seed = 'cup') =>
  tournament(game, {
    seats,
    matches,
    players,
    seed,
    options: { ...initialOptions(game.options), victory: 'practice' },
    now: () => 0,
  });

it('gives intervals that are honest for few matches too', () => {
  // Figures from the textbook's formula, by hand.
  expect(share(8, 10)).toEqual({ won: 8, of: 10, rate: 0.8, low: 0.49, high: 0.943 });
  expect(share(0, 10)).toMatchObject({ rate: 0, low: 0, high: 0.278 });
  expect(share(0, 0)).toMatchObject({ rate: 0, low: 0, high: 1 });
});

it('seats as many as there are, or every choice of them', () => {
  const names = (players: string[], seats: number) =>
    lineUps(players.map(entrant), seats).map((all) => all.map(({ name }) => name).join(' '));
  expect(names(['a', 'b', 'b', 'b'], 4)).toEqual(['a b b b']);
  expect(names(['a', 'b', 'c'], 2)).toEqual(['a b', 'a c', 'b c']);
  expect(names(['a'], 2)).toEqual([]);
});

it('plays every match to its end, each from another seat, and counts every win once', () => {
  const result = played([entrant('ann'), entrant('ben')], 2, 4);
  expect(result).toMatchObject({ matches: 4, unfinished: 0, seats: 2 });
  const standings = result.lineUps[0]?.standings ?? {};
  const won = (name: string) => standings[name]?.wins.won ?? 0;
  expect(won('ann') + won('ben')).toBe(4);
  expect((standings.ann?.meanPlace ?? 0) + (standings.ben?.meanPlace ?? 0)).toBe(3);
  const { seat, rounds, by } = result.balance;
  expect((seat['1']?.won ?? 0) + (seat['2']?.won ?? 0)).toBe(4);
  expect(rounds.shortest).toBeGreaterThan(0);
  // Each of the four matches had two leaders.
  expect(Object.values(by.leader ?? {}).reduce((sum, { of }) => sum + of, 0)).toBe(8);
}, 60_000);

it('plays no match twice, also among equals', () => {
  const equals = [entrant('ann'), entrant('ann')];
  const { lineUps: one } = played(equals, 2, 1);
  const { meanDecisions, balance, lineUps: two } = played(equals, 2, 2);
  expect(one[0]?.standings.ann?.wins).toMatchObject({ won: 1, of: 1 });
  expect(two[0]?.standings.ann?.wins).toMatchObject({ won: 2, of: 2 });
  expect(balance.rounds.shortest === balance.rounds.longest && Number.isInteger(meanDecisions)).toBe(false);
}, 60_000);

it('is the same again from the same seed', () => {
  const pair = [entrant('ann'), entrant('ben')];
  expect(played(pair, 2, 2)).toEqual(played(pair, 2, 2));
  expect(played(pair, 2, 2)).not.toEqual(played(pair, 2, 2, 'other'));
}, 60_000);
