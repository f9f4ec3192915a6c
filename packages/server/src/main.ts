import { parseSettings, type Settings } from './settings.ts';

// Before anything of the framework is loaded: without it, its reducer checks the whole state at every move.
process.env.NODE_ENV ||= 'production';

const parsed = parseSettings(process.env);
if (parsed.ok) await run(parsed.settings);
else {
  console.error(['Morgenrot cannot start with these settings:', ...parsed.problems].join('\n  '));
  process.exitCode = 1;
}

async function run(settings: Settings): Promise<void> {
  const { startServer } = await import('./server.ts');
  const { endOnSignals, fail } = await import('./ending.ts');
  const server = await startServer(settings).catch((error: unknown) => fail('Morgenrot cannot start', error));
  endOnSignals(server);
  // Whoever reads this may end the process in the same moment.
  console.log(`Morgenrot is at ${settings.publicUrl ?? server.url}`);
}
