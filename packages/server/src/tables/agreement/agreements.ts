import type { Room } from '../../match/memory/room.ts';
import type { TakesBack } from '../../world.ts';
import { review } from './review.ts';

/** Keeps an eye on what people are agreeing on while the match and the people move on. */
export interface Agreements {
  /** Something has happened at a table: does its proposal still stand as it did? */
  consider(room: Room): void;
}

export function createAgreements(world: () => TakesBack): Agreements {
  const due = new WeakSet<Room>();
  return {
    consider(room) {
      if (!room.record.affairs.proposal || due.has(room)) return;
      due.add(room);
      // A table that has too much to do refuses: the next thing that happens there asks again.
      void world()
        .rooms.with(room.id, (current) => {
          due.delete(room);
          return review(world(), current);
        })
        .finally(() => due.delete(room));
    },
  };
}
