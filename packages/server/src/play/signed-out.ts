import type { Publishes } from '../world.ts';
import type { PlaySpace } from './socket.ts';

/** Cuts the lines of browsers that a person has removed: what they see and say ends at once. */
export interface SignedOut {
  /** Here and in the other processes on this database. */
  cut(browsers: readonly string[]): void;
  cutHere(browsers: readonly string[]): void;
}

export function createSignedOut(world: () => Publishes, space: PlaySpace): SignedOut {
  function cutHere(browsers: readonly string[]): void {
    const gone = new Set<string | undefined>(browsers);
    for (const { data, conn } of space.sockets.values()) {
      if (data.tokenHash === undefined || !gone.has(data.tokenHash)) continue;
      // Nothing that is under way is said in their name.
      delete data.person;
      conn.close();
    }
  }
  return {
    cutHere,
    cut(browsers) {
      cutHere(browsers);
      if (browsers.length > 0) world().bus.tell({ kind: 'out', browsers: [...browsers] });
    },
  };
}
