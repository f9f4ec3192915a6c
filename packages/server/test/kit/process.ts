import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { BARE_ENV } from './command.ts';

/** The server as it is started in earnest. */
export const IN_EARNEST = fileURLToPath(new URL('../../src/serve.mjs', import.meta.url));
/** The same with the tests' own game. */
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/** A server in a process of its own. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  output(): string;
  /** Ends it with this signal; tells how it ended. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: string | null }>;
}

export async function serverProcess(
  env: Record<string, string | undefined>,
  main: string = MAIN,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { ...BARE_ENV, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whatever becomes of the test, its server does not stay behind.
  const endWithMe = () => child.kill('SIGKILL');
  process.once('exit', endWithMe);
  child.once('exit', () => process.off('exit', endWithMe));
  let output = '';
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  );
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`;
      const address = /^Morgenrot is at (\S+)$/.exec(line)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    void ended.then(() => reject(new Error(`the server has ended: ${output}`)));
  });
  return {
    url,
    child,
    output: () => output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
