import type { AdminSeat } from '@morgenrot/protocol';
import { useState } from 'react';
import { OneTimeLink, useUntil } from '../seats/one-time-link.tsx';
import { adminApi } from './admin-api.ts';
import { adminTitleOf } from './say-state.ts';
import { Sure } from './sure.tsx';
import type { TableProps } from './table-part.tsx';
import { type AdminWords, useAdminWords } from './use-admin-words.ts';
import { outOr } from './use-asked.ts';

/** Who sits where, and how a seat comes to somebody else. */
export function Seats(props: TableProps) {
  const { say } = useAdminWords();
  return (
    <section className="m-card" aria-labelledby="admin-seats">
      <h2 id="admin-seats">{say('table.seats')}</h2>
      <ul className="m-admin-list">
        {props.table.seats.map((seat) => (
          <Seat key={seat.seat} {...props} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

function sayWho({ say }: AdminWords, { who, present }: AdminSeat): string {
  return say(who === 'person' && present ? 'seat.person.here' : `seat.${who}`);
}

/** Somebody holds it, or did; a computer player that was there from the start has nobody to come back. */
const isOfPeople = ({ who }: AdminSeat): boolean => who !== 'empty' && who !== 'computer';

function Seat({ table, seat, onDone, onOut }: TableProps & { seat: AdminSeat }) {
  const words = useAdminWords();
  const { say, when } = words;
  const until = useUntil();
  const [asking, setAsking] = useState<'reissue' | 'signOut'>();
  const [given, setGiven] = useState<{ token: string; until: number }>();
  const number = say('seat.number', { seat: Number(seat.seat) + 1 });
  const name = seat.name ?? number;

  const about = <span className="m-unseen"> – {name}</span>;

  async function reissue() {
    const reply = await adminApi.reissue(table.id, seat.seat);
    if (!reply.ok) return outOr(reply.reason, onOut);
    setGiven(reply);
    onDone('');
    return undefined;
  }
  async function signOut() {
    const reply = await adminApi.signOut(table.id, seat.seat);
    if (!reply.ok) return outOr(reply.reason, onOut);
    onDone(say('done.signOut'));
    return undefined;
  }
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>{sayWho(words, seat)}</span>
        <span className="m-quiet">
          {number}
          {seat.linkUntil !== undefined && ` · ${say('seat.link', { time: when(seat.linkUntil) })}`}
        </span>
        {given && (
          <OneTimeLink
            token={given.token}
            label={say('seat.given', { name })}
            title={adminTitleOf(words, table)}
            note={say('seat.given.note', { time: until(given.until) })}
          />
        )}
      </div>
      {isOfPeople(seat) && (
        <p className="m-ways">
          {table.status !== 'waiting' && (
            <button type="button" className="m-button" onClick={() => setAsking('reissue')}>
              {say('seat.reissue')}
              {about}
            </button>
          )}
          {seat.who !== 'nobody' && (
            <button type="button" className="m-button" onClick={() => setAsking('signOut')}>
              {say('seat.signOut')}
              {about}
            </button>
          )}
        </p>
      )}
      {asking && (
        <Sure
          title={say(`sure.${asking}.title`, { name })}
          text={say(`sure.${asking}`)}
          yes={say(`sure.${asking}.yes`)}
          onClose={() => setAsking(undefined)}
          onYes={asking === 'reissue' ? reissue : signOut}
        />
      )}
    </li>
  );
}
