import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@morgenrot/catalog';
import { initialOptions } from '@morgenrot/engine';
import { afterAll, expect, it } from 'vitest';
import { balanceOf } from '../src/tournament/balance.ts';
import { keepingIn } from '../src/tournament/keeping.ts';
import { type Lane, processLane } from '../src/tournament/lanes.ts';
import { type Entrant, type Pairing, type Played, playMatch } from '../src/tournament/play.ts';
import { lengths, share } from '../src/tournament/statistics.ts';
import { told } from '../src/tournament/told.ts';
import { lineUps, tournament } from '../src/tournament/tournament.ts';

const game = GAMES['new-dawn'];
const options = { ...initialOptions(game.options), victory: 'practice' };
const entrant = (name: string): Entrant => ({ name, strength: 'wanderer' });

/** Plays here, and counts how often. */
function laneHere(): Lane & { played: Pairing[] } {
  const all: Pairing[] = [];
  return {
    played: all,
    async play(pairing) {
      all.push(pairing);
      return playMatch(game, pairing, () => 0);
    },
    close: () => undefined,
  };
}

const played = (players: Entrant[], seats: number, matches: number, seed = 'cup', lanes: Lane[] = [laneHere()]) =>
  tournament(game, { seats, matches, players, seed, options, lanes });

it('gives intervals that are honest for few matches too', () => {
  // Figures from the textbook's formula, by hand.
  expect(share(8, 10)).toEqual({ won: 8, of: 10, rate: 0.8, low: 0.49, high: 0.943 });
  expect(share(0, 10)).toMatchObject({ rate: 0, low: 0, high: 0.278 });
  expect(share(0, 0)).toMatchObject({ rate: 0, low: 0, high: 1 });
});

it('says how long matches take: in the middle, at the end, and how many far too long', () => {
  const rounds = Array.from({ length: 100 }, (_, i) => 100 - i).concat(140, 101);
  expect(lengths(rounds)).toEqual({ median: 51, most: 97, over100: 0.02 });
  expect(lengths([7])).toEqual({ median: 7, most: 7, over100: 0 });
  expect(lengths([])).toEqual({ median: 0, most: 0, over100: 0 });
});

it('seats as many as there are, or every choice of them', () => {
  const names = (players: string[], seats: number) =>
    lineUps(players.map(entrant), seats).map((all) => all.map(({ name }) => name).join(' '));
  expect(names(['a', 'b', 'b', 'b'], 4)).toEqual(['a b b b']);
  expect(names(['a', 'b', 'c'], 2)).toEqual(['a b', 'a c', 'b c']);
  expect(names(['a'], 2)).toEqual([]);
});

it('plays every match to its end, each from another seat, and counts every win once', async () => {
  const result = await played([entrant('ann'), entrant('ben')], 2, 4);
  expect(result).toMatchObject({ matches: 4, unfinished: 0, seats: 2 });
  const standings = result.lineUps[0]?.standings ?? {};
  const won = (name: string) => standings[name]?.wins.won ?? 0;
  expect(won('ann') + won('ben')).toBe(4);
  expect((standings.ann?.meanPlace ?? 0) + (standings.ben?.meanPlace ?? 0)).toBe(3);
  const { seat, turn, rounds, by } = result.balance;
  expect((seat['1']?.won ?? 0) + (seat['2']?.won ?? 0)).toBe(4);
  expect((turn['1']?.won ?? 0) + (turn['2']?.won ?? 0)).toBe(4);
  expect(rounds.shortest).toBeGreaterThan(0);
  // Each of the four matches had two leaders.
  expect(Object.values(by.leader ?? {}).reduce((sum, { of }) => sum + of, 0)).toBe(8);
});

it('plays no match twice, also among equals', async () => {
  const equals = [entrant('ann'), entrant('ann')];
  const { lineUps: one } = await played(equals, 2, 1);
  const { meanDecisions, balance, lineUps: two } = await played(equals, 2, 2);
  expect(one[0]?.standings.ann?.wins).toMatchObject({ won: 1, of: 1 });
  expect(two[0]?.standings.ann?.wins).toMatchObject({ won: 2, of: 2 });
  expect(balance.rounds.shortest === balance.rounds.longest && Number.isInteger(meanDecisions)).toBe(false);
});

it('is the same again from the same seed', async () => {
  const pair = [entrant('ann'), entrant('ben')];
  expect(await played(pair, 2, 2)).toEqual(await played(pair, 2, 2));
  expect(await played(pair, 2, 2)).not.toEqual(await played(pair, 2, 2, 'other'));
});

