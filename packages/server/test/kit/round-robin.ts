import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A proxy that sends each request and each websocket to the next server, and binds nobody to any. */
export interface RoundRobin {
  url: string;
  /** How many websockets have gone to each. */
  readonly shares: readonly number[];
  /** A server has come back at another address. */
  moved(index: number, url: string): void;
  close(): Promise<void>;
}

export async function roundRobin(urls: readonly string[]): Promise<RoundRobin> {
  const targets = urls.map((url) => new URL(url));
  const shares = urls.map(() => 0);
  const ends = new Set<Socket>();
  let turn = 0;
  const take = (): number => turn++ % targets.length;
  const forwarded = ({ headers, socket }: IncomingMessage) => ({
    ...headers,
    'x-forwarded-for': socket.remoteAddress ?? '',
  });

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => ask(targets.length));
    // Only a server that is not there is passed over: what one has begun to do, no other may do again.
    function ask(tries: number): void {
      const { hostname, port } = targets[take()]!;
      const { method, url: path } = incoming;
      const asked = request({ hostname, port, method, path, headers: forwarded(incoming), agent: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      asked.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && tries > 1) ask(tries - 1);
        else outgoing.writeHead(502).end();
      });
      asked.end(Buffer.concat(chunks));
    }
  });
  server.on('upgrade', (incoming: IncomingMessage, inner: Socket, head: Buffer) => {
    const index = take();
    const { hostname, port } = targets[index]!;
    const outer = connect({ host: hostname, port: Number(port) }, () => {
      shares[index] = (shares[index] ?? 0) + 1;
      const lines = Object.entries(forwarded(incoming)).map(([name, value]) => `${name}: ${String(value)}`);
      outer.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      outer.write(head);
      inner.pipe(outer).pipe(inner);
    });
    for (const end of [inner, outer]) {
      ends.add(end);
      end.setNoDelay(true);
      end.on('error', () => end.destroy());
      end.once('close', () => {
        ends.delete(end);
        inner.destroy();
        outer.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shares,
    moved(index, url) {
      targets[index] = new URL(url);
    },
    close() {
      for (const end of ends) end.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
