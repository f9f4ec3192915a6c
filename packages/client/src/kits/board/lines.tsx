import type { ReactNode } from 'react';
import { useWords } from '../../texts/use-words.tsx';

interface StatusLineProps {
  /** The round or the part of the match. */
  chapter?: string | undefined;
  /** Whose turn it is, or what goes on. */
  now?: string | undefined;
}

/** For the page's header: where the match stands. */
export function StatusLine({ chapter, now }: StatusLineProps) {
  return (
    <span className="m-status">
      {chapter !== undefined && <strong>{chapter}</strong>}
      {now !== undefined && <span>{now}</span>}
    </span>
  );
}

/** "Your turn", or whose it is. */
export function useTurnWord(): (active: string, me: string | null, nameOf: (player: string) => string) => string {
  const { say } = useWords();
  return (active, me, nameOf) =>
    active === me ? say('status.yourTurn') : say('status.turnOf', { player: nameOf(active) });
}

interface MeritsLineProps {
  mark: ReactNode;
  /** What a player has to show; what is missing is left out. */
  parts: readonly (string | undefined)[];
}

/** On the result page, below a name. */
export function MeritsLine({ mark, parts }: MeritsLineProps) {
  return (
    <span className="m-row m-note m-merits">
      {mark}
      <span>{parts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
