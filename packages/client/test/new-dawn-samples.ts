import { sampleQuestions } from '../src/games/new-dawn/gallery/samples.ts';

/** Looked for once; matches are played for it. */
const found = [...sampleQuestions()].flatMap((sample) => sample ?? []);

/** A moment for every question of the game, as the gallery finds them. */
export const newDawnSamples = (): typeof found => structuredClone(found);
