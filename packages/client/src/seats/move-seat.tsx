import type { PlayerId } from '@morgenrot/engine';
import { useState } from 'react';
import { MenuPart } from '../table/menu/menu-part.tsx';
import type { MenuPartProps } from '../table/menu/table-dialog.tsx';
import { Refusal } from '../table/refusal.tsx';
import { useOrder } from '../table/session/use-order.ts';
import { titleOf } from '../table/waiting/title-of.ts';
import { useWords } from '../texts/use-words.tsx';
import { OneTimeLink, useUntil } from './one-time-link.tsx';
import '../styles/table/own-seats.css';

/** Takes my seat along to another device. */
export function MoveSeat({ session, table }: MenuPartProps) {
  const { say } = useWords();
  if (table.mine.length === 0) return null;
  return (
    <MenuPart title={say('move.title')}>
      <Moves session={session} table={table} />
    </MenuPart>
  );
}

/** The same in the waiting room, folded. */
export function MoveSeatFolded({ session, table }: MenuPartProps) {
  const { say } = useWords();
  if (table.mine.length === 0) return null;
  return (
    <details className="m-folded">
      <summary>{say('move.title')}</summary>
      <Moves session={session} table={table} />
    </details>
  );
}

function Moves({ session, table }: MenuPartProps) {
  const { say } = useWords();
  const { mine, info } = table;
  const nameOf = (seat: PlayerId): string => info.seats.find((one) => one.seat === seat)?.name ?? '';
  return (
    <>
      <p className="m-quiet">{say('move.text')}</p>
      {mine.map((seat) => (
        <MoveOne
          key={seat}
          session={session}
          table={table}
          seat={seat}
          of={mine.length > 1 ? nameOf(seat) : undefined}
        />
      ))}
    </>
  );
}

interface MoveOneProps extends MenuPartProps {
  seat: PlayerId;
  /** Whose seat, where there are several. */
  of: string | undefined;
}

function MoveOne({ session, table, seat, of }: MoveOneProps) {
  const words = useWords();
  const { say } = words;
  const { order, sending, refused } = useOrder(session);
  const until = useUntil();
  const [link, setLink] = useState<{ token: string; until: number }>();

  async function make(): Promise<void> {
    const reply = await order({ kind: 'handOver', seat });
    if (reply.ok) setLink(reply);
  }
  const first = of === undefined ? say('move.make') : say('move.make.of', { name: of });
  return (
    <div className="m-own-seat">
      {link && (
        <OneTimeLink
          token={link.token}
          label={say('move.label')}
          title={titleOf(words, table.info)}
          note={say('move.until', { time: until(link.until) })}
        />
      )}
      <Refusal reason={refused} />
      <p className="m-ways">
        <button type="button" className="m-button" aria-disabled={sending} onClick={() => void make()}>
          {link ? say('move.again') : first}
        </button>
      </p>
    </div>
  );
}
