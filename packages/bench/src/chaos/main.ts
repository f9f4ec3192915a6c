import { endOnSignals, parseSettings, startServer } from '@morgenrot/server';
import { BAZAAR } from './game.ts';

/** The server that is killed: the one that people start, with the tests' own game instead of those of the catalog. */
const parsed = parseSettings(process.env);
if (!parsed.ok) throw new Error(parsed.problems.join());
const thinking = { program: new URL('./thinker.ts', import.meta.url) };
const server = await startServer(parsed.settings, { games: [BAZAAR], thinking });
endOnSignals(server);
console.log(`Morgenrot is at ${server.url}`);
