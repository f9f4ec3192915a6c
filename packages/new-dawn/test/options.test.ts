import { asked, open, untyped } from '@morgenrot/engine';
import { playout } from '@morgenrot/engine/simulate';
import { describe, expect, test } from 'vitest';
import {
  advanceOption,
  aimOption,
  armyOption,
  arrowOption,
  caravanOption,
  deploymentOption,
  districtOption,
  figureOption,
  firstOption,
  heldOption,
  lookOption,
  namedOption,
  newDawn,
  type OptionForm,
  paymentOption,
  placementOption,
  type State,
  type StepKind,
  sayingOf,
  sortOption,
  sourceOption,
  spaceOption,
  spendingOption,
  strikeOption,
  tileOption,
} from '../src/index.ts';
import { many } from './quick.ts';

/** Every form with parts and what they are written as: matches on record are made of these. */
const row = <P>(form: OptionForm<P>, parts: P, written: string) => ({
  written,
  write: () => form.write(parts),
  read: () => form.read(written),
  parts,
});
const WRITTEN = [
  row(armyOption, { army: 1 }, 'army:1'),
  row(deploymentOption, { army: 1, to: '2,-1' }, 'army:1@2,-1'),
  row(caravanOption, { caravan: 2 }, 'caravan:2'),
  row(districtOption, { district: 'commercial-hub', hex: '-3,0' }, 'commercial-hub@-3,0'),
  row(strikeOption, { barbarian: 'K' }, 'barbarian:K'),
  row(strikeOption, { of: 'a@b', hex: '1,0' }, 'army:a@b@1,0'),
  row(figureOption, { kind: 'caravan', figure: 0 }, 'caravan:0'),
  row(lookOption, { count: 2 }, 'look:2'),
  row(sortOption, { way: 'bottom', tile: 12 }, 'bottom:12'),
  row(tileOption, { tile: 13, side: 'A' }, '13A'),
  row(placementOption, { q: 2, r: -1, rot: 3 }, '2,-1,3'),
  row(firstOption, { card: 'pottery' }, 'first:pottery'),
  row(arrowOption, { arrow: 5 }, '5'),
  row(advanceOption, { by: 4 }, 'by:4'),
  row(heldOption, { from: '2', card: 'embassy' }, '2:embassy'),
  row(namedOption, { naturalWonder: 'pantanal' }, 'naturalWonder:pantanal'),
  row(namedOption, { resource: 'oil' }, 'resource:oil'),
  row(paymentOption, { asTrade: 'marble' }, 'asTrade:marble'),
  row(paymentOption, { asTrade: 'pantanal' }, 'asTrade:pantanal'),
  row(spendingOption, { rollFor: 'pantanal' }, 'reroll:pantanal'),
  row(spendingOption, { tokens: 3 }, '3'),
  row(aimOption, { target: 'army', of: '2' }, 'army:2'),
  row(sourceOption, { kind: 'wonder', id: 'petra' }, 'wonder:petra'),
  row(spaceOption, { hex: '0,-4' }, '0,-4'),
];

test.each(WRITTEN)('$written is written from its parts and read into them', ({ write, read, written, parts }) => {
  expect(write()).toBe(written);
  expect(read()).toEqual(parts);
});

test.each([
  [armyOption, 'army:x'],
  [armyOption, 'army:1@0,0'],
  [districtOption, 'harbor@0,0'],
  [districtOption, 'campus'],
  [strikeOption, 'barbarian:Z'],
  [sortOption, 'lay:99'],
  [placementOption, '0,0,6'],
  [firstOption, 'first:toString'],
  [paymentOption, 'asTrade:toString'],
  [sourceOption, 'done'],
])('%o does not read what is not of its form: %s', (form, option) => {
  expect(form.read(option)).toBeUndefined();
});

/** A word that stands for itself: the id of a card, a way out. */
const WORD = /^[A-Za-z][\w-]*$/;

/** What is neither an id nor a space has parts. */
const hasParts = (s: State, option: string): boolean =>
  !WORD.test(option) && !s.order.includes(option) && spaceOption.read(option) === undefined;

/** What has parts is read by its step, and written the same. */
function isRead(kind: StepKind, option: string): boolean {
  const form = sayingOf(kind).option;
  const parts = form?.read(option);
  return parts !== undefined && form?.write(parts) === option;
}

const BASE = { map: 'advanced', victory: 'epic', leaders: 'pick', capitals: 'assigned', diplomacy: 'closed' };
const TABLES = [
  { players: 3, options: BASE },
  { players: 4, options: { ...BASE, map: 'first-game', capitals: 'pick' } },
  { players: 3, options: { ...BASE, expansion: 'terra-incognita' } },
  { players: 5, options: { ...BASE, expansion: 'terra-incognita', victory: 'standard', diplomacy: 'open' } },
];

describe('random matches', () => {
  test.each(TABLES)('of $players: each step reads every option it offers ($options.expansion)', (table) => {
    const seen = new Set<string>();
    for (let match = 0; match < 3; match++) {
      playout(untyped(newDawn), {
        ...table,
        seed: `options-${match}`,
        mostDecisions: many(900),
        eachState: (plain) => {
          const s = plain as unknown as State;
          for (const { player } of open(s)) {
            const question = player === undefined ? undefined : asked(newDawn.handlers, s, player);
            if (question?.ask.shape !== 'one') continue;
            const { from, refused = {} } = question.ask;
            for (const option of [...from, ...Object.keys(refused)].filter((each) => hasParts(s, each))) {
              expect(isRead(question.kind as StepKind, option), `${question.kind}: ${option}`).toBe(true);
              seen.add(question.kind);
            }
          }
        },
      });
    }
    expect(seen.size).toBeGreaterThan(2);
  });
});
