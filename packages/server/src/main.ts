import type { RunningServer } from './server.ts';
import { parseSettings, type Settings } from './settings.ts';

const LONGEST_CLOSE_MS = 9_000;

// Before anything of the framework is loaded: without it, its reducer checks the whole state at every move.
process.env.NODE_ENV ||= 'production';

const parsed = parseSettings(process.env);
if (parsed.ok) await run(parsed.settings);
else {
  console.error(['Morgenrot cannot start with these settings:', ...parsed.problems].join('\n  '));
  process.exitCode = 1;
}

async function run(settings: Settings): Promise<void> {
  const { startServer, troubleOf } = await import('./server.ts');
  const server = await startServer(settings).catch((error: unknown) => fail('Morgenrot cannot start', error));
  console.log(`Morgenrot is at ${settings.publicUrl ?? server.url}`);

  process.on('unhandledRejection', (error) => server.log.error(troubleOf(error), 'something was left unhandled'));
  process.on('uncaughtException', (error) => {
    server.log.fatal(troubleOf(error), 'the process cannot go on');
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
function fail(what: string, error: unknown): never {
  const { message, code } =
    error instanceof Error ? { code: '', ...error, message: error.message } : { message: String(error), code: '' };
  console.error(`${what}: ${[message, code].filter(Boolean).join(' ')}`);
  process.exit(1);
}
