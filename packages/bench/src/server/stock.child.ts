/// <reference path="./stock.d.ts" />
import { toBgio } from '@morgenrot/engine/framework';
import { Server } from 'boardgame.io/dist/cjs/server.js';
import { answerParent } from './child.ts';
import { landGame } from './land.ts';

/** boardgame.io's own server, as its users write it: games in memory. */
const server = Server({ games: [toBgio(landGame)], origins: [/.*/] });
const { appServer } = await server.run({ port: 0, callback: () => undefined });
const address = appServer.address();
const port = typeof address === 'object' && address ? address.port : 0;
answerParent(`http://127.0.0.1:${port}`);
process.on('SIGTERM', () => process.exit(0));
