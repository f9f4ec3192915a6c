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
import { chooseAnswer, diceFrom, hintsFor } from '../src/index.ts';

interface Race extends Steps<Step> {
  steps: Step[];
  moves: Record<PlayerId, string[]>;
  hours: number;
}

const WAYS = Array.from({ length: 12 }, (_, i) => `way ${i}`);
const GOOD = 'way 7';
const LEGS = 4;
const PLAYERS: PlayerId[] = ['0', '1'];

/** Two players go some legs in turn; only one way is a short one, and an hour passes with each. */
const gameWith = (more: Partial<Outlook<Race>>, asks = { count: 0 }): AnyGame =>
  ({
    handlers: {
      leg: {
        ask: () => {
          asks.count++;
          return { shape: 'one', from: WAYS };
        },
        run(s: Race, { player = '0' }: Step, answer: string) {
          s.moves[player]?.push(answer);
          s.hours++;
          const next = PLAYERS[s.hours % PLAYERS.length];
          if (next !== undefined) s.steps.push({ kind: 'leg', id: s.nextId++, player: next });
        },
      },
    },
    turnOf: () => ({ player: '0', number: 1 }),
    outcome: (s: Race) => (s.hours >= 2 * LEGS ? { ranking: [PLAYERS] } : undefined),
    outlook: {
      imagine: (view: Race) => view,
      terms: (s: Race, me: PlayerId) => ({
        short: s.moves[me]?.filter((way) => way === GOOD).length ?? 0,
        day: -s.hours,
      }),
      weights: { short: 10, day: 1 },
      ways: [],
      ...more,
    },
  }) as unknown as AnyGame;

const view = (): Race => ({
  ...noSteps<Step>(),
  steps: [{ kind: 'leg', id: 1, player: '0' }],
  nextId: 2,
  moves: { 0: [], 1: [] },
  hours: 0,
});
const thoughtOf = (game: AnyGame, seed: number, playouts: number) => ({
  game,
  view: view(),
  me: '0',
  players: PLAYERS,
  dice: diceFrom(seed),
  now: () => 0,
  budget: { playouts },
});
const seeds = Array.from({ length: 10 }, (_, i) => i);
const manner = (how: Partial<Manner>) => ({ manners: { strategist: how } });
const chosen = (game: AnyGame, playouts: number) =>
  seeds.map((seed) => chooseAnswer('strategist', thoughtOf(game, seed, playouts))?.value);

describe('a rule of thumb', () => {
  it('is tried first, for oneself, and followed by everyone in what is thought of', () => {
    const asked: (PlayerId | undefined)[] = [];
    const thumb: Outlook<Race>['thumb'] = (_s, { player }) => {
      asked.push(player);
      return GOOD;
    };
    expect(chosen(gameWith({ thumb }), 2)).toEqual(seeds.map(() => GOOD));
    expect(new Set(asked)).toEqual(new Set(PLAYERS));
  });

  it('is followed as often as the strength does', () => {
    const calls = (thumb: number): number => {
      let count = 0;
      const rule = () => {
        count++;
        return GOOD;
      };
      chosen(gameWith({ thumb: rule, ...manner({ thumb }) }), 12);
      return count;
    };
    const [never, sometimes, always] = [calls(0), calls(0.3), calls(1)];
    expect(never).toBe(0);
    expect(sometimes).toBeGreaterThan(0.15 * always);
    expect(sometimes).toBeLessThan(0.5 * always);
  });

  it('spares whoever follows it the list of what is offered', () => {
    const [listed, spared] = [{ count: 0 }, { count: 0 }];
    chosen(gameWith({ thumb: () => GOOD, ...manner({ thumb: 0 }) }, listed), 12);
    chosen(gameWith({ thumb: () => GOOD }, spared), 12);
    expect(spared.count).toBeLessThan(listed.count / 2);
  });

  it('varies for others by chance, and not for oneself', () => {
    const parts: Record<PlayerId, Set<number>> = { 0: new Set(), 1: new Set() };
    const thumb: Outlook<Race>['thumb'] = (_s, { player }, part) => {
      parts[player]?.add(part());
      return GOOD;
    };
    chosen(gameWith({ thumb }), 6);
    expect(parts[0]?.size).toBe(1);
    expect(parts[1]?.size).toBeGreaterThan(20);
  });

  it('need not be one of the answers that were listed', () => {
    const from = { kind: 'wood', min: 0, max: 40 };
    const game = {
      ...gameWith({ thumb: () => ({ wood: 17, clay: 23 }) }),
      handlers: {
        leg: {
          ask: () => ({ shape: 'counts', of: [from, { ...from, kind: 'clay' }], sum: { min: 40, max: 40 } }),
          run: (s: Race) => {
            s.hours = 2 * LEGS;
          },
        },
      },
    } as unknown as AnyGame;
    expect(chooseAnswer('strategist', thoughtOf(game, 1, 1))?.value).toEqual({ wood: 17, clay: 23 });
  });
});

describe('the breadth of a strength', () => {
  it('keeps to the answers that promise most', () => {
    const promising = () => ['way 3', 'way 5', GOOD, 'way 1', ...WAYS];
    const found = chosen(gameWith({ promising, ...manner({ breadth: 3, curiosity: 3 }) }), 30);
    expect(found.filter((way) => way === GOOD).length).toBeGreaterThan(5);
    const narrow = chosen(gameWith({ promising, ...manner({ breadth: 2, curiosity: 3 }) }), 30);
    expect(new Set(narrow)).toEqual(new Set(['way 3', 'way 5']));
  });
});

describe('hope', () => {
  /** One way is sure, another one is mostly worse and sometimes better. */
  const bet = (hope: number): AnyGame =>
    ({
      ...gameWith({
        terms: (s: Race) => ({ short: s.moves[0]?.[0] === 'sure' ? 3 : s.hours - 2 * LEGS, day: 0 }),
        ...manner({ hope, curiosity: 2 }),
      }),
      handlers: {
        leg: {
          ask: () => ({ shape: 'one', from: ['sure', 'bet'] }),
          run(s: Race, _step: Step, answer: string, api: { d6(): number }) {
            s.moves[0]?.push(answer);
            s.hours = 2 * LEGS + (answer === 'bet' && api.d6() > 4 ? 6 : 0);
          },
        },
      },
    }) as unknown as AnyGame;

  it('goes for what can be best; without it what is best on average is chosen', () => {
    expect(chosen(bet(0), 60).filter((way) => way === 'sure').length).toBeGreaterThan(6);
    expect(chosen(bet(1), 60).filter((way) => way === 'bet').length).toBeGreaterThan(6);
  });
});

describe('reasons', () => {
  it('are what an answer adds to what would be without it, where a game says what that is', () => {
    // Every way takes the same time; with a day that is nearly over, nothing that is sure to pass speaks for any.
    const terms = (game: AnyGame) =>
      hintsFor(thoughtOf(game, 3, 60), 12).find(({ answer }) => answer === GOOD)?.reasons ?? [];
    const idly = (s: Race) => ({ short: -1, day: -s.hours - 2 * LEGS });
    const [plain] = terms(gameWith({}));
    const [more] = terms(gameWith({ idly: idly as never }));
    expect(plain?.term).toBe('short');
    expect(more?.worth).toBe((plain?.worth ?? 0) + 10);
  });
});
