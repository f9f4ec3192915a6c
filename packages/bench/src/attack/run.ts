import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ATTACKS, type AttackTarget } from './attacks.ts';
import { type AttackHelper, startHelper } from './helper.ts';
import { type Host, MOST_MB, startHost } from './host.ts';
import type { PlayedByChild, PlayersOrder } from './players.child.ts';
import { type Past, preparePast } from './prepare.ts';
import { rawAddressOf } from './raw.ts';
import { roundedPercentile } from './tables.ts';

export interface Wishes {
  /** How long each attack lasts. */
  seconds: number;
  /** So many connections of attackers at the same time. */
  lines: number;
  /** So many tables where others play. */
  tables: number;
  /** So many answers has the long match. */
  answers: number;
  names: readonly string[];
  /** So many attacks at the same time, each from an address of its own. */
  atOnce: number;
  /** A server of its own for each attack: its memory is then of this attack alone. */
  fresh: boolean;
  /** So long they play before it counts: what has to be compiled is compiled then. */
  warmUpMs: number;
}

/** How the others fared. */
export interface Fared {
  answers: number;
  p50Ms: number;
  p99Ms: number;
  worstMs: number;
}

export interface Attacked extends Fared {
  /** One, or those that came at the same time. */
  attacks: string[];
  alive: boolean;
  /** What went wrong besides: an attack that could not be carried out, or somebody else who was cut off. */
  why?: string;
  peakMB: number | undefined;
  /** What somebody who only has the public list open was sent in a second. */
  listBytesPerSecond: number;
}

export interface Report {
  /** The same without an attack. */
  calm: Fared;
  waves: Attacked[];
  limits: { p99Ms: number; peakMB: number };
  /** Did every process live and stay below its memory, with the others' answers in time? */
  holds: boolean;
}

export const MOST_P99_MS = 100;

/** So long the others play on after an attack. */
const AFTERWARDS_MS = 300;
/** An order that takes so much longer than it should has failed. */
const PATIENCE_MS = 20_000;

const faredBy = (took: readonly number[]): Fared => ({
  answers: took.length,
  p50Ms: roundedPercentile(took, 0.5),
  p99Ms: roundedPercentile(took, 0.99),
  worstMs: roundedPercentile(took, 1),
});

interface Scene {
  host: Host;
  players: AttackHelper;
  play(until: number): Promise<PlayedByChild>;
  close(): Promise<void>;
}

type Folders = { DATA_DIR: string; CLIENT_DIR: string };

async function openScene(env: Folders, { tables, warmUpMs }: Wishes): Promise<Scene> {
  const [host, players] = await Promise.all([startHost(env), startHelper('./players.child.ts')]);
  const tell = <T>(order: PlayersOrder, withinMs: number): Promise<T> => players.order<T>(order, withinMs);
  await tell({ kind: 'open', url: host.url, tables }, PATIENCE_MS);
  const play = (until: number): Promise<PlayedByChild> =>
    tell({ kind: 'play', until }, until - Date.now() + PATIENCE_MS);
  await play(Date.now() + warmUpMs);
  return {
    host,
    players,
    play,
    async close() {
      players.end();
      await host.end();
    },
  };
}

const NOTHING: PlayedByChild = { took: [], listBytes: 0 };
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Attacker {
  attack(targets: Record<string, AttackTarget>, until: number): Promise<void>;
  end(): void;
}

/** A process that attacks; one that does not come to an end is replaced. */
function createAttacker(): Attacker {
  let helper: Promise<AttackHelper> | undefined;
  const end = (): void => {
    void helper?.then((one) => one.end());
    helper = undefined;
  };
  return {
    async attack(targets, until) {
      helper ??= startHelper('./attacker.child.ts');
      try {
        await (await helper).order(targets, until - Date.now() + PATIENCE_MS);
      } catch (error) {
        end();
        throw error;
      }
    },
    end,
  };
}

interface Stage {
  scene: Scene;
  attacker: Attacker;
  past: Past;
  dataDir: string;
  wishes: Wishes;
}

async function attackAt(
  { scene, attacker, past, dataDir, wishes }: Stage,
  attacks: readonly string[],
): Promise<Attacked> {
  const { seconds, lines } = wishes;
  const until = Date.now() + seconds * 1000;
  const targetOf = (name: string): AttackTarget => {
    const from = rawAddressOf(Object.keys(ATTACKS).indexOf(name));
    return { ...past, url: scene.host.url, from, until, lines, dataDir };
  };
  const problems: string[] = [];
  const noted = <T>(work: Promise<T>, otherwise: T): Promise<T> =>
    work.catch((error: unknown) => {
      problems.push(messageOf(error));
      return otherwise;
    });
  const targets = Object.fromEntries(attacks.map((name) => [name, targetOf(name)]));
  const [{ took, listBytes }] = await Promise.all([
    noted(scene.play(until), NOTHING),
    noted(attacker.attack(targets, until), undefined),
  ]);
  // What was taken in may still end the process a moment later.
  if (problems.length === 0) await noted(scene.play(Date.now() + AFTERWARDS_MS), NOTHING);
  return {
    attacks: [...attacks],
    ...faredBy(took),
    alive: scene.host.isAlive(),
    ...(problems.length > 0 ? { why: problems.join('; ') } : {}),
    peakMB: scene.host.peakMB(),
    listBytesPerSecond: Math.round(listBytes / seconds),
  };
}

function inWaves(names: readonly string[], atOnce: number): string[][] {
  const waves: string[][] = [];
  for (let n = 0; n < names.length; n += atOnce) waves.push(names.slice(n, n + atOnce));
  return waves;
}

const isFine = ({ alive, why, p99Ms, peakMB = 0 }: Attacked): boolean =>
  alive && why === undefined && p99Ms <= MOST_P99_MS && peakMB <= MOST_MB;

/** Every attack in turn on a server in little memory, while others play; loopback alone, and it stops by itself. */
export async function attack(wishes: Wishes, tell: (done: Attacked) => void = () => undefined): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'morgenrot-attack-'));
  const env = { DATA_DIR: join(folder, 'data'), CLIENT_DIR: join(folder, 'page') };
  const attacker = createAttacker();
  let scene: Scene | undefined;
  try {
    const past = await preparePast(env, wishes.answers);
    scene = await openScene(env, wishes);
    const calm = faredBy((await scene.play(Date.now() + wishes.seconds * 1000)).took);
    const waves: Attacked[] = [];
    for (const names of inWaves(wishes.names, wishes.atOnce)) {
      const wave = await attackAt({ scene, attacker, past, dataDir: env.DATA_DIR, wishes }, names);
      waves.push(wave);
      tell(wave);
      if (!wave.alive || wave.why !== undefined || wishes.fresh) {
        await scene.close();
        scene = await openScene(env, wishes);
      }
    }
    return { calm, waves, limits: { p99Ms: MOST_P99_MS, peakMB: MOST_MB }, holds: waves.every(isFine) };
  } finally {
    attacker.end();
    await scene?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
