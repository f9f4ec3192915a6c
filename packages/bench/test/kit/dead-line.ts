import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line between a page and a server that can go dead without being closed: what is said on it comes nowhere. */
export interface DeadLine {
  url: string;
  /** Connections of now carry nothing any more; new ones are as usual. `heard`: only what the server says is lost. */
  die(how?: { heard: boolean }): void;
  /** Another server is at the end of it from now on; who speaks with the one before hears nothing of that. */
  leadTo(port: number): void;
  /** Connections that have been made on it so far. */
  readonly made: number;
  close(): Promise<void>;
}

interface Way {
  near: Socket;
  isDeaf: boolean;
  isMute: boolean;
}

export async function deadLine(port: number): Promise<DeadLine> {
  const ways = new Set<Way>();
  let to = port;
  let made = 0;
  const server = createServer((near) => {
    made++;
    const way: Way = { near, isDeaf: false, isMute: false };
    const far = connect({ host: '127.0.0.1', port: to });
    ways.add(way);
    near.on('data', (data) => way.isDeaf || far.write(data));
    far.on('data', (data) => way.isMute || near.write(data));
    for (const end of [near, far]) end.on('error', () => undefined);
    near.on('close', () => {
      ways.delete(way);
      far.destroy();
    });
    far.on('close', () => way.isMute || near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    die({ heard } = { heard: false }) {
      for (const way of ways) [way.isDeaf, way.isMute] = [!heard, true];
    },
    leadTo(next) {
      to = next;
    },
    get made() {
      return made;
    },
    close() {
      for (const { near } of ways) near.destroy();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
