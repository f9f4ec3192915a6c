import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openLine } from '../server/wire.ts';
import { ATTACKS, type Target } from './attacks.ts';
import { firstWord, type Host, MOST_MB, startHost } from './host.ts';
import { type Past, preparePast } from './prepare.ts';
import { openTable, percentile, type Table } from './tables.ts';

export interface Wishes {
  /** How long each attack lasts. */
  seconds: number;
  /** So many connections of attackers at the same time. */
  lines: number;
  /** So many tables where others play. */
  tables: number;
  /** So many answers has the long match. */
  answers: number;
  /** Those whose names contain this; all, if it is absent. */
  only?: string;
  /** A server of its own for each attack: its memory is then of this attack alone. */
  fresh: boolean;
}

/** How the others fared. */
export interface Fared {
  answers: number;
  p50Ms: number;
  p99Ms: number;
  worstMs: number;
}

export interface Attacked extends Fared {
  attack: string;
  alive: boolean;
  peakMB: number | undefined;
  /** What somebody who only has the public list open was sent in a second. */
  listBytesPerSecond: number;
}

export interface Report {
  /** The same without an attack. */
  calm: Fared;
  attacks: Attacked[];
  limits: { p99Ms: number; peakMB: number };
  /** Did every process live and stay below its memory, with the others' answers in time? */
  holds: boolean;
}

export const MOST_P99_MS = 100;

/** So long the others play on after an attack. */
const AFTERWARDS_MS = 300;

const faredBy = (took: readonly number[]): Fared => ({
  answers: took.length,
  p50Ms: percentile(took, 0.5),
  p99Ms: percentile(took, 0.99),
  worstMs: percentile(took, 1),
});

/** A process that attacks, and ends when it has done so or when its time is over twice. */
async function attackBy(name: string, target: Target): Promise<void> {
  const path = fileURLToPath(new URL('./attacker.child.ts', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const endWithMe = () => child.kill('SIGKILL');
  process.once('exit', endWithMe);
  const late = setTimeout(endWithMe, target.until - Date.now() + 20_000);
  try {
    await firstWord(child);
    child.send({ name, target });
    const { done, why } = await firstWord<{ done: boolean; why?: string }>(child);
    if (!done) throw new Error(`${name}: ${why}`);
  } finally {
    clearTimeout(late);
    process.off('exit', endWithMe);
    endWithMe();
  }
}

interface Scene {
  host: Host;
  tables: Table[];
  /** Bytes that a visitor with the list open has been sent. */
  listBytes(): number;
  close(): Promise<void>;
}

async function openScene(env: { DATA_DIR: string; CLIENT_DIR: string }, count: number): Promise<Scene> {
  const host = await startHost(env);
  const tables: Table[] = [];
  for (let n = 0; n < count; n++) tables.push(await openTable(host.url));
  const visitor = await openLine({ url: host.url, namespace: '/play' });
  await visitor.ask('lobby', { on: true });
  return {
    host,
    tables,
    listBytes: () => visitor.bytes,
    async close() {
      for (const table of tables) table.close();
      visitor.close();
      await host.end();
    },
  };
}

const playAt = async ({ tables }: Scene, until: number): Promise<number[]> =>
  (await Promise.all(tables.map((table) => table.play(until)))).flat();

async function attackAt(scene: Scene, past: Past, name: string, { seconds, lines }: Wishes): Promise<Attacked> {
  const until = Date.now() + seconds * 1000;
  const before = scene.listBytes();
  const [took] = await Promise.all([
    playAt(scene, until),
    attackBy(name, { ...past, url: scene.host.url, until, lines }),
  ]);
  const listBytes = scene.listBytes() - before;
  // What was taken in may still end the process a moment later.
  await playAt(scene, Date.now() + AFTERWARDS_MS);
  return {
    attack: name,
    ...faredBy(took),
    alive: scene.host.isAlive(),
    peakMB: scene.host.peakMB(),
    listBytesPerSecond: Math.round(listBytes / seconds),
  };
}

/** Every attack in turn on a server in little memory, while others play; loopback alone, and it stops by itself. */
export async function attack(wishes: Wishes, tell: (done: Attacked) => void = () => undefined): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'morgenrot-attack-'));
  const env = { DATA_DIR: join(folder, 'data'), CLIENT_DIR: join(folder, 'page') };
  let scene: Scene | undefined;
  try {
    const past = await preparePast(env, wishes.answers);
    scene = await openScene(env, wishes.tables);
    await playAt(scene, Date.now() + 500);
    const calm = faredBy(await playAt(scene, Date.now() + wishes.seconds * 1000));
    const attacks: Attacked[] = [];
    for (const name of Object.keys(ATTACKS).filter((one) => one.includes(wishes.only ?? ''))) {
      const one = await attackAt(scene, past, name, wishes);
      attacks.push(one);
      tell(one);
      if (!one.alive || wishes.fresh) {
        await scene.close();
        scene = await openScene(env, wishes.tables);
        await playAt(scene, Date.now() + 300);
      }
    }
    const isFine = ({ alive, p99Ms, peakMB = 0 }: Attacked) => alive && p99Ms <= MOST_P99_MS && peakMB <= MOST_MB;
    return { calm, attacks, limits: { p99Ms: MOST_P99_MS, peakMB: MOST_MB }, holds: attacks.every(isFine) };
  } finally {
    await scene?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
