import type { SeatInfo, TableInfo } from '@morgenrot/protocol';
import { useState } from 'react';
import { useWords } from '../../texts/use-words.tsx';
import { listed } from '../../texts/words.ts';
import { Refusal } from '../refusal.tsx';
import type { Session } from '../session/session.ts';
import { useOrder } from '../session/use-order.ts';
import { isFree } from './waiting-for.ts';

const numbers = (seats: readonly SeatInfo[]): string[] => seats.map(({ seat }) => seat);

/** The host begins with those who are there; what is left out is said first. */
export function StartNow({ session, info }: { session: Session; info: TableInfo }) {
  const words = useWords();
  const { say } = words;
  const { order, sending, refused } = useOrder(session);
  const [isAsking, setAsking] = useState(false);
  const free = info.seats.filter(isFree);
  // Whoever says that it begins is ready.
  const unready = info.seats.filter(
    ({ seat, name, ready }) => name !== undefined && !ready && seat !== info.host && info.settings.start === 'ready',
  );
  const isWhole = free.length === 0 && unready.length === 0;

  async function start(): Promise<void> {
    const told = { free: numbers(free), unready: numbers(unready) };
    const reply = await order({ kind: 'start', told });
    // Where somebody has just come or gone, it is asked anew.
    if (!reply.ok) setAsking(reply.reason.key === 'start.changed');
  }

  return (
    <div className="m-start-now">
      {isAsking ? (
        <fieldset>
          <legend>{say('start.sure')}</legend>
          {free.length > 0 && <p>{say('start.free', { count: free.length })}</p>}
          {unready.length > 0 && (
            <p>
              {say('start.unready', {
                names: listed(
                  words,
                  unready.map(({ name }) => name ?? ''),
                ),
              })}
            </p>
          )}
          <p className="m-ways">
            <button type="button" className="m-button m-primary" aria-disabled={sending} onClick={() => void start()}>
              {say('start.yes')}
            </button>
            <button type="button" className="m-button" onClick={() => setAsking(false)}>
              {say('start.no')}
            </button>
          </p>
        </fieldset>
      ) : (
        <button
          type="button"
          className={info.settings.start === 'host' && isWhole ? 'm-button m-primary m-wide' : 'm-button m-wide'}
          aria-disabled={sending}
          onClick={() => (isWhole ? void start() : setAsking(true))}
        >
          {say('start.now')}
        </button>
      )}
      <Refusal reason={refused} />
    </div>
  );
}
