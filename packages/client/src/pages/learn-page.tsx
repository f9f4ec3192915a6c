import { Suspense } from 'react';
import { gamePages } from '../games/games.ts';
import { lazily } from '../shell/lazily.tsx';
import { Loading } from '../shell/loading.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const GUIDES = new Map<string, ReturnType<typeof lazily>>(
  gamePages().flatMap(({ id, guide }) => (guide ? [[id, lazily(guide.Page)]] : [])),
);

/** The first match of a game, for people who have never played it: alone, without an account. */
export function LearnPage({ game }: { game: string }) {
  const Guide = GUIDES.get(game);
  if (!Guide) return <NotFoundPage />;
  return (
    <Suspense fallback={<Loading />}>
      <Guide />
    </Suspense>
  );
}
