import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../shell/dialog.tsx';
import type { TablePageState } from '../table/session/table-state.ts';
import { useWords } from '../texts/use-words.tsx';

/** Says that a seat has moved away from this device while its page was open. */
export function MovedAway({ table }: { table: TablePageState }) {
  const { say } = useWords();
  const [isSaid, setSaid] = useState(false);
  const before = useRef(table.mine.length);
  const isPlayed = table.info.status !== 'waiting';
  const held = table.mine.length + (table.owned?.length ?? 0);
  useEffect(() => {
    if (isPlayed && before.current > 0 && held === 0) setSaid(true);
    before.current = held;
  }, [held, isPlayed]);
  if (!isSaid || held > 0) return null;
  return (
    <Dialog title={say('moved.title')} onClose={() => setSaid(false)} className="m-moved-away">
      <p>{say('moved.text')}</p>
      <p className="m-ways">
        <button type="button" className="m-button m-primary" onClick={() => setSaid(false)}>
          {say('moved.ok')}
        </button>
      </p>
    </Dialog>
  );
}
