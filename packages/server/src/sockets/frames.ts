import type { EventEmitter } from 'node:events';
import type { Server, Socket } from 'socket.io';
import { LEFT_OVER } from '../limits/reader.ts';

const TEXT = 0x81;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
/** Of the packets below socket.io's: a message. */
const MESSAGE = '4';

/** A text as it goes over a websocket that comes from a server: a head, and the text as it is. */
export function frameOf(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const head = size < IN_TWO_BYTES ? 2 : size < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = TEXT;
  frame[1] = head === 2 ? size : head === 4 ? IN_TWO_BYTES : IN_EIGHT_BYTES;
  if (head === 4) frame.writeUInt16BE(size, 2);
  else if (head === 10) frame.writeBigUInt64BE(BigInt(size), 2);
  frame.write(text, head);
  return frame;
}

const EVENT = 2;
const REPLY = 3;

interface Packet {
  type: number;
  nsp: string;
  id?: number;
  data?: unknown;
}

/** The only thing said here that is not text: what was packed for whoever comes back. */
const isText = (data: unknown): data is unknown[] =>
  Array.isArray(data) && !data.some((part) => typeof part === 'object' && part !== null && 'packed' in part);

/**
 * The library looks through everything that is said for binary parts, which takes longer than writing it out; here it
 * is known where they are.
 */
function writePlainly(io: Server): void {
  const usual = io.encoder.encode.bind(io.encoder);
  io.encoder.encode = (packet) => {
    const { type, nsp, id, data } = packet as Packet;
    if ((type !== EVENT && type !== REPLY) || !isText(data)) return usual(packet);
    return [`${type}${nsp === '/' ? '' : `${nsp},`}${id ?? ''}${JSON.stringify(data)}`];
  };
}

/** What the libraries below keep to themselves and what is needed of it; whatever is not there is not used. */
interface Below {
  readyState?: string;
  upgrading?: boolean;
  writeBuffer?: unknown[];
  transport?: {
    name?: string;
    writable?: boolean;
    socket?: {
      readyState?: number;
      _socket?: Network & { destroyed: boolean };
    };
  };
}

const OPEN = 1;

type Network = { write(frame: Buffer): void; readonly writableLength: number };

/**
 * Where a frame can be written at once, if nothing that was said before is still on its way out and the network takes
 * it: then it is where it belongs. Everything else goes the libraries' way, which keeps order, and where what nobody
 * reads is counted.
 */
function freeLine({ readyState, upgrading, writeBuffer, transport }: Below): Network | undefined {
  if (readyState !== 'open' || upgrading || writeBuffer?.length !== 0) return undefined;
  if (transport?.name !== 'websocket' || !transport.writable || transport.socket?.readyState !== OPEN) return undefined;
  const line = transport.socket._socket;
  return !line || line.destroyed || line.writableLength > 0 ? undefined : line;
}

/** What the network does not take in one go waits for its reader, and is counted as if it had gone the usual way. */
function writeTo(line: Network, frame: Buffer, connection: Connection): void {
  line.write(frame);
  if (line.writableLength > 0) (connection as EventEmitter).emit(LEFT_OVER, frame.length);
}

/** What is made for a namespace to find those who are spoken to: with the parts that its types keep private. */
interface Adapter {
  readonly nsp: { readonly name: string; readonly sockets: ReadonlyMap<string, Listener> };
  readonly rooms: ReadonlyMap<string, ReadonlySet<string>>;
  readonly encoder: { encode(packet: object): unknown[] };
  on(event: 'join-room' | 'leave-room', listener: (place: string) => void): unknown;
  apply(options: Whom, each: (socket: Listener) => void): void;
  broadcast(packet: { nsp: string }, options: Whom): void;
}
/** Where those are who are spoken to; everybody, if it names no place. */
interface Whom {
  readonly rooms: ReadonlySet<string>;
  readonly except?: ReadonlySet<string>;
}
type AdapterClass = new (space: unknown) => Adapter;

/** One of those whom a broadcast goes to. */
interface Listener {
  readonly client: Client;
}
/** What a socket stands on: the same for all namespaces of one connection. */
interface Client {
  readonly conn: Connection;
  writeToEngine(packets: readonly string[], options: object): void;
}

/** One of the connections below socket.io's: what is written to it comes as the text of a message. */
type Connection = Socket['conn'];

/** Answers go the short way as well: past two queues and a list of what to do when each is through. */
function answerInFrames(connection: Connection): void {
  const usual = connection.write.bind(connection);
  connection.write = (data: unknown, ...more) => {
    const isShort = typeof data === 'string' && more[1] === undefined;
    const line = isShort ? freeLine(connection as unknown as Below) : undefined;
    if (!line) return usual(data as string, ...more);
    writeTo(line, frameOf(MESSAGE + data), connection);
    return connection;
  };
}

/**
 * Encodes what several hear once, down to the bytes of the websocket, and hands each connection the same bytes in one
 * go: with two hundred who look on, what the libraries do for each of them is most of what a step of a match costs.
 */
export function speakInFrames(io: Server): void {
  writePlainly(io);
  io.engine.on('connection', answerInFrames);
  const Usual = io.adapter() as unknown as AdapterClass;
  class InFrames extends Usual {
    /** Who is in a place, found once for all that is said there until somebody comes or goes. */
    private readonly present = new Map<string, readonly Client[]>();

    constructor(space: unknown) {
      super(space);
      const changed = (place: string): void => void this.present.delete(place);
      this.on('join-room', changed);
      this.on('leave-room', changed);
    }

    private thoseIn(place: string): readonly Client[] {
      const known = this.present.get(place);
      if (known) return known;
      const ids = [...(this.rooms.get(place) ?? [])];
      const found = ids.flatMap((id) => this.nsp.sockets.get(id)?.client ?? []);
      // Whoever has joined a place and is not here yet would be missing later on.
      if (found.length === ids.length && found.length > 0) this.present.set(place, found);
      return found;
    }

    override broadcast(packet: { nsp: string }, options: Whom): void {
      packet.nsp = this.nsp.name;
      const parts = this.encoder.encode(packet);
      const [text] = parts;
      if (parts.length !== 1 || typeof text !== 'string') return super.broadcast(packet, options);
      const frame = frameOf(MESSAGE + text);
      const usual = { preEncoded: true, compress: false, wsPreEncodedFrame: [frame] };
      const tell = (client: Client): void => {
        const line = freeLine(client.conn as unknown as Below);
        if (line) writeTo(line, frame, client.conn);
        else client.writeToEngine([text], usual);
      };
      const [only] = options.rooms;
      if (only === undefined || options.rooms.size > 1 || options.except?.size)
        return this.apply(options, ({ client }) => tell(client));
      // Nobody is twice in one place, so nobody has to be remembered.
      for (const client of this.thoseIn(only)) tell(client);
    }
  }
  io.adapter(InFrames as unknown as Parameters<typeof io.adapter>[0]);
}
