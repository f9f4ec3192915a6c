import { coldStart } from './cold-start.ts';
import {
  bytesOfReturning,
  costOfJoining,
  costOfMoves,
  costOfRefusals,
  memory,
  PLAYERS,
  playOnce,
  throughput,
} from './measure.ts';
import { ours } from './ours.ts';
import type { BenchMatch, Running, ServerSide } from './side.ts';
import { stock } from './stock.ts';

const WATCHERS = [0, 10, 50, 200];

const WARM_UP = 3000;
const MANY = 2000;
const FEW = 20;

const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

async function openFor(running: Running, moves: number): Promise<BenchMatch> {
  const match = await running.open({ players: PLAYERS, watchers: 0 });
  await playOnce(match, moves);
  return match;
}

async function measure(side: ServerSide) {
  say(`${side.name}: moves`);
  const running = await side.start();
  const cpuMsPerMove: Record<number, number> = {};
  const bytesPerMovePerClient: Record<number, number> = {};
  // A server that has just been started is still being compiled, on threads of its own: nobody plays on it for long.
  const warming = await openFor(running, WARM_UP);
  warming.close();
  for (const watchers of WATCHERS) {
    const { cpuMs, bytes } = await costOfMoves(running, watchers, watchers >= 50 ? 100 : 400);
    cpuMsPerMove[watchers] = cpuMs;
    bytesPerMovePerClient[watchers] = bytes;
  }
  say(`${side.name}: ${JSON.stringify({ cpuMsPerMove, bytesPerMovePerClient })}`);
  say(`${side.name}: refusals`);
  const refusal = await costOfRefusals(running, 2000);
  say(`${side.name}: joining`);
  const [young, match] = [await openFor(running, FEW), await openFor(running, MANY)];
  const [few, many] = await costOfJoining([young, match]);
  const missed = { 0: 0, 20: 0, 50: 0 };
  for (const count of [0, 20, 50] as const) missed[count] = await bytesOfReturning(match, count);
  for (const each of [young, match]) each.close();
  await running.end();
  say(`${side.name}: memory`);
  const heap = await memory(side, 120, 0);
  const old = await memory(side, 24, MANY);
  return {
    cpuMsPerMove,
    bytesPerMovePerClient,
    joinBytes: { [FEW]: few?.bytes, [MANY]: many?.bytes },
    returnBytes: missed,
    joinMs: { [FEW]: few?.ms, [MANY]: many?.ms },
    refusal,
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
  const rulesMsPerMove = await rulesMs();
  const [oursAlone, cold, stockAlone] = [await measure(ours), await coldStart(500, MANY), await measure(stock)];
  say('both: throughput');
  const [oursTogether, stockTogether] = await throughput([
    { side: ours, from: 2000 },
    { side: stock, from: 400 },
  ]);
  if (!oursTogether || !stockTogether) throw new Error('not both sides were measured');
  return {
    rulesMsPerMove,
    ours: { ...oursAlone, ...oursTogether },
    coldStart: cold,
    stock: { ...stockAlone, ...stockTogether },
  };
}
