import {
  anyOptions,
  asked,
  type Chance,
  chance,
  give,
  open,
  type PlayerId,
  STRENGTHS,
  type Step,
  type Steps,
  sample,
  seatsFor,
  specsFor,
  startMatch,
  viewOf,
} from '@morgenrot/engine';
import { expect, it, vi } from 'vitest';
import { chooseAnswer, diceFrom } from '../src/index.ts';
import { game, seatsOf } from './kit/matches.ts';

vi.setConfig({ testTimeout: 240_000 });

const ANSWERS = 60;
/** Some begin to think at once, others so many answers later, or two or three times as many. */
const STRIDE = 60;

/** Whoever is asked answers by chance. */
function playOn(state: Steps<Step>, source: Chance, answers: number): void {
  for (let n = 0; n < answers && open(state).length > 0; n++) {
    const by = open(state)[0]?.player as PlayerId;
    const question = asked(game.handlers, state, by);
    const value = question && sample(question.ask, source.below);
    if (!question || value === undefined) throw new Error('nobody can answer');
    give(game, state, by, question.id, value, source);
  }
}

/** Any options that go together, for as many as may sit there. */
function anyTable(n: number): { players: PlayerId[]; options: Record<string, string> } {
  const { below } = chance({ seed: `any table ${n}`, drawn: 0 });
  const seats = 2 + (n % 4);
  const kept = { expansion: Math.floor(n / 4) % 2 === 1 || seats === 5 ? 'terra-incognita' : 'none' };
  const options = anyOptions(specsFor(game.options, seats), kept, below);
  const { max } = seatsFor(game.seats, game.options, options);
  return { players: seatsOf(Math.min(max, seats)), options };
}

it('every strength sits on every seat of tables with any options, and always has an answer that is offered', () => {
  const sat = new Set<string>();
  for (let n = 0; n < 16; n++) {
    const { players, options } = anyTable(n);
    const { state, chance: source } = startMatch(game, { players, options, seed: `any table ${n}` });
    const dice = diceFrom(n);
    playOn(state, source, (n % 4) * STRIDE);
    for (let answers = 0; answers < ANSWERS && open(state).length > 0; answers++) {
      const by = open(state)[0]?.player as PlayerId;
      const strength = STRENGTHS[(Number(by) + Math.floor(n / 4)) % STRENGTHS.length] ?? 'wanderer';
      const view = viewOf(game, state, by);
      const choice = chooseAnswer(strength, {
        game,
        view,
        me: by,
        players,
        dice,
        now: () => 0,
        budget: { playouts: 3 },
      });
      const where = `${strength} at ${JSON.stringify(options)}: ${asked(game.handlers, state, by)?.kind}`;
      expect(choice, where).toBeDefined();
      if (choice) expect(give(game, state, by, choice.step, choice.value, source).ok, where).toBe(true);
      sat.add(`${options.expansion} ${players.length} ${strength}`);
    }
  }
  const tables = [
    ...[2, 3, 4].map((seats) => `none ${seats}`),
    ...[2, 3, 4, 5].map((seats) => `terra-incognita ${seats}`),
  ];
  expect(
    tables.flatMap((table) => STRENGTHS.map((strength) => `${table} ${strength}`)).filter((one) => !sat.has(one)),
  ).toEqual([]);
});
