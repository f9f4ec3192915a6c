import { askAgain } from './dismiss.ts';
import type { Room } from './room.ts';
import type { World } from './world.ts';

/** The table is no more: whoever still looks at it asks again, and is told so. */
export function vanish(world: World, room: Room): void {
  world.rooms.forget(room.id);
  askAgain(world, room, () => true);
}
