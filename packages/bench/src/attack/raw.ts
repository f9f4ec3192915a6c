import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** Where a server is, and from where it is attacked. */
export interface RawWay {
  url: string;
  /** An address of this machine; absent: as the system likes. */
  from?: string;
  /** Whose browser it is; absent: nobody's. */
  cookie?: string;
}

/** Each attacker comes from an address of their own: loopback has many, at least on Linux. */
export const rawAddressOf = (attacker: number): string | undefined =>
  process.platform === 'linux' ? `127.0.1.${attacker + 1}` : undefined;

/** A connection of an attacker; undefined where the server does not want it. */
export function openWire({ url, from }: RawWay): Promise<Socket | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const wire = connect({ host: hostname, port: Number(port), ...(from ? { localAddress: from } : {}) });
    wire.setNoDelay(true);
    wire.on('error', () => resolve(undefined));
    wire.once('connect', () => resolve(wire));
  });
}

/** The same, become a websocket. `sid`: the connection that it says to take over. */
export async function openWebsocket(way: RawWay, sid?: string): Promise<Socket | undefined> {
  const wire = await openWire(way);
  if (!wire) return undefined;
  const head = [
    `GET /socket.io/?EIO=4&transport=websocket${sid === undefined ? '' : `&sid=${sid}`} HTTP/1.1`,
    'Host: here',
    ...(way.cookie === undefined ? [] : [`Cookie: ${way.cookie}`]),
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ];
  wire.write(`${head.join('\r\n')}\r\n\r\n`);
  return new Promise((resolve) => {
    wire.once('close', () => resolve(undefined));
    wire.once('data', () => resolve(wire));
  });
}

/** Asks over a connection of its own and reads the answer. */
export async function ask(way: RawWay, text: string): Promise<string> {
  const wire = await openWire(way);
  if (!wire) return '';
  wire.write(text);
  return new Promise((resolve) => {
    let heard = '';
    wire.on('data', (chunk) => {
      heard += String(chunk);
      wire.end();
    });
    wire.once('close', () => resolve(heard));
  });
}

/** A frame as browsers send it: masked, here with zeros. */
export function frame(head: number, data: Buffer | string): Buffer {
  const body = Buffer.from(data as string);
  const size = body.length < 126 ? Buffer.of(0x80 | body.length) : Buffer.of(0xfe, body.length >> 8, body.length & 255);
  return Buffer.concat([Buffer.of(head), size, Buffer.alloc(4), body]);
}

export const TEXT = 0x81;
export const FIRST = 0x01;
export const NEXT = 0x00;
export const PING = 0x89;
export const PONG = 0x8a;
