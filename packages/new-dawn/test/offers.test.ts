import {
  type Answer,
  type Asked,
  asked,
  type Chance,
  chance,
  check,
  clone,
  enumerate,
  fits,
  give,
  hashOf,
  open,
  optionsOf,
  type PlayerId,
  untyped,
} from '@morgenrot/engine';
import { playout } from '@morgenrot/engine/simulate';
import { expect, test } from 'vitest';
import { newDawn, type State } from '../src/index.ts';
import { many } from './quick.ts';

const game = untyped(newDawn);
const MUTATIONS = 50;
const OPTIONS = { map: 'first-game', victory: 'standard', leaders: 'random', capitals: 'assigned', diplomacy: 'open' };
const TERRA = { ...OPTIONS, expansion: 'terra-incognita', map: 'advanced' };
const TABLES = [
  [2, 'the base game', OPTIONS],
  [3, 'the base game', OPTIONS],
  [4, 'the base game', OPTIONS],
  [2, 'Terra Incognita', TERRA],
  [3, 'Terra Incognita', TERRA],
  [5, 'Terra Incognita', TERRA],
] as const;
const ODD: readonly unknown[] = [
  '',
  'toString',
  '__proto__',
  'constructor',
  '0',
  '99,99',
  'done ',
  'DONE',
  0,
  1,
  -1,
  1e9,
  0.5,
  Number.NaN,
  null,
  undefined,
  true,
  {},
  [],
  [''],
  ['done'],
  ['0,0', '0,0'],
];

/** An answer that nobody offered: something odd, an option of another question, or an offered one bent out of shape. */
function mutate(question: Asked, others: readonly string[], dice: Chance): unknown {
  const { ask } = question;
  const offered = ask.shape === 'amount' ? [String(ask.min)] : optionsOf(ask);
  const option = offered[dice.below(Math.max(1, offered.length))] ?? 'done';
  const bent = [
    `${option}x`,
    option.slice(1),
    [option],
    option.toUpperCase(),
    ` ${option}`,
    option.split('').reverse().join(''),
  ];
  const pick = <T>(xs: readonly T[]): T | undefined => xs[dice.below(Math.max(1, xs.length))];
  return [pick(ODD), pick(others), pick(bent)][dice.below(3)];
}

/** Every option is accepted; of very many only some are tried, and each on a copy. */
function everyOfferIsAccepted(s: State, by: PlayerId, question: Asked, dice: Chance): number {
  const all = [...enumerate(question.ask)];
  const some = all.length <= 12 ? all : dice.shuffle(all).slice(0, 12);
  for (const answer of some) {
    const verdict = give(newDawn, clone(s), by, question.id, answer, chance({ seed: 'offers', drawn: 0 }));
    if (!verdict.ok) throw new Error(`${verdict.reason.key}: ${question.kind}: ${JSON.stringify(answer)}`);
  }
  return some.length;
}

function everyMutationIsRefused(
  s: State,
  by: PlayerId,
  question: Asked,
  others: readonly string[],
  dice: Chance,
): number {
  let refused = 0;
  for (let n = 0; n < MUTATIONS; n++) {
    const value = mutate(question, others, dice) as Answer;
    const verdict = fits(question.ask, value);
    if (verdict.ok) continue;
    if (!/^[a-zA-Z]+\.[a-zA-Z]+$/.test(verdict.reason.key))
      throw new Error(`${verdict.reason.key} is the reason for ${question.kind}: ${JSON.stringify(value)}`);
    // The state is asked anew each time: some of them will do.
    if (refused++ % 10 === 0) expect(check(newDawn.handlers, s, by, question.id, value)).toEqual(verdict);
  }
  expect(check(newDawn.handlers, s, by, question.id + 1, 'done')).toMatchObject({ ok: false });
  return refused;
}

test.each(TABLES)(
  'in every state met by %i players of %s all that is offered is accepted, and all else refused',
  (players, _game, options) => {
    const dice = chance({ seed: `mutations-${players}`, drawn: 0 });
    const sum = { accepted: 0, refused: 0 };
    const others = new Set<string>();
    playout(game, {
      players,
      options,
      seed: `offers-${players}`,
      mostDecisions: many(500),
      eachState: (plain) => {
        const s = plain as unknown as State;
        const before = hashOf(s);
        for (const { player: by } of open(s)) {
          const question = by === undefined ? undefined : asked(newDawn.handlers, s, by);
          if (by === undefined || !question) continue;
          sum.accepted += everyOfferIsAccepted(s, by, question, dice);
          sum.refused += everyMutationIsRefused(s, by, question, [...others], dice);
          for (const option of optionsOf(question.ask).slice(0, 3)) others.add(option);
          for (const stranger of s.order.filter((other) => !open(s).some(({ player }) => player === other))) {
            expect(check(newDawn.handlers, s, stranger, question.id, 'done')).toMatchObject({
              ok: false,
              reason: { key: 'decision.notYours' },
            });
          }
        }
        expect(hashOf(s)).toBe(before);
      },
    });
    expect(sum.accepted).toBeGreaterThan(many(1000));
    expect(sum.refused).toBeGreaterThan(many(10_000));
  },
  600_000,
);
