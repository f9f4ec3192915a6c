import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a database on which connections can fall silent: they stay open, and nothing that is said comes through. */
export interface SilentLine {
  /** The same address by this way. */
  by(url: string): string;
  /** All that are open now; new ones are as usual. */
  fallSilent(): void;
  /** Whoever says this next is heard, and hears nothing any more. */
  answerNoMore(to: RegExp): void;
  /** How many are open and not silent. */
  readonly alive: number;
  close(): Promise<void>;
}

interface Way {
  near: Socket;
  far: Socket;
  isDeaf: boolean;
  isMute: boolean;
}

export async function silentLine(to: string): Promise<SilentLine> {
  const { hostname, port } = new URL(to);
  const ways = new Set<Way>();
  let unanswered: RegExp | undefined;
  const line = createServer((near) => {
    const way: Way = { near, far: connect({ host: hostname, port: Number(port) }), isDeaf: false, isMute: false };
    const { far } = way;
    ways.add(way);
    near.on('data', (data) => {
      if (unanswered?.test(String(data))) {
        unanswered = undefined;
        way.isMute = true;
      }
      if (!way.isDeaf) far.write(data);
    });
    far.on('data', (data) => {
      if (!way.isMute) near.write(data);
    });
    for (const end of [near, far]) end.on('error', () => undefined);
    near.on('close', () => {
      ways.delete(way);
      far.destroy();
    });
    far.on('close', () => {
      if (!way.isMute) near.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    by(url) {
      const there = new URL(url);
      there.host = `127.0.0.1:${(line.address() as AddressInfo).port}`;
      return there.href;
    },
    fallSilent() {
      for (const way of ways) [way.isDeaf, way.isMute] = [true, true];
    },
    answerNoMore(words) {
      unanswered = words;
    },
    get alive() {
      return [...ways].filter((way) => !way.isMute).length;
    },
    close() {
      for (const { near } of ways) near.destroy();
      return new Promise((resolve) => void line.close(() => resolve()));
    },
  };
}
