import { createFingerprint, fingerprint, type Step, type Steps } from '@morgenrot/engine';
import type { MatchView } from '@morgenrot/protocol';
import type { Room, Seen } from '../match/memory/room.ts';

/** As a page gets it: the news of the last decision are lines of its log already, and go over the wire once. */
export const viewForPage = (view: Steps<Step>): Steps<Step> => ({ ...view, news: [] });

/** By what a page finds out whether it shows the same. */
export const hashOfView = (view: Steps<Step>): number => fingerprint(viewForPage(view));

/** What was found out about a match with its last step: of the next one most is the same. */
const memories = new WeakMap<Room, typeof fingerprint>();

function memoryOf(room: Room): typeof fingerprint {
  let memory = memories.get(room);
  if (!memory) {
    memory = createFingerprint();
    memories.set(room, memory);
  }
  return memory;
}

/** The same, found out once for everybody who sees this. */
export function hashFor(room: Room, seen: Seen): number {
  seen.hash ??= memoryOf(room)(viewForPage(seen.view));
  return seen.hash;
}

export const matchView = (room: Room, seen: Seen): MatchView => ({
  ...seen,
  hash: hashFor(room, seen),
  view: viewForPage(seen.view),
});
