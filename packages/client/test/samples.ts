import type { QuestionSample } from '../src/gallery/question-sample.ts';
import { samplesOf } from '../src/gallery/samples.ts';
import type { GamePage } from '../src/games/game-page.ts';

const kept = new Map<string, Promise<QuestionSample[]>>();

const lookFor = async (page: GamePage): Promise<QuestionSample[]> =>
  [...(await samplesOf(page))].flatMap((sample) => sample ?? []);

/** A moment for every question of a game, looked for once by all files of a process: matches are played for it. */
export async function samplesFor(page: GamePage): Promise<QuestionSample[]> {
  const found = kept.get(page.id) ?? lookFor(page);
  kept.set(page.id, found);
  return structuredClone(await found);
}
