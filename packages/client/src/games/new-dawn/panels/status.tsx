import { useBoard } from '../../../board/use-board.ts';
import { useMatch } from '../match.ts';
import { usePeople } from '../names.ts';
import { useBoardWords } from '../words/use-board-words.ts';

/** Round and turn, in one line. */
export function Status() {
  const { tell } = useBoardWords();
  const { nameOf } = usePeople();
  const me = useBoard((board) => board.me);
  const { phase, round, active, over } = useMatch(({ phase, round, active, ranking }) => ({
    phase,
    round,
    active,
    over: ranking !== null,
  }));
  const who = active === me ? tell('status.yourTurn') : tell('status.turnOf', { player: nameOf(active) });
  const what = phase === 'eventDial' ? tell('status.eventDial') : who;
  return (
    <span className="status">
      <strong>{phase === 'setUp' ? tell('status.setUp') : tell('status.round', { round })}</strong>
      {!over && phase !== 'setUp' && <span>{what}</span>}
    </span>
  );
}
