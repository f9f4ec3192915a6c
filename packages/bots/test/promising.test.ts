import { type AnyGame, noSteps, type PlayerId, type Step, type Steps, sensible } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { chooseAnswer, diceFrom } from '../src/index.ts';

interface Field extends Steps<Step> {
  digs: string[];
}

const SPACES = Array.from({ length: 200 }, (_, i) => `space ${i}`);
const TREASURE = 'space 137';

/** One turn: dig in one of two hundred places. The treasure lies in one of them, as anybody can see. */
const gameThat = (promising?: () => readonly string[]): AnyGame =>
  ({
    handlers: {
      dig: {
        ask: () => ({ shape: 'one', from: SPACES }),
        run: (s: Field, _step: Step, answer: string) => void s.digs.push(answer),
      },
    },
    turnOf: (s: Field) => ({ player: '0', number: s.digs.length }),
    outcome: () => undefined,
    outlook: {
      imagine: (view: Field) => view,
      terms: (s: Field) => ({ treasure: s.digs.includes(TREASURE) ? 1 : 0 }),
      weights: { treasure: 1 },
      ways: [],
      ...(promising && { promising }),
    },
  }) as unknown as AnyGame;

const view: Field = { ...noSteps<Step>(), steps: [{ kind: 'dig', id: 3, player: '0' }], digs: [] };

const digsAt = (game: AnyGame, seed: number) => {
  const players: PlayerId[] = ['0', '1'];
  return chooseAnswer('settler', { game, view, me: '0', players, dice: diceFrom(seed), now: () => 0 })?.value;
};

describe('of a question with hundreds of answers', () => {
  const seeds = Array.from({ length: 20 }, (_, i) => i);

  it('whoever has little time looks first at what the game calls promising, and takes it if it is good', () => {
    const game = gameThat(() => ['space 5', TREASURE, 'nowhere']);
    expect(seeds.map((seed) => digsAt(game, seed))).toEqual(seeds.map(() => TREASURE));
    expect(seeds.filter((seed) => digsAt(gameThat(), seed) === TREASURE).length).toBeLessThan(seeds.length / 2);
  });

  it('what is promising is not taken for that alone', () => {
    const game = gameThat(() => ['space 5', 'space 6']);
    const chosen = new Set(seeds.map((seed) => digsAt(game, seed)));
    expect(chosen.size).toBeGreaterThan(2);
  });

  it('whoever plays on at random takes one of them half of the time', () => {
    const ask = { shape: 'one', from: SPACES } as const;
    const { below } = diceFrom(7);
    const taken = Array.from({ length: 400 }, () => sensible(gameThat(), ask, below, ['space 5', 'nowhere']));
    const often = taken.filter((answer) => answer === 'space 5').length;
    expect(often).toBeGreaterThan(150);
    expect(often).toBeLessThan(250);
  });
});
