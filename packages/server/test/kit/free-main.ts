import { endOnSignals } from '../../src/ending.ts';
import { startServer } from '../../src/server.ts';
import { parseSettings } from '../../src/settings.ts';
import { NO_LIMITS } from './server.ts';

/** The server in a process of its own, for those who play faster than people do. */
const parsed = parseSettings(process.env);
if (!parsed.ok) throw new Error(parsed.problems.join());
const server = await startServer(parsed.settings, { limits: NO_LIMITS });
console.log(`Morgenrot is at ${server.url}`);
endOnSignals(server);
