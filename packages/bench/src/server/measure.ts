import type { BenchMatch, Running, Side } from './side.ts';

export const PLAYERS = 5;

const round = (value: number, digits = 3): number => Number(value.toFixed(digits));
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Moves, one after the other; each is waited for until every screen shows it. */
export async function play(match: BenchMatch, moves: number): Promise<void> {
  const screens = match.players.length + match.watchers.length;
  for (let n = 0; n < moves; n++) {
    await new Promise<void>((resolve) => {
      let shown = 0;
      const wanted = match.sent + 1;
      match.onScreen((now) => {
        if (now === wanted && ++shown === screens) resolve();
      });
      match.move();
    });
  }
}

/** Processor time of the server for one move, and what goes over the wire for it. */
export async function costOfMoves(running: Running, watchers: number, moves: number) {
  const match = await running.open({ players: PLAYERS, watchers });
  await play(match, Math.ceil(moves / 3));
  const lines = [...match.players, ...match.watchers];
  const total = () => lines.reduce((sum, { bytes }) => sum + bytes, 0);
  const before = { bytes: total(), cpu: await running.cpu() };
  await play(match, moves);
  const cpuMs = ((await running.cpu()) - before.cpu) / moves;
  const bytes = (total() - before.bytes) / moves / lines.length;
  match.close();
  return { cpuMs: round(cpuMs), bytes: Math.round(bytes) };
}

/** What a refused message costs: processor time, and bytes to anybody but whoever sent it. */
export async function costOfRefusals(running: Running, times: number) {
  const match = await running.open({ players: PLAYERS, watchers: 10 });
  await play(match, 50);
  const others = match.watchers;
  const total = () => others.reduce((sum, { bytes }) => sum + bytes, 0);
  const before = { bytes: total(), cpu: await running.cpu() };
  const began = performance.now();
  for (let n = 0; n < times; n++) await match.refused();
  await sleep(200);
  const cpuMs = ((await running.cpu()) - before.cpu) / times;
  const bytesToOthers = total() - before.bytes;
  match.close();
  return { cpuMs: round(cpuMs, 4), bytesToOthers, perSecond: Math.round((times * 1000) / (performance.now() - began)) };
}

/** Somebody comes in to look after so many decisions. */
export async function costOfJoining(match: BenchMatch, times = 15) {
  const joins = [];
  for (let n = 0; n < times; n++) {
    const joined = await match.join();
    joined.line.close();
    joins.push(joined);
  }
  return {
    bytes: Math.round(median(joins.map(({ bytes }) => bytes))),
    ms: round(median(joins.map(({ ms }) => ms)), 2),
  };
}

/** Somebody comes back after so many decisions: what goes over the wire for it. */
export async function bytesOfReturning(match: BenchMatch, missed: number): Promise<number> {
  const visitor = await match.visit();
  await play(match, missed);
  return visitor.back();
}

interface Rate {
  movesPerSecond: number;
  p99: number;
}

const MATCHES = 200;
const STEP_MS = 3000;
const FULL_SPEED_MS = 6000;
const PATIENCE_MS = 100;

/** Moves at a steady rate, spread over all matches; how long it takes until screens show them. */
async function atRate(matches: readonly BenchMatch[], perSecond: number): Promise<Rate> {
  const sentAt = new Map<BenchMatch, Map<number, number>>(matches.map((match) => [match, new Map()]));
  const waits: number[] = [];
  const open = new Map<BenchMatch, number>(matches.map((match) => [match, 0]));
  for (const match of matches) {
    const screens = match.players.length + match.watchers.length;
    let shown = 0;
    match.onScreen((n) => {
      const at = sentAt.get(match)?.get(n);
      if (at === undefined) return;
      waits.push(performance.now() - at);
      if (++shown % screens === 0) open.set(match, (open.get(match) ?? 1) - 1);
    });
  }
  const began = performance.now();
  let due = 0;
  let next = 0;
  while (performance.now() - began < STEP_MS) {
    const wanted = ((performance.now() - began) / 1000) * perSecond;
    while (due < wanted) {
      const planned = began + (due * 1000) / perSecond;
      // A match whose last move is not everywhere yet waits its turn; the time that its move was due counts all the same.
      const match = matches[next++ % matches.length];
      due++;
      if (!match || (open.get(match) ?? 0) > 0) {
        waits.push(performance.now() - planned + PATIENCE_MS);
        continue;
      }
      open.set(match, 1);
      sentAt.get(match)?.set(match.sent + 1, planned);
      match.move();
    }
    await sleep(2);
  }
  await sleep(500);
  for (const count of open.values()) if (count > 0) waits.push(1000);
  return { movesPerSecond: perSecond, p99: round(percentile(waits, 0.99), 1) };
}

