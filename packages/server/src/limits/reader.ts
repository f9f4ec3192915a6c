import { ServerResponse } from 'node:http';
import type { Socket as Network } from 'node:net';
import { createQueue } from '../match/memory/queue.ts';
import { type Refused, refuse } from '../reasons.ts';
import type { Share, Unread } from './unread.ts';
import type { Wire } from './wire.ts';

/** What the library below keeps to itself and what is needed of it; whatever is not there is not used. */
interface Below {
  name?: string;
  res?: ServerResponse | null;
  socket?: { _socket?: Network; terminate?(): void };
}

/** What goes out to a connection: its websocket, or the answer to a request that has waited for it. */
type Line = Network | ServerResponse;

const transportOf = ({ transport }: Wire): Below => transport as unknown as Below;

function lineOf(wire: Wire): Line | undefined {
  const { name, res, socket } = transportOf(wire);
  return (name === 'websocket' ? socket?._socket : res) ?? undefined;
}

const NOTHING = Buffer.alloc(0);

/** Calls when all that was written to a line has gone out, or never will. */
function whenTaken(line: Line, then: () => void): void {
  if (line.destroyed) then();
  // What is written last goes out last.
  else if (line.writable && !(line instanceof ServerResponse)) line.write(NOTHING, then);
  else line.once('close', then);
}

/** Without a farewell: it would wait behind all that nobody reads. */
function cutOff(wire: Wire, answers: Iterable<ServerResponse>): void {
  for (const answer of answers) answer.destroy();
  transportOf(wire).socket?.terminate?.();
  // Not while others are being told something: that this one is gone is told to them as well.
  setImmediate(() => wire.close(true));
}

const sizeOf = (data: unknown): number =>
  typeof data === 'string' ? Buffer.byteLength(data) : Buffer.isBuffer(data) ? data.length : 0;

/** Somebody has written to the line of a connection by themselves, and the network has not taken all of it. */
export const LEFT_OVER = 'leftOver';

const shares = new WeakMap<Wire, Share>();

/** With so much unread somebody reads first, before they are given more. */
const MUCH = 512 * 1024;

/**
 * One thing to read after the other: many that are asked for at once would all come before the first has been read. And
 * what hundreds of connections ask for at once is read in rounds.
 */
export function readingOver(wire: Wire, turn: () => Promise<void>): <T>(ask: () => Promise<T>) => Promise<T | Refused> {
  const queue = createQueue();
  const hasMuch = (): boolean => (shares.get(wire)?.bytes ?? 0) > MUCH;
  return (ask) =>
    queue.add(async () => {
      await turn();
      return hasMuch() ? refuse('limit.rate') : ask();
    });
}

/** Counts what is written to a connection, until the network has taken it. */
export function countUnread(wire: Wire, unread: Unread, who: string): void {
  const answers = new Set<ServerResponse>();
  const share = unread.open(who, () => cutOff(wire, answers));
  shares.set(wire, share);
  /** Not on the line yet. */
  let waiting = 0;
  const onTheLine = (bytes: number, line: Line | undefined): void => {
    if (!line || line.writableLength === 0) return share.add(-bytes);
    if (line instanceof ServerResponse) answers.add(line);
    whenTaken(line, () => {
      if (line instanceof ServerResponse) answers.delete(line);
      share.add(-bytes);
    });
  };
  wire.on('packetCreate', ({ data }: { data?: unknown }) => {
    const bytes = sizeOf(data);
    waiting += bytes;
    share.add(bytes);
  });
  wire.on('flush', () => {
    // An answer is forgotten as soon as it is written.
    const [bytes, line] = [waiting, lineOf(wire)];
    waiting = 0;
    wire.once('drain', () => onTheLine(bytes, line));
  });
  wire.on(LEFT_OVER, (bytes: number) => {
    share.add(bytes);
    onTheLine(bytes, lineOf(wire));
  });
  // What is on the line of a connection that has been closed stays there for a while, and in the memory.
  wire.on('close', () => {
    share.add(-waiting);
    waiting = 0;
    share.end();
  });
}
