import type { Result } from '@morgenrot/engine';
import type { Room } from '../../match/memory/room.ts';
import { tellTable } from '../../match/showing/events.ts';
import { refuse } from '../../reasons.ts';
import type { PausedBy } from '../../store/index.ts';
import type { Amends } from '../../world.ts';
import { amend } from '../amend.ts';
import { isAlone } from '../powers/pausing.ts';
import type { DeedHandler } from './asker.ts';
import { stillMay } from './still-may.ts';

/** Stops a match, or lets it go on; `by` is whoever does it without a vote. */
interface Pausing {
  on: boolean;
  by?: PausedBy;
  refused?: () => Result<never> | undefined;
}

/** Meanwhile no answer is taken, computer players wait and clocks stand. Call it from the room's queue. */
export async function setPaused(world: Amends, room: Room, { on, by, refused }: Pausing): Promise<Result<object>> {
  let isNews = false;
  const done = await amend(world, room, ({ status, affairs }) => {
    if (status === 'waiting') return refuse('match.waiting');
    if (status === 'over') return refuse('match.over');
    const { paused = false, pausedBy: _before, ...rest } = affairs;
    isNews = paused !== on;
    if (!isNews) return { ok: true, value: undefined };
    const mayNot = refused?.();
    if (mayNot) return mayNot;
    return { ok: true, value: { affairs: on ? { ...rest, paused: true, ...(by ? { pausedBy: by } : {}) } : rest } };
  });
  if (done.ok && isNews) await tellTable(world, room, { key: on ? 'match.paused' : 'match.resumed' });
  return done;
}

export const pause: DeedHandler<'pause'> = async (ordered) => {
  const { world, room, asker, deed } = ordered;
  const by: PausedBy = { person: asker.person, ...(isAlone(ordered) ? { alone: true } : {}) };
  return setPaused(world, room, { on: deed.on, by, refused: () => stillMay(ordered) });
};
