import { afterEach, expect, it, vi } from 'vitest';
import { createElsewhere, type Elsewhere, type Whereabouts } from '../../src/match/presence/elsewhere.ts';
import { gaplessTime } from '../../src/time.ts';
import type { World } from '../../src/world.ts';

afterEach(() => vi.useRealTimers());

/** A process that tells the others who is at its tables, which is nobody. */
function node(): { elsewhere: Elsewhere; take(): Whereabouts[] } {
  const said: Whereabouts[] = [];
  const world = {
    bus: { tell: (what: Whereabouts) => void said.push(what) },
    rooms: { all: () => [], peek: () => undefined },
    time: gaplessTime(() => performance.now()),
  } as unknown as World;
  return { elsewhere: createElsewhere(() => world), take: () => said.splice(0) };
}

it('asks again where what another process said after Redis was away got lost', () => {
  vi.useFakeTimers();
  const [one, two] = [node(), node()];
  const hear = (what: Whereabouts[]) => {
    for (const each of what) one.elsewhere.heard('two', each);
  };
  one.elsewhere.connected(true);
  two.elsewhere.connected(true);
  hear(two.take());
  vi.advanceTimersByTime(2000);
  one.take();
  hear(two.take());
  expect(one.take().map(({ kind }) => kind)).not.toContain('hello');

  two.elsewhere.connected(false);
  two.elsewhere.connected(true);
  expect(two.take().map(({ kind }) => kind)).toEqual(['hello', 'all']);
  vi.advanceTimersByTime(2000);
  one.take();
  hear(two.take());
  expect(one.take().map(({ kind }) => kind)).toContain('hello');
  for (const { elsewhere } of [one, two]) elsewhere.close();
});
