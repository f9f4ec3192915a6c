import type { PlayerId } from '@morgenrot/engine';
import type { SeatInfo } from '@morgenrot/protocol';
import { useState } from 'react';
import { MenuPart } from '../table/menu/menu-part.tsx';
import type { MenuPartProps } from '../table/menu/table-dialog.tsx';
import { Refusal } from '../table/refusal.tsx';
import { useOrder } from '../table/session/use-order.ts';
import { titleOf } from '../table/waiting/title-of.ts';
import type { TextKey } from '../texts/texts.ts';
import { useWords } from '../texts/use-words.tsx';
import { OneTimeLink, useUntil } from './one-time-link.tsx';
import '../styles/table/own-seats.css';

/** A link can be made: nobody owns the seat, or the owners have agreed on a substitute, and nobody is there. */
const isLost = ({ name, present, computer, substitute, vacant }: SeatInfo): boolean =>
  name !== undefined && (vacant || (substitute === true && (computer === true || !present)));

const stateOf = ({ vacant, computer }: SeatInfo): TextKey => {
  if (vacant) return 'lost.vacant';
  return computer ? 'lost.standIn' : 'lost.away';
};

/** The host makes links for seats that nobody is at. */
export function LostSeats(props: MenuPartProps) {
  const { say } = useWords();
  const { lost, onGiven } = useLostSeats(props);
  if (lost.length === 0) return null;
  return (
    <MenuPart title={say('lost.title')}>
      <LostList {...props} lost={lost} onGiven={onGiven} />
    </MenuPart>
  );
}

function useLostSeats({ table: { mine, info } }: MenuPartProps): {
  lost: SeatInfo[];
  onGiven: (seat: PlayerId) => void;
} {
  const [given, setGiven] = useState<readonly PlayerId[]>([]);
  const isHost = info.host !== undefined && mine.includes(info.host);
  const isOffered = (seat: SeatInfo): boolean =>
    // A link that was just made stays in sight, whoever comes meanwhile.
    !mine.includes(seat.seat) && (isLost(seat) || given.includes(seat.seat));
  return {
    lost: isHost ? info.seats.filter(isOffered) : [],
    onGiven: (seat) => setGiven((before) => [...before, seat]),
  };
}

interface LostListProps extends MenuPartProps {
  lost: readonly SeatInfo[];
  onGiven: (seat: PlayerId) => void;
}

function LostList({ lost, onGiven, ...props }: LostListProps) {
  const { say } = useWords();
  return (
    <>
      <p className="m-quiet">{say('lost.text')}</p>
      <ul className="m-lost-seats">
        {lost.map((seat) => (
          <LostSeat key={seat.seat} {...props} seat={seat} onGiven={() => onGiven(seat.seat)} />
        ))}
      </ul>
    </>
  );
}

interface LostSeatProps extends MenuPartProps {
  seat: SeatInfo;
  onGiven: () => void;
}

function LostSeat({ session, table, seat, onGiven }: LostSeatProps) {
  const words = useWords();
  const { say } = words;
  const { order, sending, refused } = useOrder(session);
  const until = useUntil();
  const [link, setLink] = useState<{ token: string; until: number }>();
  const { name = '' } = seat;
  // Whose link it is does not change with who comes by it.
  const [label] = useState(() => say('lost.label', { name }));

  async function give(): Promise<void> {
    const reply = await order({ kind: 'reissue', seat: seat.seat });
    if (!reply.ok) return;
    setLink(reply);
    onGiven();
  }
  return (
    <li className="m-own-seat">
      <p>
        <strong>{name}</strong> {isLost(seat) && <span className="m-quiet">{say(stateOf(seat))}</span>}
      </p>
      {link && isLost(seat) && (
        <OneTimeLink
          token={link.token}
          label={label}
          title={titleOf(words, table.info)}
          note={say('lost.until', { time: until(link.until) })}
        />
      )}
      <Refusal reason={refused} />
      {isLost(seat) && (
        <>
          <p className="m-ways">
            <button
              type="button"
              className="m-button"
              aria-disabled={sending}
              aria-label={say('lost.link.of', { name })}
              onClick={() => void give()}
            >
              {say('lost.link')}
            </button>
          </p>
          <p className="m-quiet m-small-note">{say(seat.vacant ? 'lost.vacant.note' : 'lost.link.note', { name })}</p>
        </>
      )}
    </li>
  );
}
