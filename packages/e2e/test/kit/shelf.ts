import type { Server } from './server.ts';

/** The home page with a game taken from the shelf: the form of its table, and the card to play it alone. */
export const openGame = ({ url }: Pick<Server, 'url'>, game = 'new-dawn'): string => `${url}/?game=${game}`;
