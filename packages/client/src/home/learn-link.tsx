import { Link } from 'wouter';
import { quietly } from '../shell/preferences.ts';
import { useWords } from '../texts/use-words.tsx';

/** Where the guided match is kept; it writes itself there. */
const KEPT = 'morgenrot.guide';

/** For whoever has never played: the way to the first match, or back into it. */
export function LearnLink() {
  const { say } = useWords();
  const hasBegun = quietly(() => localStorage.getItem(KEPT)) != null;
  return (
    <div className="hero-learn">
      <Link href="/learn" className="button">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 18h18M6.500 18a5.500 5.500 0 0 1 11 0M12 5v4M4.500 9.500l2.500 2M19.500 9.500l-2.500 2" />
        </svg>
        {say(hasBegun ? 'learn.goOn' : 'learn.begin')}
      </Link>
      <span>{say('learn.note')}</span>
    </div>
  );
}
