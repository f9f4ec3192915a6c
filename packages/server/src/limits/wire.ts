import type { Socket } from 'socket.io';
import type { ServerReason } from '../reasons.ts';
import { createBucket } from './bucket.ts';
import { CONTROLS, type Limits } from './limits.ts';

/** A connection below all namespaces. */
export type Wire = Socket['conn'];

/** A packet that announces binary parts, of which the first are still to come. */
const IN_PARTS = /^[56]([1-9]\d?)-/;
/** The parts follow at once; whoever keeps the rest back for so long never sends it. */
const PARTS_WITHIN_MS = 5000;
/** The server never asks a page for a receipt. */
const RECEIPT = /^[36]/;
const ENTRY = '0';

/** Why a connection is ended, as a packet that every client takes for an error of the connection. */
const why = (key: ServerReason): string => `4${JSON.stringify({ message: key })}`;

/** Those who know already why their connection ends. */
const told = new WeakSet<Wire>();

/** So long a page has to take its leave by itself. */
const GOODBYE_MS = 2000;

/** What the library below keeps to itself and what is needed of it; whatever is not there is not used. */
interface Below {
  socket?: { pause?(): void; resume?(): void; terminate?(): void };
  /** So long a poll is awaited that would fetch the end. */
  closeTimeout?: number;
}

/**
 * Ends a connection and says why. What it still sends is not read, and who does not fetch the reason is cut off without
 * it.
 */
export function hangUp(wire: Wire, key: ServerReason): void {
  const below = wire.transport as unknown as Below;
  const { socket } = below;
  told.add(wire);
  below.closeTimeout = GOODBYE_MS;
  wire.write(why(key));
  wire.close();
  socket?.pause?.();
  setTimeout(() => {
    socket?.terminate?.();
    wire.close(true);
  }, GOODBYE_MS).unref();
}

/** So long nothing is read of a connection that has asked for too much: what it sends meanwhile waits with the sender. */
const REST_MS = 250;
const resting = new WeakSet<Wire>();

/** Reads no more of a websocket for a moment: to refuse a flood costs nearly as much as to do what it asks for. */
export function rest(wire: Wire): void {
  const { socket } = wire.transport as unknown as Below;
  if (!socket?.resume || resting.has(wire)) return;
  resting.add(wire);
  socket.pause?.();
  setTimeout(() => {
    resting.delete(wire);
    if (!told.has(wire)) socket.resume?.();
  }, REST_MS).unref();
}

/**
 * Ends a socket that has just been told why. A page does not come again by itself then; whoever stays nevertheless is
 * cut off.
 */
export function endSocket(socket: Pick<Socket, 'conn'> & { disconnect(): unknown }, key: ServerReason): void {
  const { conn } = socket;
  socket.disconnect();
  setTimeout(() => hangUp(conn, key), GOODBYE_MS).unref();
}

/** The library closes a connection without a word when it cannot read what comes over it. */
function sayWhyClosed(wire: Wire): void {
  const close = wire.close.bind(wire);
  wire.close = (discard) => {
    if (!discard && !told.has(wire)) wire.write(why('message.malformed'));
    return close(discard);
  };
}

/** Watches over what comes over a connection before anybody takes it for a message. */
export function guardWire(wire: Wire, limits: Pick<Limits, 'packets'>, hasEntered: () => boolean): void {
  sayWhyClosed(wire);
  const packets = createBucket(limits.packets);
  let parts = 0;
  let alarm: NodeJS.Timeout | undefined;
  const awaitParts = (count: number): void => {
    parts = count;
    clearTimeout(alarm);
    if (parts > 0) alarm = setTimeout(() => hangUp(wire, 'message.malformed'), PARTS_WITHIN_MS).unref();
  };
  const problemWith = (data: unknown): ServerReason | undefined => {
    if (!packets.take()) return 'limit.rate';
    if (typeof data !== 'string') {
      awaitParts(Math.max(0, parts - 1));
      return undefined;
    }
    if (RECEIPT.test(data) || (!data.startsWith(ENTRY) && !hasEntered())) return 'message.malformed';
    awaitParts(Number(IN_PARTS.exec(data)?.[1] ?? 0));
    return undefined;
  };
  const controls = createBucket(CONTROLS);
  wire.on('packet', ({ type, data }: { type: string; data?: unknown }) => {
    const problem = type === 'message' ? problemWith(data) : controls.take() ? undefined : 'limit.rate';
    if (problem) hangUp(wire, problem);
  });
  wire.on('close', () => clearTimeout(alarm));
}
