import { asked, check, open, untyped } from '@morgenrot/engine';
import { playout } from '@morgenrot/engine/simulate';
import { describe, expect, it } from 'vitest';
import { type StoneAge, scoreSheet, seatOf, stoneAge } from '../src/index.ts';
import { bestPlacements } from '../src/outlook/placing.ts';
import { type AskingStep, thumb } from '../src/outlook/thumb.ts';
import { type Given, table } from './kit.ts';

const HALF = () => 0.5;
const OPTIONS = { cardPiles: 'closed', startPlayer: 'random', freeReturn: 'all' };

/** What somebody answers by the rule of thumb. */
function answerOf(s: StoneAge, part: () => number = HALF, me = open(s)[0]?.player) {
  const step = open(s).find(({ player }) => player === me);
  return thumb(s, step as AskingStep, part);
}
const first = (given: Given, player = 'A') => bestPlacements(table(given).s, player)[0];

describe('the rule of thumb', () => {
  it.each([2, 3, 4])('answers every question of a match of %i with something that is offered', (players) => {
    const kinds = new Set<string>();
    const { state } = playout(untyped(stoneAge), {
      players,
      options: OPTIONS,
      seed: `thumb ${players}`,
      chooser: (game, s, me, { id, kind }, dice) => {
        kinds.add(kind);
        const answer = answerOf(s as unknown as StoneAge, () => dice.below(1000) / 1000, me);
        expect(answer && check(game.handlers, s, me, id, answer).ok, JSON.stringify([kind, answer])).toBe(true);
        return answer;
      },
    });
    const s = state as unknown as StoneAge;
    expect(s.isOver).toBe(true);
    expect(Math.max(...s.order.map((player) => scoreSheet(seatOf(s, player)).total))).toBeGreaterThan(90);
    for (const kind of ['place', 'choose', 'tools', 'buy', 'build', 'pick']) expect(kinds).toContain(kind);
  });

  it('goes to the field and to the hut early, and to neither in the last round', () => {
    expect(first({ players: 'A B' })).toBe('field:1');
    const late = table({ players: 'A B', deck: '', seats: { A: { goods: 'W9' } } });
    const places = bestPlacements(late.s, 'A');
    for (const useless of ['field:1', 'hut:2'])
      expect(places.indexOf('forest:5')).toBeLessThan(places.indexOf(useless));
  });

  it('adds tools where they bring more than they could elsewhere', () => {
    const t = table({ players: 'A B', seats: { A: { tools: '1,1' } }, placed: { river: { A: 2 } } });
    t.dice(5, 5).act();
    expect(answerOf(t.s)).toEqual({ act: 'add', with: ['tool1', 'tool2'] });
  });

  it('pays for a card with what is cheapest, and spares what a building of its own needs', () => {
    const t = table({
      players: 'A B',
      seats: { A: { goods: 'W2 C1 S1' } },
      cards: 'C11 C12 C13 C14',
      stacks: ['B01 B02', 'B03 B04'],
      placed: { card1: { A: 1 }, building1: { A: 1 } },
    });
    t.act().work('A', 'card1');
    expect(answerOf(t.s)).toEqual({ act: 'pay', with: { stone: 1 } });
  });

  it('pays for missing food as long as that is cheaper than hunger', () => {
    const few = table({ players: 'A B', seats: { A: { food: 3, goods: 'W5' } } }).feed();
    expect(answerOf(few.s)).toEqual({ act: 'pay', with: { wood: 2 } });
    const many = table({ players: 'A B', seats: { A: { food: 0, figures: 10, goods: 'S9 G9' } } }).feed();
    expect(answerOf(many.s)).toEqual({ act: 'starve' });
    expect(asked(stoneAge.handlers, many.s, 'A')?.kind).toBe('feed');
  });

  it('takes two resources of its choice where a building lacks them', () => {
    const t = table({
      players: 'A B',
      seats: { A: { goods: 'W2', kept: 'C36' } },
      stacks: ['B12 B02', 'B03 B04'],
      placed: { building1: { A: 1 } },
    });
    t.act();
    expect(answerOf(t.s)).toEqual({ act: 'anyTwo' });
    t.give('A', { act: 'anyTwo' });
    expect(answerOf(t.s)).toEqual({ clay: 1, gold: 1 });
  });
});
