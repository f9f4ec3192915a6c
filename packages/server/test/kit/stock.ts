/// <reference path="./stock.d.ts" />
import { type AnyGame, asked, type Below, type Step, type Steps, sample } from '@morgenrot/engine';
import { toBgio } from '@morgenrot/engine/framework';
import { Client, LobbyClient } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { BAZAAR } from './game.ts';
import { STANDSTILL_MS } from './standstill.ts';

export { LobbyClient };

export interface StockWish {
  url: string;
  matchID: string;
  playerID?: string;
  credentials?: string;
  game?: AnyGame;
}

/** The framework's own client, as its users write it. */
export function stockClient({ url, game = BAZAAR, ...who }: StockWish) {
  const multiplayer = SocketIO({ server: url, socketOpts: { forceNew: true, transports: ['websocket'] } });
  const client = Client({ game: toBgio(game), multiplayer, debug: false, ...who });
  client.start();
  return client;
}
export type StockClient = ReturnType<typeof stockClient>;

export const stateOf = (client: StockClient) => client.getState() as { G: Steps<Step>; _stateID: number } | null;

export async function until(holds: () => unknown, ms = STANDSTILL_MS): Promise<void> {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
}

/** Answers what this client's player is asked, by the move of that name. False if nothing is asked. */
export function move(client: StockClient, below: Below, game: AnyGame = BAZAAR): boolean {
  const state = stateOf(client);
  const question = state && client.playerID ? asked(game.handlers, state.G, client.playerID) : undefined;
  if (!question) return false;
  client.moves[question.kind]?.(question.id, sample(question.ask, below));
  return true;
}
