import type { GamePage } from '../games/game-page.ts';
import type { SampleSearch } from './question-sample.ts';
import { samplesByChance } from './samples-by-chance.ts';

/** Moments at which each question of a game is asked: its own search, or random matches. */
export async function samplesOf({ rules, samples }: GamePage): Promise<SampleSearch> {
  return samples ? samples() : samplesByChance(await rules());
}
