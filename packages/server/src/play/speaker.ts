import { diff } from '@morgenrot/engine';
import type { MatchView } from '@morgenrot/protocol';
import { presenceAt } from '../match/presence.ts';
import { linesFor, type Room, type Seen } from '../match/room.ts';
import type { Speaker } from '../match/speaker.ts';
import { behindCurtain, guestOf } from '../match/viewers.ts';
import type { World } from '../match/world.ts';
import { tableInfo } from '../tables/info.ts';
import { hears } from '../talk/hearing.ts';
import { lineOf } from '../talk/voice.ts';
import { earshot, type PlaySpace } from './socket.ts';

/** As a page gets it: the news of the last decision are lines of its log already, and go over the wire once. */
export const matchView = ({ view, ...seen }: Seen): MatchView => ({ ...seen, view: { ...view, news: [] } });

/** Tells pages of our own what happens: one delta for each kind of viewer. */
export function playSpeaker(space: PlaySpace, world: () => World): Speaker {
  const hush = (room: Room, sockets: readonly string[]): void => {
    for (const kind of [null, ...room.record.seats.flatMap(({ seat }) => [seat, guestOf(seat), behindCurtain(seat)])]) {
      space.in([...sockets]).socketsLeave(earshot(room.id, kind));
    }
  };
  return {
    started(room, kind, { after, entries }) {
      const log = linesFor(entries, kind);
      space.to(earshot(room.id, kind)).emit('started', { table: room.id, match: matchView(after), log });
    },
    moved(room, kind, { before, after, entries, withdrawn }) {
      const listeners = space.to(earshot(room.id, kind));
      if (!before) {
        listeners.emit('resync', { table: room.id });
        return;
      }
      listeners.emit('moved', {
        table: room.id,
        from: before.n,
        n: after.n,
        undos: after.undos,
        delta: diff(matchView(before).view, matchView(after).view),
        log: linesFor(entries, kind),
        ...(after.undo === undefined ? {} : { undo: after.undo }),
        ...(withdrawn.length === 0 ? {} : { withdrawn: [...withdrawn] }),
      });
    },
    table(room) {
      const kinds = room.viewers.kinds('own');
      if (kinds.length > 0)
        space
          .to(kinds.map((kind) => earshot(room.id, kind)))
          .emit('table', tableInfo(room.record, presenceAt(world(), room.id), world().clocks.now(room)));
    },
    said(room, line) {
      const hearing = room.viewers.sockets((viewer) => viewer.tongue === 'own' && hears(room.record, viewer, line));
      if (hearing.length === 0) return;
      space.to(hearing).emit('said', { table: room.id, line: lineOf(room.record, line) });
    },
    again(room, sockets) {
      hush(room, sockets);
      space.to([...sockets]).emit('resync', { table: room.id });
    },
  };
}
