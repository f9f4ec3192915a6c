import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A Redis of a test's own can be started and stopped only where the program is. */
export const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0;

export interface OwnRedis {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const end = (is: boolean): void => {
      socket.destroy();
      resolve(is);
    };
    socket.once('error', () => end(false));
    socket.once('data', (data) => end(String(data).startsWith('+PONG')));
    socket.write('PING\r\n');
  });

/** A Redis on a port of its own, which it keeps when it is stopped and started. */
export async function ownRedis(): Promise<OwnRedis> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const endWithMe = () => child?.kill('SIGKILL');
  const redis: OwnRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn('redis-server', words, { stdio: 'ignore' });
      process.once('exit', endWithMe);
      const isOver = () => child?.exitCode !== null;
      while (!(await answers(port))) {
        if (isOver()) throw new Error('Redis has not started');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async stop() {
      const stopping = child;
      child = undefined;
      process.off('exit', endWithMe);
      if (stopping?.exitCode !== null) return;
      const gone = once(stopping, 'exit');
      stopping.kill('SIGTERM');
      await gone;
    },
  };
  await redis.start();
  return redis;
}
