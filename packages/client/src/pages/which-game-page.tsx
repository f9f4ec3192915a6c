import { Link, Redirect } from 'wouter';
import { gameName } from '../games/use-game-name.ts';
import { addressOfGame, type GamePart, gamesWith } from '../games/ways.ts';
import { Page } from '../shell/page.tsx';
import { useTitle } from '../shell/use-title.ts';
import type { TextKey } from '../texts/texts.ts';
import { useWords } from '../texts/use-words.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const TITLES = { book: 'reference.title', guide: 'learn.begin' } as const satisfies Record<GamePart, TextKey>;

/** `/rules` and `/learn` name no game: with one game they lead on, with several you choose. */
export function WhichGamePage({ part }: { part: GamePart }) {
  const words = useWords();
  const title = words.say(TITLES[part]);
  const pages = gamesWith(part);
  useTitle(title);
  const [only] = pages;
  if (!only) return <NotFoundPage />;
  // An entry of the book stays in the address.
  const { hash } = window.location;
  if (pages.length === 1) return <Redirect to={`${addressOfGame(part, only.id)}${hash}`} replace />;
  return (
    <Page className="m-which-game">
      <h1>{title}</h1>
      <p>{words.say('games.which')}</p>
      <ul>
        {pages.map(({ id }) => (
          <li key={id}>
            <Link href={`${addressOfGame(part, id)}${hash}`}>{gameName(words, id)}</Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
