import { page } from '../src/games/new-dawn/manifest.ts';
import { samplesFor } from './samples.ts';

const found = await samplesFor(page);

/** A moment for every question of the game, as the gallery finds them. */
export const newDawnSamples = (): typeof found => structuredClone(found);
