import type { BenchMatch, Running, ServerSide } from './side.ts';

export const PLAYERS = 5;

const round = (value: number, digits = 3): number => Number(value.toFixed(digits));
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Moves, one after the other; each is waited for until every screen shows it. */
export async function playOnce(match: BenchMatch, moves: number): Promise<void> {
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

const ROUNDS = 3;

/** Processor time of the server for one move, and what goes over the wire for it: the middle one of several rounds. */
export async function costOfMoves(running: Running, watchers: number, moves: number, often = ROUNDS) {
  const rounds = [];
  for (let n = 0; n < often; n++) rounds.push(await roundOfMoves(running, watchers, moves));
  return {
    cpuMs: median(rounds.map(({ cpuMs }) => cpuMs)),
    bytes: median(rounds.map(({ bytes }) => bytes)),
  };
}

async function roundOfMoves(running: Running, watchers: number, moves: number) {
  const match = await running.open({ players: PLAYERS, watchers });
  await playOnce(match, Math.ceil(moves / 3));
  const lines = [...match.players, ...match.watchers];
  const total = () => lines.reduce((sum, { bytes }) => sum + bytes, 0);
  const before = { bytes: total(), cpu: await running.cpu() };
  await playOnce(match, moves);
  const cpuMs = ((await running.cpu()) - before.cpu) / moves;
  const bytes = (total() - before.bytes) / moves / lines.length;
  match.close();
  return { cpuMs: round(cpuMs), bytes: Math.round(bytes) };
}

const STILL_MS = 300;

/** Resolves when for a while nothing has changed. */
async function still(reading: () => number): Promise<void> {
  for (let last = Number.NaN; last !== reading(); await sleep(STILL_MS)) last = reading();
}

/** What a refused message costs once the server knows them: processor time, and bytes to anybody but whoever sent it. */
export async function costOfRefusals(running: Running, times: number, { watchers = 10, movesBefore = 50 } = {}) {
  const match = await running.open({ players: PLAYERS, watchers });
  await playOnce(match, movesBefore);
  for (let n = 0; n < times; n++) await match.refused();
  const others = match.watchers;
  const total = () => others.reduce((sum, { bytes }) => sum + bytes, 0);
  // Who has come to the table is told a moment later, and belongs to no refusal.
  await still(total);
  const before = { bytes: total(), cpu: await running.cpu() };
  const began = performance.now();
  for (let n = 0; n < times; n++) await match.refused();
  await sleep(200);
  const cpuMs = ((await running.cpu()) - before.cpu) / times;
  const bytesToOthers = total() - before.bytes;
  match.close();
  return { cpuMs: round(cpuMs, 4), bytesToOthers, perSecond: Math.round((times * 1000) / (performance.now() - began)) };
}

const JOINS = 40;

/** Somebody comes in to look at each of these in turn: what else the machine does falls upon all of them. */
export async function costOfJoining(
  matches: readonly BenchMatch[],
  often = JOINS,
): Promise<{ bytes: number; ms: number }[]> {
  const joins = matches.map((): { bytes: number; ms: number }[] => []);
  for (let n = 0; n < often; n++) {
    for (const [index, match] of matches.entries()) {
      const { line, bytes, ms } = await match.join();
      line.close();
      joins[index]?.push({ bytes, ms });
    }
  }
  return joins.map((all) => ({
    bytes: Math.round(median(all.map(({ bytes }) => bytes))),
    ms: round(median(all.map(({ ms }) => ms)), 2),
  }));
}

/** Somebody comes back after so many decisions: what goes over the wire for it. */
export async function bytesOfReturning(match: BenchMatch, missed: number): Promise<number> {
  const visitor = await match.visit();
  await playOnce(match, missed);
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
      await playOnce(match, 1);
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

/** So often in all a rate may be tried: what else the machine does in just these seconds is nobody's fault. */
const TRIES = 2;

async function keepsUp(matches: readonly BenchMatch[], rate: number): Promise<{ ok: boolean; steps: Rate[] }> {
  const steps: Rate[] = [];
  for (let tried = 0; tried < TRIES; tried++) {
    const step = await atRate(matches, rate);
    steps.push(step);
    if (step.p99 <= PATIENCE_MS) return { ok: true, steps };
  }
  return { ok: false, steps };
}

/** Faster and faster, until one screen in a hundred waits longer than a tenth of a second. */
async function throughputOf(side: ServerSide, from: number) {
  const running = await side.start('any core');
  const matches: BenchMatch[] = [];
  for (let n = 0; n < MATCHES; n++) matches.push(await running.open({ players: 2, watchers: 3 }));
  await atRate(matches, from / 2);
  const steps: Rate[] = [];
  let best = 0;
  for (let rate = from; rate < 20_000; rate = Math.round(rate * 1.1)) {
    const tried = await keepsUp(matches, rate);
    steps.push(...tried.steps);
    if (!tried.ok) break;
    best = rate;
  }
  const fullSpeed = await atFullSpeed(running, matches);
  for (const match of matches) match.close();
  await running.end();
  return { movesPerSecond: best, steps, fullSpeed };
}

/**
 * Both sides in turn, several times: what the machine does meanwhile falls upon both. The middle one counts, and all of
 * them are told.
 */
export async function throughput(sides: readonly { side: ServerSide; from: number }[]) {
  const runs = sides.map((): Awaited<ReturnType<typeof throughputOf>>[] => []);
  for (let n = 0; n < ROUNDS; n++) {
    for (const [index, { side, from }] of sides.entries()) runs[index]?.push(await throughputOf(side, from));
  }
  return runs.map((all) => ({
    movesPerSecond: median(all.map(({ movesPerSecond }) => movesPerSecond)),
    fullSpeed: {
      movesPerSecond: median(all.map(({ fullSpeed }) => fullSpeed.movesPerSecond)),
      cpuMsPerMove: median(all.map(({ fullSpeed }) => fullSpeed.cpuMsPerMove)),
    },
    throughput: all,
  }));
}

/** How much the server has in use when people are through with what they did. */
async function heapAtRest(running: Running): Promise<number> {
  // A socket that has gone is let go of a little later.
  await sleep(1000);
  return running.heap();
}

/** So often matches come and go before anything is counted: what is compiled for that belongs to no match. */
const COMINGS = 5;

/** So many moves at least make sure that what is compiled, pooled and cached once is there. */
const SETTLING = 500;

/**
 * What a match takes of the server's memory, with connections of the same number taken off. As many matches as are
 * measured are there before, as long ones, and stay to the end: what comes with the first of them belongs to none, and
 * nothing that they leave behind goes while others are counted.
 */
export async function memory(
  side: ServerSide,
  matches: number,
  moves: number,
): Promise<{ fresh: number; later: number; left: number }> {
  const running = await side.start();
  const openAll = async (): Promise<BenchMatch[]> => {
    const open: BenchMatch[] = [];
    for (let n = 0; n < matches; n++) open.push(await running.open({ players: 2, watchers: 0 }));
    await Promise.all(open.map((match) => playOnce(match, 3)));
    return open;
  };
  const playAll = (all: readonly BenchMatch[], count: number) =>
    Promise.all(all.map((match) => playOnce(match, count)));
  const others = await openAll();
  await playAll(others, Math.max(SETTLING, moves));
  for (let n = 0; n < COMINGS; n++) {
    for (const match of await openAll()) match.close();
    for (const line of await running.idle(matches * 2)) line.close();
  }
  const bare = await heapAtRest(running);
  const idle = await running.idle(matches * 2);
  const base = await heapAtRest(running);
  const each = (bytes: number, since = base): number => round((bytes - since) / 1024 / matches, 1);
  for (const line of idle) line.close();
  const open = await openAll();
  const fresh = each(await heapAtRest(running));
  await playAll(open, moves);
  const later = each(await heapAtRest(running));
  for (const match of open) match.close();
  const left = each(await heapAtRest(running), bare);
  for (const match of others) match.close();
  await running.end();
  return { fresh, later, left };
}
