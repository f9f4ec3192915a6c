import { useBoard } from '../../../board/use-board.ts';
import { StatusLine, useTurnWord } from '../../../kits/board/lines.tsx';
import { usePeople } from '../../../kits/board/people.ts';
import { useMatch } from '../match.ts';
import { useTribeWords } from '../words/own.ts';

/** Round, phase and turn, in one line. */
export function Status() {
  const { say, word } = useTribeWords();
  const turnWord = useTurnWord();
  const { nameOf } = usePeople();
  const me = useBoard((board) => board.me);
  const round = useMatch((s) => s.round);
  const phase = useMatch((s) => s.phase);
  const active = useMatch((s) => s.active);
  const isOver = useMatch((s) => s.isOver);
  const now = phase === 'feeding' ? word('phase.feeding') : turnWord(active, me, nameOf);
  return <StatusLine chapter={say('status.round', { round })} now={isOver ? undefined : now} />;
}
