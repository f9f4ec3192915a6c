import { endOnSignals } from '../../src/ending.ts';
import { startServer } from '../../src/server.ts';
import { parseSettings } from '../../src/settings.ts';
import { BAZAAR } from './game.ts';
import { NO_LIMITS } from './limits.ts';

/** The server in a process of its own, with the tests' own game; FREE is for those who play faster than people do. */
const parsed = parseSettings(process.env);
if (!parsed.ok) throw new Error(parsed.problems.join());
const limits = process.env.FREE ? { limits: NO_LIMITS } : {};
const server = await startServer(parsed.settings, { games: [BAZAAR], ...limits });
console.log(`Morgenrot is at ${server.url}`);
endOnSignals(server);
