import { useId } from 'react';
import { Link } from 'wouter';
import { gameNameOf } from '../games/use-game-name.ts';
import { useWords } from '../texts/use-words.tsx';
import type { OnShelf } from './facts.ts';
import { GameCard } from './game-card.tsx';
import { LearnLink } from './learn-link.tsx';
import { wayToGame } from './way-to-game.ts';

/** Several games: choose one, then decide how to play it. */
export function Shelf({ games }: { games: readonly OnShelf[] }) {
  const words = useWords();
  const title = useId();
  return (
    <section className="m-shelf" aria-labelledby={title}>
      <h2 id={title}>{words.say('shelf.title')}</h2>
      <ul>
        {games.map((game) => (
          <li key={game.page.id}>
            <GameCard game={game}>
              <Ways game={game} name={gameNameOf(words, game.page)} />
            </GameCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ways({ game: { page }, name }: { game: OnShelf; name: string }) {
  const { say } = useWords();
  const called = <span className="m-unseen"> – {name}</span>;
  return (
    <p className="m-shelf-ways">
      <Link href={wayToGame(page.id, 'play')} className="m-button m-primary">
        {say('solo.start')}
        {called}
      </Link>
      <Link href={wayToGame(page.id, 'create')} className="m-button">
        {say('shelf.create')}
        {called}
      </Link>
      <LearnLink page={page} name={name} />
    </p>
  );
}
