import { asked, type PlayerId } from '@morgenrot/engine';
import type { TableState } from '@morgenrot/engine/framework';
import { troubleOf } from '../log.ts';
import type { TableRecord } from '../store/index.ts';
import type { HoldsRooms, KnowsRules, Stores, WritesLog } from '../world.ts';

/** Whose turn it is, also at tables that nobody has in memory. */
export interface Turns {
  isAsked(record: TableRecord, person: string): Promise<boolean>;
}

/** So many tables are remembered, the ones looked at last. */
const REMEMBERED = 2000;

interface Asked {
  n: number;
  seats: PlayerId[];
}

export function createTurns(world: HoldsRooms & KnowsRules & Stores & WritesLog): Turns {
  const known = new Map<string, Asked>();

  const stateOf = async (id: string, n: number): Promise<TableState | undefined> => {
    const live = world.rooms.peek(id)?.live?.state;
    return live && live._stateID >= n ? live : (await world.store.matches.load(id))?.state;
  };
  async function askedAt(record: TableRecord): Promise<PlayerId[]> {
    const before = known.get(record.id);
    if (before?.n === record.n) return before.seats;
    const handlers = world.rules.of(record)?.game.handlers;
    const state = handlers && (await stateOf(record.id, record.n));
    if (!state) return [];
    const seats = record.seats.map(({ seat }) => seat).filter((seat) => asked(handlers, state.G, seat) !== undefined);
    known.delete(record.id);
    known.set(record.id, { n: state._stateID, seats });
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return seats;
  }
  return {
    async isAsked(record, person) {
      if (record.status !== 'playing' || record.affairs.paused) return false;
      const mine = record.seats.filter((seat) => seat.person === person && !seat.computer);
      if (mine.length === 0) return false;
      try {
        const seats = await askedAt(record);
        return mine.some(({ seat }) => seats.includes(seat));
      } catch (error) {
        // A match that today's rules cannot read is still listed.
        world.log.error({ matchId: record.id, ...troubleOf(error) }, 'whose turn it is could not be found out');
        return false;
      }
    },
  };
}
