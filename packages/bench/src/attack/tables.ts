import { landOptionAt } from '../server/land.ts';
import { seatedPlayers } from '../server/ours.ts';
import { openLine, type WireLine } from '../server/wire.ts';

/** A table at which two people play all the while, and how long each of their answers took. */
export interface AttackTable {
  id: string;
  cookies: string[];
  /** Plays until that time; the milliseconds that each answer took. What had no answer by then has taken until then. */
  play(until: number): Promise<number[]>;
  close(): void;
}

/** As quickly as nobody clicks, and slower than any quota. */
const PAUSE_MS = 80;

/** So long after the end of an attack nobody waits for an answer any more. */
const LATE_MS = 5000;

/** Is it done by then? */
async function inTime(work: Promise<void>, until: number): Promise<boolean> {
  let alarm: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    alarm = setTimeout(resolve, until - Date.now(), false);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(alarm);
  }
}

interface Watched {
  match: { undos: number; view: { steps: { id: number }[]; moves: number } };
}

export async function openAttackTable(url: string): Promise<AttackTable> {
  const { id, people } = await seatedPlayers(url, 2);
  const cookies = people.map(({ cookie }) => cookie);
  const lines: WireLine[] = [];
  let view: Watched['match']['view'] | undefined;
  for (const cookie of cookies) {
    const line = await openLine({ url, namespace: '/play', cookie });
    lines.push(line);
    view ??= (await line.ask<Watched>('watch', { table: id })).match.view;
  }
  if (!view) throw new Error('nobody sits there');
  let { moves } = view;
  // Every move asks one step of the next player: its number goes up by one.
  const step = (view.steps.at(-1)?.id ?? 1) - moves;
  async function answer(): Promise<void> {
    const by = lines[moves % lines.length];
    const deed = { table: id, action: crypto.randomUUID(), step: step + moves, undos: 0, value: landOptionAt(moves) };
    const reply = await by?.ask<{ ok: boolean }>('act', deed);
    if (!reply?.ok) throw new Error(`an answer of others was refused: ${JSON.stringify(reply)}`);
    moves++;
  }
  /** What the server has not replied to yet. */
  let underWay: Promise<void> = Promise.resolve();
  return {
    id,
    cookies,
    async play(until) {
      const took: number[] = [];
      while (Date.now() < until) {
        const began = performance.now();
        underWay = underWay.then(answer);
        const isIn = await inTime(underWay, until + LATE_MS);
        took.push(performance.now() - began);
        if (!isIn) break;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      return took;
    },
    close: () => {
      for (const line of lines) line.close();
    },
  };
}

export function roundedPercentile(all: readonly number[], part: number): number {
  const sorted = [...all].sort((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 10) / 10;
}
