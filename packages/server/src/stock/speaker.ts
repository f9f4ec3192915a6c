import { type Reason, seatsAtMost, viewOf } from '@morgenrot/engine';
import { projectLog, type StockState, stockState } from '@morgenrot/engine/framework';
import { endSocket } from '../limits/wire.ts';
import type { Live, Room, Seen } from '../match/memory/room.ts';
import { presenceAt } from '../match/presence/presence.ts';
import type { Speaker } from '../match/showing/speaker.ts';
import type { Kind } from '../match/showing/viewers.ts';
import type { KnowsPresence } from '../world.ts';
import { stockPlayersOf } from './match-data.ts';
import type { StockSpace } from './socket.ts';

export const stockEarshot = (table: string, kind: Kind): string => `${table}/${kind ?? 'public'}`;

/** The first state as this kind of viewer saw it: played again from the seed, for the few who ask. */
function firstFor(room: Room, live: Live, kind: Kind): StockState {
  const known = live.first.get(kind);
  if (known) return known;
  const { seats, options, seed } = room.record;
  if (seed === undefined) throw new Error('a match that has begun has no seed');
  const first = room.table.begin({ seats: seats.length, options, seed });
  const shown = stockState(first, viewOf(room.game, first.G, kind));
  live.first.set(kind, shown);
  return shown;
}

/** All that the framework's own client gets when it asks for a match; the log of moves starts where it comes in. */
export const syncInfo = (world: KnowsPresence, room: Room, live: Live, kind: Kind, seen: Seen): object => ({
  state: stockState(live.state, seen.view),
  log: [],
  filteredMetadata: stockPlayersOf(room.record, presenceAt(world, room.id)),
  initialState: firstFor(room, live, kind),
});

/** Tells clients of the framework's own kind what happens, in the framework's own words. */
export function stockSpeaker(spaceOf: (game: string) => StockSpace | undefined, whole: () => KnowsPresence): Speaker {
  const listeners = (room: Room, kind: Kind) => spaceOf(room.game.id)?.to(stockEarshot(room.id, kind));
  const hush = (room: Room, sockets: readonly string[], reason: Reason): void => {
    const space = spaceOf(room.game.id);
    const seats = Array.from({ length: seatsAtMost(room.game.seats, room.game.options).max }, (_, index) =>
      String(index),
    );
    space?.in([...sockets]).socketsLeave([null, ...seats].map((kind) => stockEarshot(room.id, kind)));
    space?.to([...sockets]).emit('refused', room.id, reason);
  };
  return {
    started(room, kind, { after }) {
      if (room.live) listeners(room, kind)?.emit('sync', room.id, syncInfo(whole(), room, room.live, kind, after));
    },
    moved(room, kind, { after }) {
      if (!room.live) return;
      const { state } = room.live;
      listeners(room, kind)?.emit('update', room.id, stockState(state, after.view), projectLog(state));
    },
    table(room) {
      const kinds = room.viewers.kinds('stock').map((kind) => stockEarshot(room.id, kind));
      if (kinds.length > 0)
        spaceOf(room.game.id)
          ?.to(kinds)
          .emit('matchData', room.id, stockPlayersOf(room.record, presenceAt(whole(), room.id)));
    },
    said(room, { channel, seat, text, event, action }, which) {
      // The framework's own client knows of players who talk to everybody, and of nothing else.
      if (channel !== 'table' || seat === undefined || event !== undefined) return;
      const sockets = room.viewers.sockets((viewer) => viewer.tongue === 'stock' && which(viewer));
      if (sockets.length === 0) return;
      spaceOf(room.game.id)?.to(sockets).emit('chat', room.id, { id: action, sender: seat, payload: text });
    },
    again(room, sockets) {
      hush(room, sockets, { key: 'seat.none' });
    },
    shut: hush,
    end(room, id, reason) {
      const socket = spaceOf(room.game.id)?.sockets.get(id);
      if (!socket) return;
      socket.emit('refused', room.id, reason);
      endSocket(socket, 'page.ended');
    },
  };
}
