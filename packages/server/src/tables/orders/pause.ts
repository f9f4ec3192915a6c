import type { Result } from '@morgenrot/engine';
import { tellTable } from '../../match/events.ts';
import type { Room } from '../../match/room.ts';
import type { World } from '../../match/world.ts';
import { refuse } from '../../reasons.ts';
import { amend } from '../amend.ts';
import { type Handler, hostRefused } from './asker.ts';

/**
 * Stops a match, or lets it go on: meanwhile no answer is taken, computer players wait and clocks stand. Who may do
 * that, and with whose consent, has been settled before. Call it from the room's queue.
 */
export async function setPaused(world: World, room: Room, on: boolean): Promise<Result<object>> {
  let isNews = false;
  const done = await amend(world, room, ({ status, affairs }) => {
    if (status === 'waiting') return refuse('match.waiting');
    if (status === 'over') return refuse('match.over');
    const { paused = false, ...rest } = affairs;
    isNews = paused !== on;
    if (!isNews) return { ok: true, value: undefined };
    return { ok: true, value: { affairs: on ? { ...rest, paused: true } : rest } };
  });
  if (done.ok && isNews) await tellTable(world, room, { key: on ? 'match.paused' : 'match.resumed' });
  return done;
}

/** The host stops the match at once; the others agree on it. */
export const pause: Handler<'pause'> = async ({ world, room, asker, deed }) =>
  hostRefused(asker) ?? setPaused(world, room, deed.on);
