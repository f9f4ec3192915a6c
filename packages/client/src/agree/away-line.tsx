import type { PlayerId } from '@morgenrot/engine';
import { useEffect, useState } from 'react';
import type { StripLineProps } from '../table/table-strip.tsx';
import { useWords } from '../texts/use-words.tsx';
import { listed } from '../texts/words.ts';
import { Moon } from './moon.tsx';
import { OneAway } from './one-away.tsx';
import { nameOf } from './say-proposal.ts';
import { useAway } from './use-away.ts';

/** The match waits for somebody who is away: what can be done, for those who play. */
export function AwayLine({ session, table }: StripLineProps) {
  const words = useWords();
  const [waited, setWaited] = useState<readonly PlayerId[]>([]);
  const [isApart, setApart] = useState(false);
  const away = useAway(table);
  useEffect(() => {
    // Somebody who has come back and gone again is worth a word again.
    if (away.length > 0) return;
    setWaited([]);
    setApart(false);
  }, [away.length]);
  const { info, mine } = table;
  const shown = mine.length === 0 ? [] : away.filter((seat) => !waited.includes(seat));
  const names = shown.map((seat) => nameOf(info, seat));
  const said = shown.length === 0 ? '' : words.say('agree.away', { who: listed(words, names), count: shown.length });
  return (
    <>
      <p className="m-unseen" role="status">
        {said}
      </p>
      {shown.length > 1 && !isApart ? (
        <SeveralAway said={said} onApart={() => setApart(true)} onWait={() => setWaited([...waited, ...shown])} />
      ) : (
        shown.map((seat) => (
          <OneAway
            key={seat}
            session={session}
            table={table}
            seat={seat}
            onWait={() => setWaited((others) => [...others, seat])}
          />
        ))
      )}
    </>
  );
}

/** Where all decide at once, several may be missed: a line for each would leave a phone no room for the board. */
function SeveralAway({ said, onApart, onWait }: { said: string; onApart: () => void; onWait: () => void }) {
  const { say } = useWords();
  return (
    <div className="m-strip-line" data-kind="away">
      <Moon />
      <p className="m-strip-text">{said}</p>
      <div className="m-strip-ways">
        <button type="button" className="m-button m-small" onClick={onApart}>
          {say('agree.away.each')}
        </button>
        <button type="button" className="m-button m-small m-plain" onClick={onWait}>
          {say('agree.away.wait')}
        </button>
      </div>
    </div>
  );
}
