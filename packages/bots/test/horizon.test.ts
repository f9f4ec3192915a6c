import {
  type AnyGame,
  type Manner,
  noSteps,
  type Outlook,
  type PlayerId,
  type Step,
  type Steps,
} from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { chooseAnswer, diceFrom } from '../src/index.ts';

interface Field extends Steps<Step> {
  placed: string[];
  coins: number;
}

const ROUND = 3;
const HARVEST = 20;

/** Every placement is a turn of its own. A coin is there at once; a seed that is placed first is worth more when the round is over. */
const gameWith = (more: Partial<Outlook<Field>>, seen = { imagined: 0 }): AnyGame =>
  ({
    handlers: {
      place: {
        ask: () => ({ shape: 'one', from: ['coin', 'seed'] }),
        run(s: Field, step: Step, answer: string) {
          s.placed.push(answer);
          if (answer === 'coin') s.coins++;
          if (s.placed.length % ROUND === 0 && s.placed.at(-ROUND) === 'seed') s.coins += HARVEST;
          s.steps.push({ ...step, id: s.nextId++ });
        },
      },
    },
    turnOf: (s: Field) => ({ player: '0', number: s.placed.length }),
    outcome: () => undefined,
    outlook: {
      imagine(view: Field) {
        seen.imagined++;
        return view;
      },
      terms: (s: Field) => ({ coins: s.coins }),
      weights: { coins: 1 },
      ways: [],
      ...more,
    },
  }) as unknown as AnyGame;

const view: Field = {
  ...noSteps<Step>(),
  steps: [{ kind: 'place', id: 1, player: '0' }],
  nextId: 2,
  placed: [],
  coins: 0,
};
const players: PlayerId[] = ['0', '1'];
const placed = (game: AnyGame, seed: number) =>
  chooseAnswer('strategist', { game, view, me: '0', players, dice: diceFrom(seed), now: () => 0 })?.value;
const seeds = Array.from({ length: 10 }, (_, i) => i);

describe('how far somebody looks', () => {
  it('is to the end of the turn, where a game does not say', () => {
    expect(seeds.map((seed) => placed(gameWith({}), seed))).toEqual(seeds.map(() => 'coin'));
  });
  it('is as far as the game says: what pays at the end of a round is found', () => {
    const round = ({ placed: all }: Field): number => Math.floor(all.length / ROUND);
    const until: Outlook<Field>['until'] = (before, now) => round(now) !== round(before);
    expect(seeds.map((seed) => placed(gameWith({ until }), seed))).toEqual(seeds.map(() => 'seed'));
  });
  it('is so many of them as the strength looks at', () => {
    const farthest = { rounds: 0 };
    const round = ({ placed: all }: Field): number => Math.floor(all.length / ROUND);
    const until: Outlook<Field>['until'] = (before, now, _me, turns) => {
      farthest.rounds = Math.max(farthest.rounds, round(now));
      return round(now) >= round(before) + turns;
    };
    placed(gameWith({ until, manners: { strategist: { turns: 2 } } }), 1);
    expect(farthest.rounds).toBe(2);
  });
});

describe('how long somebody thinks', () => {
  /** So many playouts the strategist makes of a game in which an answer is worth this. */
  const made = (manner: Partial<Manner>, terms: Outlook<Field>['terms'], seed = 1): number => {
    const seen = { imagined: 0 };
    placed(gameWith({ manners: { strategist: manner, settler: { playouts: 3 } }, terms }, seen), seed);
    return seen.imagined;
  };
  const first = (s: Field): string => s.placed[0] ?? '';
  const wins = (s: Field) => ({ coins: first(s) === 'coin' ? 5 : 0 });
  /** Nothing sets one answer apart, and no two playouts are alike. */
  const even = () => {
    let n = 0;
    return () => ({ coins: n++ % 2 });
  };

  it('a game may say', () => {
    expect(made({ playouts: 7 }, even())).toBe(7);
    expect(made({ playouts: 70 }, even())).toBe(70);
  });

  it('ends when nothing can overtake what is visited most', () => {
    const seldom = { playouts: 60, curiosity: 0.1 };
    expect(made({ ...seldom, sure: 3 }, wins)).toBeLessThan(45);
    expect(made({ ...seldom, sure: 3 }, wins)).toBeGreaterThan(30);
    expect(made(seldom, wins)).toBe(60);
  });

  it('ends sooner where a clear lead is enough, and not where there is none', () => {
    const often = { playouts: 600, curiosity: 20 };
    expect(made(often, wins)).toBe(600);
    expect(made({ ...often, sure: 3 }, wins)).toBeLessThan(200);
    expect(made({ ...often, sure: 3 }, even())).toBeGreaterThan(300);
  });
});
