import type { PlayerId } from '@morgenrot/engine';
import { useEffect, useId, useRef, useState } from 'react';
import type { StripLineProps } from '../table/table-strip.tsx';
import { useWords } from '../texts/use-words.tsx';
import { sayDelay } from './delay.ts';
import '../styles/board/watch.css';

const DELAY = { minutes: 'watch.you.minutes', turns: 'watch.you.turns' } as const;
const NOBODYS = '';

/** For whoever looks on: how far behind, and with whose eyes. That they do, the prompt says. */
export function WatchingLine({ session, table }: StripLineProps) {
  const words = useWords();
  const lost = useLostEyes(table);
  const id = useId();
  const { info, mine, owned, eyes, match } = table;
  // Whoever comes back to a seat of their own is lent no eyes meanwhile.
  const lenders = owned ? [] : info.seats.filter(({ shown, name }) => shown && name !== undefined);
  const delay = info.status === 'over' ? undefined : sayDelay(words, info.settings, DELAY);
  const isNews = delay !== undefined || lost !== undefined || lenders.length > 0;
  if (mine.length > 0 || !match || !isNews) return null;
  return (
    <div className="m-strip-line" data-kind="watching">
      {delay !== undefined && <p className="m-strip-text">{delay}</p>}
      <p className="m-strip-text" role="status">
        {lost !== undefined && words.say('watch.eyes.lost', { name: lost })}
      </p>
      {lenders.length > 0 && (
        <div className="m-strip-ways m-eyes">
          <label htmlFor={id}>{words.say('watch.eyes')}</label>
          <select
            id={id}
            value={eyes ?? NOBODYS}
            onChange={({ target }) => void session.enter({ seat: target.value === NOBODYS ? null : target.value })}
          >
            <option value={NOBODYS}>{words.say('watch.eyes.public')}</option>
            {lenders.map(({ seat, name = '' }) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}

/** Whose eyes I saw with, when they have just been taken back; until I look with others. */
function useLostEyes({ info, eyes }: StripLineProps['table']): string | undefined {
  const had = useRef<PlayerId>(undefined);
  const [lost, setLost] = useState<PlayerId>();
  useEffect(() => {
    const before = had.current;
    had.current = eyes;
    if (eyes !== undefined) setLost(undefined);
    else if (before !== undefined) setLost(before);
  }, [eyes]);
  const seat = info.seats.find((one) => one.seat === lost);
  return seat && !seat.shown ? seat.name : undefined;
}
