export { type Dice, diceFrom } from './chance.ts';
export * from './levels.ts';
export * from './player.ts';
export type { Rated } from './search.ts';
