import type { Answer, Result } from '@morgenrot/engine';
import type { LogLine } from '@morgenrot/protocol';
import { answer } from '../match/course/answer.ts';
import { undo } from '../match/course/undo.ts';
import type { Advances, HoldsRooms, Stores, TakesBack, TellsTime } from '../world.ts';
import { personAtSocket, speaksFor } from './guest.ts';
import { pageOfLog } from './pages.ts';
import type { PlaySocket } from './socket.ts';

interface Given {
  table: string;
  seat?: string;
  action: string;
  step: number;
  undos: number;
  value: Answer;
}

/** A player answers. */
export async function act(world: Advances, socket: PlaySocket, message: Given): Promise<Result<{ n: number }>> {
  const { table, seat, action, step, undos, value } = message;
  const person = await personAtSocket(world, socket);
  return world.rooms.with(table, async (room) => {
    const by = speaksFor(room, socket, person, seat);
    if (!by.ok) return by;
    return answer(world, room, { by: by.value, step, value, action, isStale: (live) => live.undos !== undos });
  });
}

/** A player takes the last answer back. */
export async function takeBackAnswer(
  world: TakesBack,
  socket: PlaySocket,
  { table, seat, n }: { table: string; seat?: string; n: number },
): Promise<Result<{ n: number }>> {
  const person = await personAtSocket(world, socket);
  return world.rooms.with(table, async (room) => {
    const by = speaksFor(room, socket, person, seat);
    return by.ok ? undo(world, room, by.value, n) : by;
  });
}

/** Earlier lines of the log, as far as whoever asks may read them. */
export async function older(
  world: HoldsRooms & Stores & TellsTime,
  socket: PlaySocket,
  { table, before, limit }: { table: string; before: number; limit: number },
): Promise<Result<{ log: LogLine[]; more: boolean }>> {
  return world.rooms.with(table, async (room) => {
    const viewer = room.viewers.get(socket.id);
    if (!viewer) return { ok: true, value: { log: [], more: false } };
    return { ok: true, value: await pageOfLog(world, room, { kind: viewer.kind, before, limit }) };
  });
}
