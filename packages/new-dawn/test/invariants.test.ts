import { parseOptions } from '@morgenrot/engine';
import { frameworkTable } from '@morgenrot/engine/framework';
import { expect, test } from 'vitest';
import { newDawn } from '../src/index.ts';
import type { State } from '../src/state.ts';

const OPTIONS = ['none', 'terra-incognita'];

// States come as files, too, and the rules trust them from then on.
test.each(OPTIONS)('a state in which somebody has no place in the order of play, or two, is none (%s)', (expansion) => {
  const options = parseOptions(newDawn.options, { expansion });
  if (!options.ok) throw new Error(options.reason.key);
  const table = frameworkTable(newDawn as never);
  const s = table.begin({ seats: 3, options: options.value, seed: 'order' }).G as State;
  const holds = (state: State) => Object.values(newDawn.invariants).every((invariant) => invariant(state));
  expect(holds(s)).toBe(true);
  for (const order of [[...s.order, ...s.order], s.order.slice(1), [...s.order.slice(1), 'x'], Array(5000).fill('0')])
    expect(holds({ ...s, order })).toBe(false);
});
