import { asked, clone, open, type Step, type Steps, untyped } from '@morgenrot/engine';
import { playout } from '@morgenrot/engine/simulate';
import { expect, test } from 'vitest';
import { newDawn, type State } from '../src/index.ts';
import { addSpace, changing, hexesOf, kept, lasting, readUndisturbed } from '../src/rules/map/reading.ts';
import { many } from './quick.ts';

const game = untyped(newDawn);
const USUAL = { leaders: 'random', capitals: 'assigned', map: 'advanced' };
const BOXES = {
  base: { ...USUAL, victory: 'epic', diplomacy: 'closed' },
  'terra incognita': {
    ...USUAL,
    expansion: 'terra-incognita',
    map: 'advanced',
    victory: 'standard',
    diplomacy: 'open',
  },
};

/** All that is asked and judged: what a state is read for. */
const readingsOf = (s: Steps<Step>): string =>
  JSON.stringify([
    open(s).map(({ player }) => player !== undefined && asked(game.handlers, s, player)),
    (s as State).order.map((me) => game.outlook?.terms(s, me)),
  ]);

test.each(Object.entries(BOXES))(
  'what is kept from change to change is what a fresh copy says: %s',
  (_box, options) => {
    for (let match = 0; match < many(6); match++) {
      playout(game, {
        players: 2 + (match % 3),
        options,
        seed: `reading-${match}`,
        mostDecisions: 200,
        eachState: (s) => expect(readingsOf(s)).toBe(readingsOf(clone(s))),
      });
    }
  },
  120_000,
);

/** A state with two spaces and nothing else to be read. */
const twoSpaces = (): State =>
  ({ map: { '0,0': { ground: 'hill', tile: null }, '1,0': { ground: 'water', tile: null } } }) as unknown as State;
const tokens = (s: State): number => hexesOf(s).filter((hex) => s.map[hex]?.control).length;

test('what changes is read anew, and what lasts only when a space joins the map', () => {
  const s = twoSpaces();
  let grounds = 0;
  const countGrounds = (from: State) => {
    grounds++;
    return hexesOf(from).map((hex) => from.map[hex]?.ground);
  };
  readUndisturbed(s, () => {
    expect(kept(s, tokens)).toBe(0);
    expect(lasting(s, countGrounds)).toEqual(['hill', 'water']);
    changing(s, () => {
      Object.assign(s.map['0,0'] ?? {}, { control: { of: '0', reinforced: false } });
      expect(kept(s, tokens)).toBe(1);
    });
    expect(kept(s, tokens)).toBe(1);
    expect(lasting(s, countGrounds)).toEqual(['hill', 'water']);
    expect(grounds).toBe(1);
    changing(s, () => addSpace(s, '2,0', { ground: 'grass', tile: null }));
    expect(lasting(s, countGrounds)).toEqual(['hill', 'water', 'grass']);
    expect(grounds).toBe(2);
  });
});
