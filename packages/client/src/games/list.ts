// One line for each game of the catalog.
export { page as 'new-dawn' } from './new-dawn/manifest.ts';
export { page as 'stone-age' } from './stone-age/manifest.ts';
