import { type AnyGame, untyped } from '@morgenrot/engine';
import { endOnSignals } from '../../src/ending.ts';
import { startServer } from '../../src/server.ts';
import { parseSettings } from '../../src/settings.ts';
import { BAZAAR } from './game.ts';
import { NO_LIMITS } from './limits.ts';

/** How long its rule for rolling takes: a whole process does nothing else meanwhile. */
const SLOW_MS = 2500;

type Handler = AnyGame['handlers'][string];
const slowly = (handler: Handler): Handler => ({
  ...handler,
  run(...told) {
    const end = performance.now() + SLOW_MS;
    while (told[2] === 'roll' && performance.now() < end);
    handler.run(...told);
  },
});

const { roll } = BAZAAR.handlers;
if (!roll) throw new Error('nothing is rolled');
const SLOW = untyped({ ...BAZAAR, handlers: { ...BAZAAR.handlers, roll: slowly(roll) } });

/** A server in a process of its own, with a game whose rules take their time. */
const parsed = parseSettings(process.env);
if (!parsed.ok) throw new Error(parsed.problems.join());
const server = await startServer(parsed.settings, { games: [SLOW], limits: NO_LIMITS });
console.log(`Morgenrot is at ${server.url}`);
endOnSignals(server);
