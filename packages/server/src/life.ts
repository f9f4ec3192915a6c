import { z } from 'zod';
import { troubleOf } from './log.ts';
import type { SeenAt } from './match/presence/absence.ts';
import type { Secrets } from './store/index.ts';
import { GAPS, type Gap, SKIP_MS } from './time.ts';
import type { KnowsAbsence, Stores, TellsTime, WritesLog } from './world.ts';

/** Under this name the database keeps what a process that follows has to know of those before it. */
const LIFE = 'life';
/** So much of the time that a killed process lived is lost at most. */
const BEAT_MS = 10_000;
/** More tables than these are not kept: patience with those who are away from others starts anew. */
const TABLES = 2000;

const Life = z.object({
  /** When a server was last known to live. */
  at: z.number(),
  gaps: z.array(z.object({ from: z.number(), to: z.number() })),
  seen: z.record(z.string(), z.record(z.string(), z.number())),
});
export type Life = z.output<typeof Life>;

const NEVER: Life = { at: Number.POSITIVE_INFINITY, gaps: [], seen: {} };

function parsed(text: string | undefined): Life {
  try {
    return text === undefined ? NEVER : Life.parse(JSON.parse(text));
  } catch {
    return NEVER;
  }
}

/** With the time since the last sign of life, if no server lived then; `lived`: what this one has lived of it. */
const gapsAt = ({ at, gaps }: Life, now: number, lived = 0): Gap[] =>
  now - at - lived > BEAT_MS + SKIP_MS ? [...gaps, { from: at, to: now - lived }].slice(-GAPS) : gaps;

/** The later of two times that somebody was seen; the tables where somebody was seen last. */
function merged(one: SeenAt, other: SeenAt): SeenAt {
  const tables = [...new Set([...Object.keys(one), ...Object.keys(other)])].map((match) => {
    const both = { ...one[match] };
    for (const [key, at] of Object.entries(other[match] ?? {})) both[key] = Math.max(at, both[key] ?? at);
    return { match, both, last: Math.max(...Object.values(both)) };
  });
  const newest = tables.sort((a, b) => b.last - a.last).slice(0, TABLES);
  return Object.fromEntries(newest.map(({ match, both }) => [match, both]));
}

/** What processes before this one have written down: when none of them lived, and whom they saw last and when. */
export async function readLife(secrets: Pick<Secrets, 'read'>, now: number): Promise<Pick<Life, 'gaps' | 'seen'>> {
  const life = parsed(await secrets.read(LIFE));
  return { gaps: gapsAt(life, now), seen: life.seen };
}

type Living = KnowsAbsence & Pick<TellsTime, 'now' | 'time'> & { store: { secrets: Pick<Secrets, 'read' | 'put'> } };

/** Writes down that this process lives. Others on the same database do so as well, and keep what they know. */
export async function beat({ absence, now, time, store: { secrets } }: Living): Promise<void> {
  const text = await secrets.read(LIFE);
  const [before, at] = [parsed(text), now()];
  const life: Life = { at, gaps: gapsAt(before, at, time.since(before.at)), seen: merged(before.seen, absence.seen()) };
  await secrets.put(LIFE, JSON.stringify(life));
}

/** Goes on until it is told to stop; the last beat is when the process ends. */
export function keepBeating(world: KnowsAbsence & Stores & TellsTime & WritesLog): () => Promise<void> {
  const once = (): Promise<void> =>
    beat(world).catch((error: unknown) => world.log.debug(troubleOf(error), 'a sign of life could not be stored'));
  void once();
  const timer = setInterval(() => void once(), BEAT_MS).unref();
  return () => {
    clearInterval(timer);
    return once();
  };
}
