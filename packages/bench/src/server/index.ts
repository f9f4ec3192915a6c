import { coldStart } from './cold-start.ts';
import {
  bytesOfReturning,
  costOfJoining,
  costOfMoves,
  costOfRefusals,
  memory,
  PLAYERS,
  play,
  throughput,
} from './measure.ts';
import { ours } from './ours.ts';
import type { Side } from './side.ts';
import { stock } from './stock.ts';

const WATCHERS = [0, 10, 50, 200];

const WARM_UP = 600;
const MANY = 2000;
const FEW = 20;

const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

async function measure(side: Side, from: number) {
  say(`${side.name}: moves`);
  const running = await side.start();
  const cpuMsPerMove: Record<number, number> = {};
  const bytesPerMovePerClient: Record<number, number> = {};
  // A server that has just been started is still being compiled: nobody plays on it for long.
  await costOfMoves(running, 0, WARM_UP);
  for (const watchers of WATCHERS) {
    const { cpuMs, bytes } = await costOfMoves(running, watchers, watchers >= 50 ? 100 : 400);
    cpuMsPerMove[watchers] = cpuMs;
    bytesPerMovePerClient[watchers] = bytes;
  }
  say(`${side.name}: ${JSON.stringify({ cpuMsPerMove, bytesPerMovePerClient })}`);
  say(`${side.name}: refusals`);
  const refusal = await costOfRefusals(running, 2000);
  say(`${side.name}: joining`);
  const match = await running.open({ players: PLAYERS, watchers: 0 });
  await play(match, FEW);
  const few = await costOfJoining(match);
  await play(match, MANY - FEW);
  const many = await costOfJoining(match);
  const missed = { 0: 0, 20: 0, 50: 0 };
  for (const count of [0, 20, 50] as const) missed[count] = await bytesOfReturning(match, count);
  match.close();
  await running.end();
  say(`${side.name}: throughput`);
  const fast = await side.start();
  const speed = await throughput(fast, from);
  await fast.end();
  say(`${side.name}: ${JSON.stringify(speed.fullSpeed)}`);
  say(`${side.name}: memory`);
  const heap = await memory(side, 40, 0);
  const old = await memory(side, 24, MANY);
  return {
    cpuMsPerMove,
    bytesPerMovePerClient,
    joinBytes: { [FEW]: few.bytes, [MANY]: many.bytes },
    returnBytes: missed,
    joinMs: { [FEW]: few.ms, [MANY]: many.ms },
    refusal,
    movesPerSecond: speed.movesPerSecond,
    throughput: speed.steps,
    fullSpeed: speed.fullSpeed,
    heapKBPerLiveMatch: { 0: heap.fresh, [MANY]: old.later, afterAllLeft: heap.left },
  };
}

async function rulesMs(): Promise<number> {
  const running = await ours.start();
  const ms = await running.rules();
  await running.end();
  return ms;
}

/** Our server beside the framework's own, serving the same game in the same run. */
export async function benchServer() {
  return {
    rulesMsPerMove: await rulesMs(),
    ours: await measure(ours, 400),
    coldStart: await coldStart(500, MANY),
    stock: await measure(stock, 60),
  };
}
