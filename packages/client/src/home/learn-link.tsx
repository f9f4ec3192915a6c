import { Link } from 'wouter';
import { readKept } from '../games/kept.ts';
import { wayTo } from '../games/ways.ts';
import { useWords } from '../texts/use-words.tsx';

/** For whoever has never played: the way to the first match, or back into it. */
export function LearnLink({ game }: { game: string }) {
  const { say } = useWords();
  const hasBegun = readKept('guide', game) !== null;
  return (
    <div className="hero-learn">
      <Link href={wayTo('guide', game)} className="button">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 18h18M6.500 18a5.500 5.500 0 0 1 11 0M12 5v4M4.500 9.500l2.500 2M19.500 9.500l-2.500 2" />
        </svg>
        {say(hasBegun ? 'learn.goOn' : 'learn.begin')}
      </Link>
      <span>{say('learn.note')}</span>
    </div>
  );
}
