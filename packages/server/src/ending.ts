import { DAMAGED } from './log.ts';
import { type RunningServer, troubleOf } from './server.ts';
import { isDamaged } from './store/database/errors.ts';

/** A supervisor kills after ten seconds; an end of our own says at least that it was not clean. */
const LONGEST_CLOSE_MS = 9_500;

/** The process ends when it is asked to, and by nothing else that it can help. */
export function endOnSignals(server: RunningServer): void {
  process.on('unhandledRejection', (error) => server.log.error(troubleOf(error), 'something was left unhandled'));
  process.on('uncaughtException', (error) => {
    server.log.fatal(troubleOf(error), 'the process cannot go on');
    process.exit(1);
  });
  server.lost.addEventListener('abort', () => {
    server.log.fatal(troubleOf(server.lost.reason), 'the disk has failed: the process ends to be started anew');
    process.exit(1);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(server));
}

async function end(server: RunningServer): Promise<void> {
  setTimeout(() => process.exit(1), LONGEST_CLOSE_MS).unref();
  try {
    await server.close();
    process.exit(0);
  } catch (error) {
    fail('Morgenrot could not close cleanly', error);
  }
}

/** A port in use, a database that does not answer: the message says it, and no match is in it. */
export function fail(what: string, error: unknown): never {
  const { message, code } =
    error instanceof Error ? { code: '', ...error, message: error.message } : { message: String(error), code: '' };
  console.error(`${what}: ${[message, code].filter(Boolean).join(' ')}`);
  if (isDamaged(error)) console.error(DAMAGED);
  process.exit(1);
}
