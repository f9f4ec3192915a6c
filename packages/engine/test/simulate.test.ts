import { type Bazaar, bazaar, pointsOf } from '@morgenrot/test-game';
import { describe, expect, it } from 'vitest';
import { anyOptions, chance, type OptionSpecs, parseOptions, sensible, specsFor, untyped } from '../src/index.ts';
import { greedyChooser, playout, simulate } from '../src/simulate/index.ts';

const game = untyped(bazaar);
const options = { length: 'short', market: 'open' };

const SPECS: OptionSpecs = [
  { key: 'box', values: ['small', 'large'], initial: 'small', excludes: { large: { map: ['flat'] } } },
  { key: 'map', values: ['flat', 'round'], initial: 'flat' },
  { key: 'start', values: ['0', '1', '2'], initial: '0', needs: { box: ['large'] } },
  { key: 'start3', values: ['0', '1'], initial: '0', needs: { box: ['large'] }, seat: { of: 'start', number: 3 } },
];

describe('players of a simulation', () => {
  const pointsAtTheEnd = (chooser: Parameters<typeof playout>[1]['chooser'], seed: string): number => {
    const { state } = playout(game, { players: 2, options, seed, ...(chooser && { chooser }) });
    const s = state as unknown as Bazaar;
    return s.order.reduce((sum, player) => sum + pointsOf(s, player), 0);
  };

  it('who heads for something gets more of it than who plays anything', () => {
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(pointsAtTheEnd(greedyChooser(), seed)).toBeGreaterThan(pointsAtTheEnd(undefined, seed));
  });

  it('the same seed plays the same match, whatever was played before', () => {
    const play = () => playout(game, { players: 3, options, seed: 'again', chooser: greedyChooser() }).record;
    const first = play();
    playout(game, { players: 3, options, seed: 'another', chooser: greedyChooser() });
    expect(play()).toEqual(first);
  });

  it('what makes sense is seldom only to decline, and is never something that is not offered', () => {
    const { below } = chance({ seed: 'sense', drawn: 0 });
    const many = (from: string[]) => Array.from({ length: 400 }, () => sensible(game, { shape: 'one', from }, below));
    const declined = many(['roll', 'pass', 'silk']).filter((answer) => answer === 'pass').length;
    expect(declined).toBeGreaterThan(10);
    expect(declined).toBeLessThan(100);
    expect(new Set(many(['silk', 'roll']))).toEqual(new Set(['silk', 'roll']));
    expect(new Set(many(['pass', 'rest']))).toEqual(new Set(['pass', 'rest']));
    expect(sensible(game, { shape: 'one', from: [] }, below)).toBeUndefined();
  });
});

describe('options of a series', () => {
  const some = (kept: Record<string, string>, seats: number) =>
    Array.from({ length: 60 }, (_, i) =>
      anyOptions(specsFor(SPECS, seats), kept, chance({ seed: `any ${i}`, drawn: 0 }).below),
    );

  it('every choice that fits comes up, and no other', () => {
    const chosen = some({}, 3);
    for (const options of chosen) expect(parseOptions(SPECS, options)).toEqual({ ok: true, value: options });
    for (const { key, values } of SPECS)
      expect(new Set(chosen.map((options) => options[key])), key).toEqual(new Set(values));
  });

  it('what is kept stays, and the others make room for it', () => {
    for (const options of some({ box: 'large' }, 3)) expect(options).toMatchObject({ box: 'large', map: 'round' });
    for (const options of some({ map: 'flat' }, 3)) expect(options).toMatchObject({ box: 'small', start: '0' });
  });

  it('an option of a seat that nobody has is not there', () => {
    for (const options of some({ box: 'large' }, 2)) expect(options).not.toHaveProperty('start3');
  });

  it('a series repeats itself, and each of its matches has options of its own', () => {
    const seen = new Set<string | undefined>();
    const inventory = (chosen: Record<string, string>) => {
      seen.add(chosen.market);
      return { purse: ['never'] };
    };
    const play = () =>
      simulate({ ...game, inventory }, { players: 2, matches: 12, seed: 'vary', options: {}, kept: [], now: () => 0 });
    const { decisions, neverSeen, errors, stuck } = play();
    expect({ errors, stuck, neverSeen }).toEqual({ errors: 0, stuck: 0, neverSeen: ['purse never'] });
    expect(seen).toEqual(new Set(['none', 'open', 'haggling']));
    expect(play().decisions).toBe(decisions);
  });
});
