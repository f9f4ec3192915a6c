import { useBoard } from '../../../board/use-board.ts';
import { StatusLine, useTurnWord } from '../../../kits/board/lines.tsx';
import { usePeople } from '../../../kits/board/people.ts';
import { useMatch } from '../match.ts';
import { useBoardWords } from '../words/use-board-words.ts';

/** Round and turn, in one line. */
export function StatusPanel() {
  const { say, tell } = useBoardWords();
  const turnWord = useTurnWord();
  const { nameOf } = usePeople();
  const me = useBoard((board) => board.me);
  const { phase, round, active, over } = useMatch(({ phase, round, active, ranking }) => ({
    phase,
    round,
    active,
    over: ranking !== null,
  }));
  const what = phase === 'eventDial' ? tell('status.eventDial') : turnWord(active, me, nameOf);
  return (
    <StatusLine
      chapter={phase === 'setUp' ? tell('status.setUp') : say('status.round', { round })}
      now={over || phase === 'setUp' ? undefined : what}
    />
  );
}
