import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire between a server and those who come by it; every byte that the server says is kept. */
export interface Wiretap {
  url: string;
  /** What the server has said since the last time this was asked. */
  take(): Buffer;
  readonly bytes: number;
  /** Nobody comes through, until it is mended. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function wiretap(port: number): Promise<Wiretap> {
  let heard: Buffer[] = [];
  let bytes = 0;
  const ends = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect({ host: '127.0.0.1', port });
    for (const end of [inner, outer]) {
      ends.add(end);
      end.setNoDelay(true);
      end.once('close', () => ends.delete(end));
      end.on('error', () => {
        inner.destroy();
        outer.destroy();
      });
    }
    outer.on('data', (chunk) => {
      heard.push(chunk);
      bytes += chunk.length;
    });
    inner.pipe(outer);
    outer.pipe(inner);
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const cut = () => {
    for (const end of ends) end.destroy();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  };
  return {
    url: `http://127.0.0.1:${own}`,
    take() {
      const taken = Buffer.concat(heard);
      heard = [];
      return taken;
    },
    get bytes() {
      return bytes;
    },
    cut,
    mend: () => listen(own),
    close: cut,
  };
}
