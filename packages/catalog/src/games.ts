// One line for each game.
export { newDawn as 'new-dawn' } from '@morgenrot/new-dawn';
export { stoneAge as 'stone-age' } from '@morgenrot/stone-age';
