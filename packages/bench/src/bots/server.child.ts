import { startServer } from '@morgenrot/server';
import { answerParent } from '../server/child.ts';
import { hostSettings, PLAYING } from '../server/host.ts';

/** Our server as a host starts it, with as many processes to think in as it takes by itself. */
const server = await startServer(hostSettings(), { limits: PLAYING });
answerParent(`http://127.0.0.1:${server.port}`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
