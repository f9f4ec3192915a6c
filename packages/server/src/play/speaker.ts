import { seatsAtMost } from '@morgenrot/engine';
import { endSocket } from '../limits/wire.ts';
import { linesFor, type Room } from '../match/memory/room.ts';
import { companyAt } from '../match/presence/presence.ts';
import { isBehind } from '../match/showing/behind.ts';
import type { Speaker } from '../match/showing/speaker.ts';
import { behindCurtain, guestOf, isWatching, type Kind } from '../match/showing/viewers.ts';
import { circlesOf, infoFor } from '../tables/shown.ts';
import { hears } from '../talk/hearing.ts';
import { lineOf } from '../talk/voice.ts';
import type { Broadcasts, KeepsClocks } from '../world.ts';
import { hashFor, matchView, viewForPage } from './match-view.ts';
import { isNewOutside, tellGoneLater } from './outside-news.ts';
import { earshot, type PlaySpace } from './socket.ts';

export { matchView };

/** Seats have had other numbers before the match began: what somebody has heard there must not go on. */
const everyKind = ({ game }: Room): Kind[] => {
  const seats = Array.from({ length: seatsAtMost(game.seats, game.options).max }, (_, index) => String(index));
  return [null, ...seats.flatMap((seat) => [seat, guestOf(seat), behindCurtain(seat)])];
};

/** Tells pages of our own what happens: one delta for each kind of viewer. */
export function playSpeaker(space: PlaySpace, world: () => Broadcasts & KeepsClocks): Speaker {
  const hush = (room: Room, sockets: readonly string[]): void => {
    const rooms = everyKind(room).map((kind) => earshot(room.id, kind));
    space.in([...sockets]).socketsLeave(rooms);
  };
  const within = (room: Room, kinds: readonly Kind[], but?: string) => {
    const hearing = space.to(kinds.map((kind) => earshot(room.id, kind)));
    return but === undefined ? hearing : hearing.except(but);
  };
  /** The same for all of these kinds. */
  const tellInfo = (room: Room, kinds: readonly Kind[], but?: string): void => {
    const [first] = kinds;
    if (first === undefined) return;
    const info = infoFor(world(), room.record, first);
    const isLate = isBehind(room.record, first);
    if (isLate) tellGoneLater(world(), room);
    if (!isLate || isNewOutside(room, info)) within(room, kinds, but).emit('table', info);
  };
  return {
    started(room, kind, { after, entries }) {
      const log = linesFor(entries, kind);
      space.to(earshot(room.id, kind)).emit('started', { table: room.id, match: matchView(room, after), log });
    },
    moved(room, kind, { before, after, entries, withdrawn, diff }) {
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
        delta: diff(viewForPage(before.view), viewForPage(after.view)),
        hash: hashFor(room, after),
        log: linesFor(entries, kind),
        ...(after.undo === undefined ? {} : { undo: after.undo }),
        ...(withdrawn.length === 0 ? {} : { withdrawn: [...withdrawn] }),
      });
    },
    table(room, knows) {
      const kinds = room.viewers.kindsBut('own', knows);
      for (const circle of circlesOf(room.record, kinds)) tellInfo(room, circle, knows);
      const seated = kinds.filter((kind) => !isWatching(kind));
      if (seated.length === 0) return;
      const company = companyAt(world(), room.id);
      within(room, seated, knows).emit('company', { table: room.id, company });
    },
    said(room, line, which) {
      const hearing = room.viewers.sockets(
        (viewer) => viewer.tongue === 'own' && which(viewer) && hears(room.record, viewer, line),
      );
      if (hearing.length === 0) return;
      space.to(hearing).emit('said', { table: room.id, line: lineOf(room.record, line) });
    },
    again(room, sockets) {
      hush(room, sockets);
      space.to([...sockets]).emit('resync', { table: room.id });
    },
    end(_room, id, reason) {
      const socket = space.sockets.get(id);
      if (!socket) return;
      for (const table of socket.data.tables) socket.emit('shut', { table, reason });
      endSocket(socket, 'page.ended');
    },
    shut(room, sockets, reason) {
      hush(room, sockets);
      space.to([...sockets]).emit('shut', { table: room.id, reason });
    },
  };
}
