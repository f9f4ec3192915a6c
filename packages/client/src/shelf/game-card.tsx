import { type ComponentType, type ReactNode, Suspense, useId } from 'react';
import type { GamePage } from '../games/game-page.ts';
import { gameNameOf } from '../games/use-game-name.ts';
import { lazily } from '../shell/lazily.tsx';
import { useWords } from '../texts/use-words.tsx';
import { dressed } from '../texts/words.ts';
import { factsOf, type OnShelf } from './facts.ts';
import '../styles/shelf.css';

/** One component for each picture: a new one would be fetched again with every drawing of the page. */
const pictures = new WeakMap<GamePage, ComponentType>();

function pictureOf(page: GamePage): ComponentType | undefined {
  const { Art } = page.shelf;
  if (!Art) return undefined;
  const known = pictures.get(page) ?? lazily(Art);
  pictures.set(page, known);
  return known;
}

/** A game as it stands on the shelf: its picture, what it is like, and ways into it. */
export function GameCard({ game, isOpen = false, children }: { game: OnShelf; isOpen?: boolean; children: ReactNode }) {
  const words = useWords();
  const { page } = game;
  const title = useId();
  const Art = pictureOf(page);
  // On the shelf it stands below the title of the shelf.
  const Heading = isOpen ? 'h2' : 'h3';
  return (
    <article className="m-card m-shelf-game" data-open={isOpen || undefined} aria-labelledby={title}>
      <div className="m-shelf-art" aria-hidden="true">
        <Suspense fallback={null}>{Art && <Art />}</Suspense>
      </div>
      <div className="m-column m-shelf-words">
        <Heading id={title}>{gameNameOf(words, page)}</Heading>
        <p>{dressed(page.shelf.about[words.language])}</p>
        <dl className="m-wrap m-shelf-facts">
          {factsOf(words, game).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </article>
  );
}
