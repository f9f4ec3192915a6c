import type { PlayerId } from '@morgenrot/engine';
import { presenceAt } from './presence.ts';
import type { World } from './world.ts';

/** Whoever loads the page again, or sits in a train, finds the seat as it was. */
const KEPT_MS = 20_000;
/** What is over is swept up a little later. */
const SWEEP_AFTER_MS = 1000;

/** Milliseconds for which seats are still kept whose players were here a moment ago. */
export type Kept = Readonly<Partial<Record<PlayerId, number>>>;

/** Who has only just gone: their seats are given to nobody yet. */
export interface JustGone {
  /** Somebody may have come to a table, or gone from it. */
  look(match: string): void;
  /** How long these seats are still kept; those that are not among them are not kept any more. */
  at(match: string, seats: readonly PlayerId[]): Kept;
}

export function createJustGone(world: () => World, now: () => number, keptMs = KEPT_MS): JustGone {
  const here = new Map<string, ReadonlySet<PlayerId>>();
  const keptUntil = new Map<string, Map<PlayerId, number>>();
  // Whom a process has never seen may have been here a moment before it began.
  const startedUntil = now() + keptMs;

  function keep(match: string, gone: readonly PlayerId[]): void {
    const kept = keptUntil.get(match) ?? new Map<PlayerId, number>();
    for (const seat of gone) kept.set(seat, now() + keptMs);
    keptUntil.set(match, kept);
    setTimeout(() => sweep(match), keptMs + SWEEP_AFTER_MS).unref();
  }
  function sweep(match: string): void {
    const kept = keptUntil.get(match);
    for (const [seat, until] of kept ?? []) if (until <= now()) kept?.delete(seat);
    if (kept?.size === 0) keptUntil.delete(match);
  }
  return {
    look(match) {
      const seats = new Set(presenceAt(world(), match).seats);
      const gone = [...(here.get(match) ?? [])].filter((seat) => !seats.has(seat));
      if (seats.size > 0) here.set(match, seats);
      else here.delete(match);
      if (gone.length > 0) keep(match, gone);
    },
    at(match, seats) {
      const kept = keptUntil.get(match);
      const left = seats.map((seat) => [seat, (kept?.get(seat) ?? startedUntil) - now()] as const);
      return Object.fromEntries(left.filter(([, ms]) => ms > 0));
    },
  };
}
