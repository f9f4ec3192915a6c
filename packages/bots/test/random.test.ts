import { type AnyGame, noSteps, type Step } from '@morgenrot/engine';
import { expect, it } from 'vitest';
import { randomPlayer } from '../src/index.ts';

const COLOURS = ['red', 'green', 'blue'];
const game = {
  handlers: { paint: { ask: () => ({ shape: 'one', from: COLOURS }), run: () => undefined } },
} as unknown as AnyGame;
const asking = { ...noSteps<Step>(), steps: [{ kind: 'paint', id: 7, player: '1' }] };

it('answers what it is asked, each answer as often as any other', () => {
  let turn = 0;
  const player = randomPlayer((n) => turn++ % n);
  const answers = Array.from({ length: 6 }, () => player(game, asking, '1'));
  expect(answers.map((answer) => answer?.step)).toEqual([7, 7, 7, 7, 7, 7]);
  expect(answers.map((answer) => answer?.value)).toEqual([...COLOURS, ...COLOURS]);
});

it('says nothing when it is not asked', () => {
  expect(randomPlayer(() => 0)(game, asking, '0')).toBeUndefined();
  expect(randomPlayer(() => 0)(game, noSteps<Step>(), '1')).toBeUndefined();
});
