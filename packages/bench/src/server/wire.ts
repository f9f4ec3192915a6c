import { WebSocket } from 'ws';

type Listener = (event: string, args: unknown[], bytes: number) => void;

/** A socket.io connection with nothing in it but what a measurement needs: a thousand of them fit in one process. */
export interface WireLine {
  /** All that has come in, in bytes. */
  bytes: number;
  emit(event: string, ...args: unknown[]): void;
  /** Says something and waits for the reply. */
  ask<T>(event: string, ...args: unknown[]): Promise<T>;
  listen(listener: Listener): void;
  close(): void;
}

export interface LineTo {
  url: string;
  namespace: string;
  cookie?: string;
}

/** Engine.io's and socket.io's packets are texts that begin with their kind. */
const OPEN = '0';
const PING = '2';
const PONG = '3';
const CONNECT = '40';
const EVENT = '42';
const ACK = '43';
/** A reply with one binary part, which follows. */
const ACK_WITH_PART = '461-';

export function openLine({ url, namespace, cookie }: LineTo): Promise<WireLine> {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, {
    perMessageDeflate: false,
    origin: url,
    ...(cookie === undefined ? {} : { headers: { Cookie: cookie } }),
  });
  const waiting = new Map<number, { resolve(args: unknown[]): void; reject(error: Error): void }>();
  let listener: Listener = () => undefined;
  let asked = 0;
  const ended = () => new Error('the connection has ended');
  const said = (rest: string): string => rest.slice(namespace.length + 1);
  const line: WireLine = {
    bytes: 0,
    emit: (event, ...args) => socket.send(`${EVENT}${namespace},${JSON.stringify([event, ...args])}`),
    ask: <T>(event: string, ...args: unknown[]) =>
      new Promise<T>((resolve, reject) => {
        const id = asked++;
        if (socket.readyState !== socket.OPEN) return reject(ended());
        // The first argument of a reply is the reply.
        waiting.set(id, { resolve: ([reply]) => resolve(reply as T), reject });
        socket.send(`${EVENT}${namespace},${id}${JSON.stringify([event, ...args])}`);
      }),
    listen: (next) => {
      listener = next;
    },
    close: () => socket.close(),
  };
  function answered(text: string, part?: Buffer): void {
    const rest = said(text);
    const start = rest.indexOf('[');
    const id = Number(rest.slice(0, start));
    const args = JSON.parse(rest.slice(start)) as Record<string, unknown>[];
    const [reply] = args;
    // What is binary stands in the reply by itself, wherever it is used here.
    if (part && reply) for (const key of Object.keys(reply)) if (typeof reply[key] === 'object') reply[key] = part;
    waiting.get(id)?.resolve(args);
    waiting.delete(id);
  }
  let awaiting: string | undefined;
  function attached(part: Buffer): void {
    line.bytes += part.length;
    if (awaiting !== undefined) answered(awaiting, part);
    awaiting = undefined;
  }
  function hear(text: string): void {
    if (text === PING) socket.send(PONG);
    else if (text.startsWith(EVENT)) {
      line.bytes += text.length;
      const [event, ...args] = JSON.parse(said(text.slice(EVENT.length))) as [string, ...unknown[]];
      listener(event, args, text.length);
    } else if (text.startsWith(ACK)) {
      line.bytes += text.length;
      answered(text.slice(ACK.length));
    } else if (text.startsWith(ACK_WITH_PART)) {
      line.bytes += text.length;
      awaiting = text.slice(ACK_WITH_PART.length);
    }
  }
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.once('close', () => {
      for (const { reject: fail } of waiting.values()) fail(ended());
      waiting.clear();
      reject(ended());
    });
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) {
        attached(data);
        return;
      }
      const text = data.toString();
      if (text.startsWith(OPEN)) socket.send(`${CONNECT}${namespace},`);
      else if (text.startsWith(CONNECT)) resolve(line);
      else hear(text);
    });
  });
}
