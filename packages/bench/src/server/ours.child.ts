import { flushCompileCache } from 'node:module';
import { startServer } from '@morgenrot/server';
import { answerParent } from './child.ts';
import { CROWDING, hostSettings } from './host.ts';
import { landGame } from './land.ts';
import { rulesAlone } from './rules-alone.ts';

/** Our server as a host starts it, journal and logs switched on, with nobody's quota in the way. */
const settings = hostSettings();
const server = await startServer(settings, { games: [landGame], limits: CROWDING });
// Later it would fall into what is being measured; a server of a host does it once in its life.
flushCompileCache();
answerParent(`http://127.0.0.1:${server.port}`, { rules: rulesAlone });
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
