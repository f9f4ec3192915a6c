import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { STANDSTILL_MS } from './standstill.ts';

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;

/** What came back: texts, and the code that a connection was closed with. */
export interface Heard {
  texts: string[];
  closed?: number;
}

/** A websocket that says byte for byte what a test wants, allowed or not. */
export class RawSocket {
  readonly heard: Heard = { texts: [] };
  isOver = false;
  private buffer = Buffer.alloc(0);
  private readonly wire: Socket;
  private waiting: (() => void)[] = [];

  private constructor(wire: Socket) {
    this.wire = wire;
  }

  /** `from`: the address that a proxy in front would say it comes from. `sid`: the connection that it is to take over. */
  static open(url: string, { from, sid }: { from?: string; sid?: string } = {}): Promise<RawSocket> {
    const { hostname, port } = new URL(url);
    const wire = connect({ host: hostname, port: Number(port) });
    const raw = new RawSocket(wire);
    const head = [
      `GET /socket.io/?EIO=4&transport=websocket${sid === undefined ? '' : `&sid=${sid}`} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...(from === undefined ? [] : [`X-Forwarded-For: ${from}`]),
    ];
    wire.write(`${head.join('\r\n')}\r\n\r\n`);
    wire.on('error', () => raw.end());
    wire.once('close', () => raw.end());
    return new Promise((resolve, reject) => {
      wire.once('close', () => reject(new Error('no websocket')));
      let answer = Buffer.alloc(0);
      const read = (chunk: Buffer): void => {
        answer = Buffer.concat([answer, chunk]);
        const end = answer.indexOf('\r\n\r\n');
        if (end < 0) return;
        wire.off('data', read);
        if (!String(answer).startsWith('HTTP/1.1 101')) {
          wire.destroy();
          return;
        }
        wire.on('data', (more: Buffer) => raw.read(more));
        raw.read(answer.subarray(end + 4));
        resolve(raw);
      };
      wire.on('data', read);
    });
  }

  /** Comes in to a namespace. */
  async enter(space: string): Promise<this> {
    this.text(`40${space},`);
    await this.until(() => this.heard.texts.some((text) => text.startsWith(`40${space},`)));
    return this;
  }

  text(data: string | Buffer): void {
    this.frame(TEXT, Buffer.from(data as string));
  }

  binary(data: Buffer): void {
    this.frame(BINARY, data);
  }

  /** A frame as browsers send it: masked, here with zeros. */
  frame(opcode: number, data: Buffer): void {
    const size = Buffer.alloc(data.length < 126 ? 1 : data.length < 65_536 ? 3 : 9);
    size[0] = 0x80 | (data.length < 126 ? data.length : data.length < 65_536 ? 126 : 127);
    if (size.length === 3) size.writeUInt16BE(data.length, 1);
    if (size.length === 9) size.writeBigUInt64BE(BigInt(data.length), 1);
    this.bytes(Buffer.concat([Buffer.from([0x80 | opcode]), size, Buffer.alloc(4), data]));
  }

  /** No frame at all. */
  bytes(data: Buffer): void {
    if (!this.isOver) this.wire.write(data);
  }

  private read(chunk: Buffer): void {
    this.buffer = Buffer.concat([this.buffer, chunk]);
    for (;;) {
      const short = (this.buffer[1] ?? 0) & 127;
      const head = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (this.buffer.length < head) break;
      const long = this.sizeIn(short);
      if (this.buffer.length < head + long) break;
      const body = this.buffer.subarray(head, head + long);
      const opcode = (this.buffer[0] ?? 0) & 15;
      this.buffer = this.buffer.subarray(head + long);
      if (opcode === TEXT) this.hear(String(body));
      if (opcode === CLOSE) this.heard.closed = body.length >= 2 ? body.readUInt16BE(0) : 1005;
    }
    this.wake();
  }

  private sizeIn(short: number): number {
    if (short === 126) return this.buffer.readUInt16BE(2);
    return short === 127 ? Number(this.buffer.readBigUInt64BE(2)) : short;
  }

  private hear(text: string): void {
    // The server asks whether anybody is there.
    if (text === '2') this.text('3');
    else this.heard.texts.push(text);
  }

  private end(): void {
    this.isOver = true;
    this.wake();
  }

  private wake(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  async until(holds: () => boolean, ms = STANDSTILL_MS): Promise<void> {
    const end = Date.now() + ms;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`it did not happen: ${JSON.stringify(this.heard).slice(0, 300)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 50);
        this.waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** Reads no more; what the server says stays on its side. */
  pause(): void {
    this.wire.pause();
  }

  /** Reads on, but slowly: a little, and after so long a little more. */
  trickle(ms: number): void {
    this.wire.on('data', () => {
      this.wire.pause();
      setTimeout(() => this.wire.resume(), ms);
    });
    this.wire.resume();
  }

  close(): void {
    this.wire.destroy();
  }
}
