import type { DatabaseKind } from './database.ts';
import { BAZAAR } from './game.ts';
import { runLane, type Survived } from './lane.ts';
import { builtOnce } from './process.ts';

export interface ChaosFigures {
  database: DatabaseKind;
  kills: number;
  /** So many servers, each with a database of its own, were killed at the same time. */
  lanes: number;
  tables: number;
  /** Pages that were open in the end, each on the view that is stored. */
  pages: number;
  /** So many of the servers that were killed wrote beside the thread that serves everybody. */
  beside: number;
  /** Answers, undos, words and orders that the server had said it has. */
  acknowledged: number;
  orders: number;
  /** What the databases held in the end. */
  answers: number;
  undos: number;
  words: number;
  lost: 0;
  doubled: 0;
  seconds: number;
  /** From the start of a process to its first answer: the middle one, and the slowest of twenty. */
  startMs: { median: number; p95: number };
}

const FEW_TABLES = 3;

export interface ChaosWish {
  database: DatabaseKind;
  kills: number;
  lanes: number;
  /** At so many tables of each server people play at a time. */
  tables?: number;
  /** Is it time to stop, however many kills are left? */
  isOver?(): boolean;
  onKill?(): void;
}

/** Kills servers under load so many times. Throws if anything that was acknowledged is not there, or is there twice. */
export async function chaos({
  database,
  kills,
  lanes,
  tables = FEW_TABLES,
  isOver = () => false,
  onKill,
}: ChaosWish): Promise<ChaosFigures> {
  const began = performance.now();
  const built = await builtOnce();
  try {
    const shares = Array.from({ length: lanes }, (_, lane) => Math.floor((kills + lane) / lanes));
    let isLost = false;
    const wish = { kind: database, tables, game: BAZAAR, built, isOver: () => isLost || isOver(), onKill };
    const running = shares.map((share) =>
      runLane({ ...wish, kills: share }).catch((error: unknown) => {
        // The others stop, and clear away what is theirs.
        isLost = true;
        throw error;
      }),
    );
    await Promise.allSettled(running);
    const all = await Promise.all(running);
    const sum = (of: (one: Survived) => number): number => all.reduce((total, one) => total + of(one), 0);
    const starts = all.flatMap((one) => one.starts).sort((a, b) => a - b);
    const at = (part: number): number => Math.round(starts[Math.floor(starts.length * part)] ?? 0);
    return {
      database,
      kills: sum((one) => one.kills),
      lanes,
      tables: sum((one) => one.tables),
      pages: sum((one) => one.pages),
      beside: sum((one) => one.beside),
      acknowledged: sum((one) => one.acknowledged),
      orders: sum((one) => one.orders),
      answers: sum((one) => one.answers),
      undos: sum((one) => one.undos),
      words: sum((one) => one.words),
      lost: 0,
      doubled: 0,
      seconds: Math.round((performance.now() - began) / 1000),
      startMs: { median: at(0.5), p95: at(0.95) },
    };
  } finally {
    built.remove();
  }
}
