import type { HoldsRooms, Speaks } from '../../world.ts';
import type { Room } from '../memory/room.ts';
import { askAgain } from './dismiss.ts';

/** The table is no more: whoever still looks at it asks again, and is told so. */
export function vanish(world: HoldsRooms & Speaks, room: Room): void {
  world.rooms.forget(room.id);
  askAgain(world, room, () => true);
}
