import '@morgenrot/server/compiled';

// Before anything of the framework is loaded: without it, its reducer checks the whole state at every move.
process.env.NODE_ENV ||= 'production';

const { endOnSignals, parseSettings, startServer } = await import('@morgenrot/server');
const { BAZAAR } = await import('./games.ts');

/** Pauses are for people, who follow what computer players do. */
const PAUSE_MS = 20;

/** A server that plays the games of the catalog, or with `bazaar` the tests' own and no other. */
const parsed = parseSettings(process.env);
if (!parsed.ok) throw new Error(parsed.problems.join());
const thinking = { program: new URL('./bazaar-thinker.ts', import.meta.url) };
const bazaar = process.argv.includes('bazaar') ? { games: [BAZAAR], thinking } : {};
const server = await startServer(parsed.settings, { computerDelayMs: PAUSE_MS, ...bazaar });
endOnSignals(server);
console.log(`Morgenrot is at ${server.url}`);
