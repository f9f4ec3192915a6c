import { asked, isShared } from '@morgenrot/engine';
import { type NewDawnStep, newDawn } from '@morgenrot/new-dawn';
import { describe, expect, it } from 'vitest';
import { isLeaving } from '../../../src/board/prompt/options.ts';
import { stateOf } from '../../../src/games/new-dawn/match.ts';
import { leftBy } from '../../../src/games/new-dawn/prompts/left-over.ts';
import { newDawnSamples } from '../../new-dawn-samples.ts';

const moments = newDawnSamples().flatMap((sample) => {
  const s = stateOf(sample.source.view);
  const ask = asked(newDawn.handlers, s, sample.source.me ?? '')?.ask;
  const step = s.steps.at(-1);
  return ask?.shape === 'one' && step && !isShared(step) ? [{ s, step: step as NewDawnStep, from: ask.from }] : [];
});
const momentOf = (kind: string) => {
  const found = moments.find(({ step }) => step.kind === kind);
  if (!found) throw new Error(`${kind} is never asked`);
  return found;
};
const leftFor = (kind: string, way: string) => {
  const { s, step, from } = momentOf(kind);
  return leftBy(s, step, from, way);
};

describe('before a part of the turn is over', () => {
  it('says how many caravans can still move', () => {
    const caravans = momentOf('moveCaravans').from.filter((option) => option.startsWith('caravan:'));
    expect(leftFor('moveCaravans', 'done')).toEqual([{ key: 'left.moveCaravans', count: caravans.length }]);
  });
  it('says how many control tokens are left, and what trade tokens could still buy', () => {
    const { s, step, from } = momentOf('placeControl');
    if (step.kind !== 'placeControl') throw new Error('control tokens are placed');
    expect(leftBy(s, { ...step, left: 2 }, from, 'done')[0]).toEqual({ key: 'left.placeControl', count: 2 });
    const rich = structuredClone(s);
    const focus = rich.seats[step.player]?.row.find(({ id }) => id === step.focus);
    if (focus) focus.trade = 1;
    expect(leftBy(rich, { ...step, left: 0, extra: true }, from, 'done')).toEqual([{ key: 'left.trade', count: 1 }]);
  });
  it('says that an attack is left', () => {
    const [left] = leftFor('attack', 'done');
    expect(left?.key).toBe('left.attack');
    expect(left?.count).toBeGreaterThan(0);
  });
  it('says what could be built', () => {
    const { s, step } = momentOf('build');
    const keys = (...from: string[]) => leftBy(s, step, from, 'skip').map(({ key }) => key);
    expect(keys('skip', 'city', 'wonder')).toEqual(['left.build.city', 'left.build.wonder']);
    expect(keys('skip', 'wonder')).toEqual(['left.build.wonder']);
  });
  it('is silent where nothing but leaving is offered', () => {
    for (const { s, step, from } of moments) {
      for (const way of from.filter(isLeaving)) expect(leftBy(s, step, from.filter(isLeaving), way)).toEqual([]);
    }
  });
  it('is silent about going back', () => {
    for (const { s, step, from } of moments) expect(leftBy(s, step, from, 'cancel')).toEqual([]);
  });
});
