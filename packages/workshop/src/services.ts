import { connect } from 'node:net';

/** A server that some tests speak to, and the variable that tells them where it is. */
interface Service {
  name: string;
  variable: 'TEST_DATABASE_URL' | 'TEST_REDIS_URL';
  url: string;
  /** The first words of a conversation, and whether the answer is the right one. */
  hello: Buffer;
  understands(answer: Buffer): boolean;
}

const SERVICES: Service[] = [
  {
    name: 'PostgreSQL',
    variable: 'TEST_DATABASE_URL',
    url: 'postgres://postgres@127.0.0.1:5432/postgres',
    hello: startupMessage({ user: 'postgres', database: 'postgres' }),
    // 'R' with a zero: welcome without a password. Any other answer asks for one.
    understands: (answer) => answer[0] === 0x52 && answer.length >= 9 && answer.readUInt32BE(5) === 0,
  },
  {
    name: 'Redis',
    variable: 'TEST_REDIS_URL',
    url: 'redis://127.0.0.1:6379',
    hello: Buffer.from('PING\r\n'),
    understands: (answer) => answer.toString('latin1').startsWith('+PONG'),
  },
];

interface Found {
  env: Partial<Record<Service['variable'], string>>;
  missing: string[];
}

/** Looks for the servers that tests can use. What the environment names already is taken as it is. */
export async function findServices(
  env: NodeJS.ProcessEnv,
  answers: (service: Service) => Promise<boolean> = isAnswering,
): Promise<Found> {
  const found: Found = { env: {}, missing: [] };
  for (const service of SERVICES) {
    const named = env[service.variable];
    if (named) found.env[service.variable] = named;
    else if (await answers(service)) found.env[service.variable] = service.url;
    else found.missing.push(service.name);
  }
  return found;
}

/** Does it answer at its usual address, within two seconds, in its own words? */
export function isAnswering({
  url,
  hello,
  understands,
}: Pick<Service, 'url' | 'hello' | 'understands'>): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(2000, () => end(false));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
    socket.once('connect', () => socket.write(hello));
    socket.once('data', (answer) => end(understands(answer)));
  });
}

/** PostgreSQL's first message: its length, protocol 3.0, and pairs of words, each ended by a zero. */
function startupMessage(parameters: Record<string, string>): Buffer {
  const words = `${Object.entries(parameters).flat().join('\0')}\0\0`;
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + Buffer.byteLength(words), 0);
  head.writeUInt32BE(0x00030000, 4);
  return Buffer.concat([head, Buffer.from(words)]);
}
