import '@morgenrot/server/compiled';

// Before anything of the framework is loaded: without it, its reducer checks the whole state at every move.
process.env.NODE_ENV ||= 'production';

const { endOnSignals, parseSettings, startServer } = await import('@morgenrot/server');
const { BAZAAR } = await import('./games.ts');

/** A server on which the tests' own game is played, and no other. */
const parsed = parseSettings(process.env);
if (!parsed.ok) throw new Error(parsed.problems.join());
const thinking = { program: new URL('./bazaar-thinker.ts', import.meta.url) };
const server = await startServer(parsed.settings, { games: [BAZAAR], thinking });
endOnSignals(server);
console.log(`Morgenrot is at ${server.url}`);
