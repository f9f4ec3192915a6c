import {
  asked,
  clone,
  give,
  open,
  type PlayerId,
  type Step,
  type Steps,
  type Strength,
  startMatch,
  viewOf,
} from '@morgenrot/engine';
import { describe, expect, it, vi } from 'vitest';
import { chooseAnswer, diceFrom, hintsFor, looksAhead, wander } from '../src/index.ts';
import { game, optionsWith } from './kit/matches.ts';

vi.setConfig({ testTimeout: 120_000 });

interface Siege extends Steps<Step> {
  phase: string;
  active: PlayerId;
  round: number;
  victory: { card: string; claims: { player: PlayerId; agenda: string; marked: boolean }[] }[];
  seats: Record<PlayerId, { row: { card: string; trade: number }[]; armies: { at: string | null }[] }>;
  map: Record<string, { fort?: true; city?: { of: PlayerId } }>;
}

const PLAYERS: PlayerId[] = ['0', '1'];
const CLAIMED = [
  ['vc-populous-preservationist', 'populous'],
  ['vc-explorer-aesthetic', 'explorer'],
  ['vc-civilized-moneygrubber', 'civilized'],
] as const;
/** The card with the armies of every leader's first row. */
const MILITARY = ['masonry-terra', 'horseback-riding'];

/**
 * A match of two that has just begun, in which the first player lacks a fort to win: the armies are of level I, with
 * nothing on their card, and no fort has an attack to fear from them yet.
 */
function siege(n: number) {
  const options = optionsWith({ expansion: 'terra-incognita' });
  const { state, chance } = startMatch(game, { players: PLAYERS, options, seed: `siege ${n}` });
  const s = state as unknown as Siege;
  const dice = diceFrom(n);
  const askedOf = (by: PlayerId) => ({
    game,
    view: viewOf(game, state, by),
    me: by,
    players: PLAYERS,
    dice,
    now: () => 0,
  });
  const answer = (by: PlayerId, step: number, value: unknown) =>
    expect(give(game, state, by, step, value as never, chance)).toMatchObject({ ok: true });
  const wanders = (by: PlayerId): void => {
    const choice = wander(askedOf(by));
    if (choice) answer(by, choice.step, choice.value);
  };
  while (s.phase !== 'play') wanders(open(state)[0]?.player ?? '');
  const me = s.active;
  s.victory = [
    { card: 'vc-fortified', claims: [] },
    { card: 'vc-expeditionary', claims: [] },
    ...CLAIMED.map(([card, agenda]) => ({ card, claims: [{ player: me, agenda, marked: true }] })),
  ];
  const { row } = s.seats[me] as Siege['seats'][PlayerId];
  const military = row.findIndex(({ card }) => MILITARY.includes(card));
  row.splice(3, 0, ...row.splice(military, 1));
  return { s, me, askedOf, answer, wanders };
}

/** Plays on until the match is won or so many rounds have passed; the rival wanders. What became of the attacks on forts. */
function besiege(n: number, strength: Strength, playouts: number, rounds: number) {
  const { s, me, askedOf, answer, wanders } = siege(n);
  const attacks: { round: number; won: boolean }[] = [];
  for (let by = open(s)[0]?.player; by !== undefined && s.round <= rounds; by = open(s)[0]?.player) {
    if (by !== me) {
      wanders(by);
      continue;
    }
    const choice = chooseAnswer(strength, { ...askedOf(by), budget: { playouts } });
    if (choice) answer(by, choice.step, choice.value);
    for (const { key, params } of s.news)
      if ((key === 'attack.won' || key === 'attack.lost') && s.map[String(params?.hex)]?.fort)
        attacks.push({ round: s.round, won: key === 'attack.won' });
  }
  return { won: game.outcome(s)?.ranking[0]?.includes(me) ?? false, attacks };
}

describe('what one turn cannot do is prepared over several', () => {
  it.each([2, 3])('a fort for the last agenda (%i)', (n) => {
    const { won, attacks } = besiege(n, 'strategist', 24, 15);
    expect(won).toBe(true);
    // Whoever cannot win the fort yet gathers strength first.
    expect(attacks[0]?.round).toBeGreaterThan(2);
  });

  it('and a hint says so: where, what for, and when', () => {
    const { s, me, askedOf } = siege(2);
    const told = hintsFor({ ...askedOf(me), budget: { playouts: 60 } }, 6).flatMap(({ reasons }) => reasons);
    const plan = told.find(({ term }) => term === 'prepared');
    expect(plan?.params).toMatchObject({ agenda: 'fortified', turns: expect.any(Number) });
    expect(s.map[String(plan?.params?.hex)]?.fort).toBe(true);
  });
});

describe('a Wanderer', () => {
  const at = (round: number) => {
    const { s, me } = siege(2);
    const later = clone(s);
    later.round = round;
    return looksAhead('wanderer', { game, view: viewOf(game, later, me) });
  };
  it('goes anywhere, until the match has taken its time', () => {
    expect([1, 4, 20, 60].map(at)).toEqual([false, false, true, true]);
  });
  it('hurries with the expansion alone', () => {
    const { state } = startMatch(game, { players: PLAYERS, options: optionsWith({}), seed: 'a' });
    const late = Object.assign(clone(state), { round: 60 });
    expect(looksAhead('wanderer', { game, view: viewOf(game, late, '0') })).toBe(false);
    expect(looksAhead('settler', { game, view: viewOf(game, late, '0') })).toBe(true);
  });
  it('answers without a thought when asked to', () => {
    const { s, me, askedOf } = siege(2);
    expect(asked(game.handlers, s, me)?.id).toBe(wander(askedOf(me))?.step);
  });
});
