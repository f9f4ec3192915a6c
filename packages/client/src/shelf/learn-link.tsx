import { Link } from 'wouter';
import type { GamePage } from '../games/game-page.ts';
import { readKept } from '../games/kept.ts';
import { addressOfGame } from '../games/ways.ts';
import { useWords } from '../texts/use-words.tsx';

/** The way to the guided first match, or back into it; nothing where the game has none. */
export function LearnLink({ page, name }: { page: GamePage; name?: string }) {
  const { say } = useWords();
  if (!page.guide) return null;
  const hasBegun = readKept('guide', page.id) != null;
  return (
    <Link href={addressOfGame('guide', page.id)} className="m-button m-shelf-learn">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 18h18M6.500 18a5.500 5.500 0 0 1 11 0M12 5v4M4.500 9.500l2.500 2M19.500 9.500l-2.500 2" />
      </svg>
      {say(hasBegun ? 'learn.goOn' : 'learn.begin')}
      {name && <span className="m-unseen"> – {name}</span>}
    </Link>
  );
}
