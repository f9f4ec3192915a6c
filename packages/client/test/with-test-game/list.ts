// The list of games for journeys: `GAMES_LIST` names this file when the page is built for them.
export * from '../../src/games/list.ts';
export { bazaarPage as bazaar } from './bazaar.ts';
