import { startServer } from '@morgenrot/server';
import { hostSettings } from '../server/host.ts';
import { landGame } from '../server/land.ts';

/** Our server as a host starts it, with every quota that it has, on a bare port. */
const server = await startServer(
  { ...hostSettings(), logLevel: 'fatal', clientDir: process.env.CLIENT_DIR ?? '/nowhere' },
  { games: [landGame] },
);
process.send?.({ url: `http://127.0.0.1:${server.port}` });
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
