import { gameGuides } from '../games/games.ts';
import { lazily } from '../shell/lazily.tsx';

const GAME = 'new-dawn';
const Guide = lazily(gameGuides[GAME]);

/** The first match, for whoever has never played: by oneself, without an account. */
export function LearnPage() {
  return <Guide />;
}
