import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { coldStart } from '../src/server/cold-start.ts';
import type { benchServer } from '../src/server/index.ts';
import { costOfJoining, costOfMoves, costOfRefusals, PLAYERS, playOnce } from '../src/server/measure.ts';
import { ours } from '../src/server/ours.ts';
import type { BenchMatch } from '../src/server/side.ts';

/** What `pnpm bench server` measures and what is the same on a busy machine: bytes, and that it can be measured at all. */
const MOST_BYTES_PER_MOVE = 600;
/** So much more it may take to come in later. */
const LATER = 1.2;
const FEW = 20;

let running: Awaited<ReturnType<typeof ours.start>>;
beforeAll(async () => {
  running = await ours.start();
});
afterAll(() => running.end());

async function matchAfter(moves: number): Promise<BenchMatch> {
  const match = await running.open({ players: PLAYERS, watchers: 0 });
  await playOnce(match, moves);
  return match;
}

describe('on the wire', () => {
  it(`a move takes ${MOST_BYTES_PER_MOVE} bytes for each client at most`, async () => {
    const { bytes } = await costOfMoves(running, 3, 20, 1);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES_PER_MOVE);
  });

  it.each([200, 400])(
    `coming in after %i decisions takes at most ${LATER} times the bytes of after ${FEW}`,
    async (many) => {
      const matches = [await matchAfter(FEW), await matchAfter(many)];
      const [early, late] = await costOfJoining(matches, 3);
      for (const match of matches) match.close();
      expect(early?.bytes).toBeGreaterThan(0);
      expect(late?.bytes).toBeLessThanOrEqual((early?.bytes ?? 0) * LATER);
    },
  );

  it('a refused message sends nothing to anybody else', async () => {
    const { bytesToOthers } = await costOfRefusals(running, 20, { watchers: 3, movesBefore: 10 });
    expect(bytesToOthers).toBe(0);
  });
});

it('after a cold start every table can be seen, and played on by those who sit there', async () => {
  const moves = 21;
  const found = await coldStart(4, moves);
  expect(found).toMatchObject({ matches: 4, moves, complete: true });
  // Neither can be before the server is there; which of the two comes first, the machine decides.
  expect(found.allSeenAfterMs).toBeGreaterThanOrEqual(found.answersAfterMs);
  expect(found.allAnsweredAfterMs).toBeGreaterThan(0);
});

it('tells the same figures of both servers', () => {
  type Figures = Awaited<ReturnType<typeof benchServer>>;
  type Told =
    | 'cpuMsPerMove'
    | 'bytesPerMovePerClient'
    | 'joinBytes'
    | 'joinMs'
    | 'movesPerSecond'
    | 'heapKBPerLiveMatch';
  expectTypeOf<Figures['ours']>().toExtend<Record<Told, unknown>>();
  expectTypeOf<Figures['stock']>().toExtend<Record<Told, unknown>>();
});
