import { diff, type Step, type Steps, viewOf } from '@morgenrot/engine';
import type { WatchTable } from '@morgenrot/protocol';
import { troubleOf } from '../log.ts';
import { type KnownSince, type Live, linesFor, type Room } from '../match/memory/room.ts';
import { seenBy } from '../match/showing/seeing.ts';
import { eyesOf, type Kind } from '../match/showing/viewers.ts';
import type { Stores, WritesLog } from '../world.ts';
import { hashFor, hashOfView, viewForPage } from './match-view.ts';

/** So many different returns are kept ready at a time; anybody may say that they stood anywhere. */
const KEPT = 100;

/**
 * What a page has missed since it stood somewhere, if that is known and it has seen the same there as this kind of
 * viewer. A number of a state means one state for ever: what was taken back meanwhile is no obstacle.
 */
export async function missedSince(
  world: Stores & WritesLog,
  room: Room,
  { live, kind }: { live: Live; kind: Kind },
  since: NonNullable<WatchTable['since']>,
): Promise<KnownSince | undefined> {
  const n = live.state._stateID;
  if (since.n > n || since.eyes !== eyesOf(kind)) return undefined;
  const key = `${kind} ${since.n}`;
  const known = live.missed.get(key) ?? made(world, room, live, { kind, from: since.n });
  if (live.missed.size < KEPT) live.missed.set(key, known);
  const found = await known;
  return found?.hash === since.hash ? found : undefined;
}

type Passage = { kind: Kind; from: number };

async function made(
  world: Stores & WritesLog,
  room: Room,
  live: Live,
  passage: Passage,
): Promise<KnownSince | undefined> {
  try {
    return await make(world, room, live, passage);
  } catch (error) {
    world.log.error({ matchId: room.id, ...troubleOf(error) }, 'what a page has missed could not be found');
    return undefined;
  }
}

async function make(world: Stores, room: Room, live: Live, { kind, from }: Passage): Promise<KnownSince | undefined> {
  const then = await boardAt(world, room, live, from);
  if (!then) return undefined;
  const n = live.state._stateID;
  const seen = seenBy(room, live, kind);
  const before = viewOf(room.game, then, eyesOf(kind));
  const { entries, withdrawn } =
    from === n ? { entries: [], withdrawn: [] } : await world.store.matches.between(room.id, from, n);
  return {
    hash: hashOfView(before),
    missed: {
      from,
      n,
      undos: seen.undos,
      delta: diff(viewForPage(before), viewForPage(seen.view)),
      hash: hashFor(room, seen),
      ...(seen.undo === undefined ? {} : { undo: seen.undo }),
      ...(withdrawn.length === 0 ? {} : { withdrawn }),
    },
    log: linesFor(entries, kind),
  };
}

/** The board of an earlier state, as far back as the store leads. */
async function boardAt(world: Stores, room: Room, { state }: Live, n: number): Promise<Steps<Step> | undefined> {
  return n === state._stateID ? state.G : (await world.store.matches.wayBack(room.id, state, n))?.G;
}