it('is the same however many matches are played at a time', async () => {
  const pair = [entrant('ann'), entrant('ben')];
  const lanes = [processLane(game.id), processLane(game.id)];
  const here = await played(pair, 2, 3);
  const there = await played(pair, 2, 3, 'cup', lanes);
  for (const lane of lanes) lane.close();
  const withoutTime = (standings: object) =>
    JSON.parse(JSON.stringify(standings, (key, value) => (key === 'msPerAnswer' ? 0 : value)));
  expect(withoutTime(there)).toEqual(withoutTime(here));
});

it('says which match a process could not play', async () => {
  const lane = processLane(game.id);
  const nobody = { name: 'nobody', strength: 'nobody' } as unknown as Entrant;
  await expect(lane.play({ options, seed: 'cup-7', seats: [nobody, nobody] })).rejects.toThrow('in cup-7');
  lane.close();
});

const folder = mkdtempSync(join(tmpdir(), 'morgenrot-tournament-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('goes on with a series where it was stopped, even in the middle of a line', async () => {
  const path = join(folder, 'series');
  const pair = [entrant('ann'), entrant('ben')];
  const first = laneHere();
  await played(pair, 2, 2, 'cup', [keepingIn(path, game)(first)]);
  expect(first.played).toHaveLength(2);
  const [line = ''] = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, `${line}\n`);
  appendFileSync(path, line.slice(0, 100));

  const second = laneHere();
  const whole = await played(pair, 2, 4, 'cup', [keepingIn(path, game)(second)]);
  expect(second.played).toHaveLength(3);
  const third = laneHere();
  expect(await played(pair, 2, 4, 'cup', [keepingIn(path, game)(third)])).toEqual(whole);
  expect(third.played).toEqual([]);
  // Somebody else's match is another match.
  await played([entrant('ann'), entrant('cid')], 2, 1, 'cup', [keepingIn(path, game)(third)]);
  expect(third.played).toHaveLength(1);
});

const match = (winners: number[], had: string[][], seen: string[], rounds = 10): Played => ({
  seats: ['ann', 'ben'],
  begins: 1,
  winners,
  places: [],
  rounds,
  decisions: 0,
  thought: {},
  had,
  seen,
  did: [{ built: 3 }, { built: 1, starved: 2 }],
});

it('reports who won with what, and what nobody ever chose', () => {
  const balance = balanceOf(game, options, [
    match(
      [0],
      [['leader rome', 'wonder petra'], ['leader egypt']],
      ['leader rome', 'leader egypt', 'wonder petra', 'wonder colossus', 'event trade'],
      8,
    ),
    match([0, 1], [['leader egypt'], ['leader rome']], ['leader rome', 'leader egypt'], 12),
  ]);
  expect(balance.by.leader).toMatchObject({ rome: { won: 1.5, of: 2 }, egypt: { won: 0.5, of: 2 } });
  expect(balance.by.wonder).toMatchObject({ petra: { won: 1, of: 1 } });
  expect(balance.seat).toMatchObject({ 1: { won: 1.5, of: 2 }, 2: { won: 0.5, of: 2 } });
  expect(balance.turn).toMatchObject({ 1: { won: 0.5, of: 2 }, 2: { won: 1.5, of: 2 } });
  expect(balance.rounds).toEqual({ mean: 10, shortest: 8, longest: 12 });
  // It lay on the table, and nobody built it.
  expect(balance.neverChosen).toContain('wonder colossus');
  expect(balance.neverSeen).not.toContain('wonder colossus');
  expect(balance.neverSeen).toContain('wonder oracle');
  expect(balance.neverChosen).not.toContain('wonder petra');
  // Nobody has an event, so nobody can leave it out.
  expect(balance.neverChosen.filter((thing) => thing.startsWith('event'))).toEqual([]);
});

it('reports what winners score and do, and what others do', () => {
  const one = { ...match([0], [[], []], []), points: [120, 80] };
  const other = { ...match([1], [[], []], []), points: [90, 100] };
  const { points, deeds } = balanceOf(game, options, [one, other, { ...one, points: [150, 30] }]);
  expect(points).toEqual({ winners: 120, others: 80 });
  expect(deeds).toEqual({ built: { winners: 2.333, others: 1.667 }, starved: { winners: 0.667, others: 1.333 } });
  // Where a game counts no points, none are told.
  expect(balanceOf(game, options, [match([0], [[], []], [])])).not.toHaveProperty('points');
});

it('tells in words who won, how long it took, and what stands out', async () => {
  const text = told(await played([entrant('ann'), entrant('ben')], 2, 2));
  expect(text).toMatch(/^ann, ben: ann \d+ % \(\d+ % to \d+ %\)/);
  for (const part of [
    'rounds: ',
    'by seat: 1 ',
    'by turn: 1 ',
    'by leader: ',
    'by agenda: ',
    'winners and others: ',
    'never chosen: ',
  ])
    expect(text).toContain(part);
});