/** Everybody moves as soon as all screens show the last move: how much the server does when it is asked for all it has. */
async function atFullSpeed(running: Running, matches: readonly BenchMatch[]) {
  const end = performance.now() + FULL_SPEED_MS;
  let moves = 0;
  const before = { cpu: await running.cpu(), at: performance.now() };
  const keepOn = async (match: BenchMatch): Promise<void> => {
    while (performance.now() < end) {
      await play(match, 1);
      moves++;
    }
  };
  await Promise.all(matches.map(keepOn));
  const seconds = (performance.now() - before.at) / 1000;
  return {
    movesPerSecond: Math.round(moves / seconds),
    cpuMsPerMove: round(((await running.cpu()) - before.cpu) / moves),
  };
}

/** Faster and faster, until one screen in a hundred waits longer than a tenth of a second. */
export async function throughput(running: Running, from: number) {
  const matches: BenchMatch[] = [];
  for (let n = 0; n < MATCHES; n++) matches.push(await running.open({ players: 2, watchers: 3 }));
  await atRate(matches, from / 2);
  const steps: Rate[] = [];
  let best = 0;
  for (let rate = from; rate < 20_000; rate = Math.round(rate * 1.25)) {
    const step = await atRate(matches, rate);
    steps.push(step);
    if (step.p99 > PATIENCE_MS) break;
    best = rate;
  }
  const fullSpeed = await atFullSpeed(running, matches);
  for (const match of matches) match.close();
  return { movesPerSecond: best, steps, fullSpeed };
}

/** What a match takes of the server's memory, with connections of the same number taken off. */
export async function memory(
  side: Side,
  matches: number,
  moves: number,
): Promise<{ fresh: number; later: number; left: number }> {
  const running = await side.start();
  const idle = await running.idle(matches * 2);
  // What is compiled, pooled and cached once belongs to no match.
  for (let round = 0; round < 3; round++) {
    const before = await running.open({ players: 2, watchers: 0 });
    await play(before, 150);
    before.close();
  }
  // As many at once as are measured.
  const others: BenchMatch[] = [];
  for (let n = 0; n < matches; n++) others.push(await running.open({ players: 2, watchers: 0 }));
  await Promise.all(others.map((match) => play(match, 3)));
  for (const match of others) match.close();
  await sleep(1000);
  const warm = await running.open({ players: 2, watchers: 0 });
  await play(warm, 150);
  await sleep(300);
  const base = await running.heap();
  for (const line of idle) line.close();
  const open: BenchMatch[] = [];
  for (let n = 0; n < matches; n++) open.push(await running.open({ players: 2, watchers: 0 }));
  await Promise.all(open.map((match) => play(match, 3)));
  await sleep(300);
  const fresh = await running.heap();
  await Promise.all(open.map((match) => play(match, moves)));
  await sleep(300);
  const later = await running.heap();
  for (const match of open) match.close();
  await sleep(1000);
  const left = await running.heap();
  warm.close();
  await running.end();
  const each = (bytes: number): number => round((bytes - base) / 1024 / matches, 1);
  return { fresh: each(fresh), later: each(later), left: round((left - base) / 1024 / matches + 0, 1) };
}
