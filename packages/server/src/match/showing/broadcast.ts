import type { Broadcasts } from '../../world.ts';
import type { Live, Room } from '../memory/room.ts';
import { asShown, isBehind, isDelayed } from './behind.ts';
import { keepForLater } from './release.ts';
import { type StepNews, tellStep } from './tell-step.ts';

/** Tells everybody who looks on, each kind of viewer what it may know; those who are behind, when they may. */
export function broadcast(world: Broadcasts, room: Room, live: Live, news: StepNews): void {
  const { record, viewers } = room;
  const current = viewers.kinds().filter((kind) => !isBehind(record, kind));
  tellStep(world, room, live, current, news);
  const last = news.entries.at(-1);
  if (!isDelayed(record) || !last) return;
  // From its first moment on a match is followed from behind as well; later on, when the first one comes who is behind.
  if (news.kind === 'started') room.behind = { coming: [] };
  const { entries, withdrawn = [] } = news;
  keepForLater(
    world,
    room,
    { kind: 'step', live: asShown(live), entries: [...entries], withdrawn: [...withdrawn] },
    last.at,
  );
}
