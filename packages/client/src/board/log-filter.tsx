import { useWords } from '../texts/use-words.tsx';
import { useBoard } from './use-board.ts';

/** Which lines of the log are wanted; an empty text: all of them. */
export interface LogWish {
  player: string;
  kind: string;
}
export const EVERYTHING: LogWish = { player: '', kind: '' };

/** What the game sorts its lines by: the name of a kind for the key of a line. */
export interface LogKinds {
  kinds: readonly string[];
  kindOf: (key: string) => string | undefined;
}

interface LogFilterProps {
  kinds: readonly string[];
  wish: LogWish;
  onWish: (wish: LogWish) => void;
}

/** Whose deeds, and of which kind: two lists to choose from. */
export function LogFilter({ kinds, wish, onWish }: LogFilterProps) {
  const { say, find } = useWords();
  const seats = useBoard((board) => board.seats);
  return (
    <div className="m-log-filter">
      <select
        aria-label={say('log.filter.player')}
        value={wish.player}
        onChange={(event) => onWish({ ...wish, player: event.target.value })}
      >
        <option value="">{say('log.filter.players')}</option>
        {seats.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
      {kinds.length > 0 && (
        <select
          aria-label={say('log.filter.kind')}
          value={wish.kind}
          onChange={(event) => onWish({ ...wish, kind: event.target.value })}
        >
          <option value="">{say('log.filter.kinds')}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {find(`log.kind.${kind}`) ?? kind}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
