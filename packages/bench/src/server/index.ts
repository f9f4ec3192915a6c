import { performance } from 'node:perf_hooks';
import { createTable } from '@morgenrot/engine/framework';
import { coldStart } from './cold-start.ts';
import { landGame, optionAt } from './land.ts';
import { costOfJoining, costOfMoves, costOfRefusals, memory, PLAYERS, play, throughput } from './measure.ts';
import { ours } from './ours.ts';
import type { Side } from './side.ts';
import { stock } from './stock.ts';

const WATCHERS = [0, 10, 50, 200];

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
  for (const watchers of WATCHERS) {
    const { cpuMs, bytes } = await costOfMoves(running, watchers, watchers >= 50 ? 60 : 200);
    cpuMsPerMove[watchers] = cpuMs;
    bytesPerMovePerClient[watchers] = bytes;
  }
  say(`${side.name}: refusals`);
  const refusal = await costOfRefusals(running, 2000);
  say(`${side.name}: joining`);
  const match = await running.open({ players: PLAYERS, watchers: 0 });
  await play(match, FEW);
  const few = await costOfJoining(match);
  await play(match, MANY - FEW);
  const many = await costOfJoining(match);
  match.close();
  await running.end();
  say(`${side.name}: throughput`);
  const fast = await side.start();
  const speed = await throughput(fast, from);
  await fast.end();
  say(`${side.name}: memory`);
  const heap = await memory(side, 40, 0);
  const old = await memory(side, 8, MANY);
  return {
    cpuMsPerMove,
    bytesPerMovePerClient,
    joinBytes: { [FEW]: few.bytes, [MANY]: many.bytes },
    joinMs: { [FEW]: few.ms, [MANY]: many.ms },
    refusal,
    movesPerSecond: speed.movesPerSecond,
    throughput: speed.steps,
    heapKBPerLiveMatch: { 0: heap.fresh, [MANY]: old.later, afterAllLeft: heap.left },
  };
}

/** What the rules and the framework's reducer alone take for one move: nothing above them can be faster. */
function rulesMs(): number {
  const table = createTable(landGame);
  let state = table.begin({ seats: PLAYERS, options: {}, seed: 'bench' });
  let began = 0;
  for (let n = 0; n < 1500; n++) {
    if (n === 500) began = performance.now();
    const answered = table.answer(state, String(n % PLAYERS), n + 1, optionAt(n));
    if (!answered.ok) throw new Error(answered.reason.key);
    state = answered.value;
  }
  return Number(((performance.now() - began) / 1000).toFixed(3));
}

/** Our server beside the framework's own, serving the same game in the same run. */
export async function benchServer() {
  return {
    rulesMsPerMove: rulesMs(),
    ours: await measure(ours, 400),
    coldStart: await coldStart(500, MANY),
    stock: await measure(stock, 60),
  };
}
