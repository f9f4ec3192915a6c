import type { Reason } from '@morgenrot/engine';
import { LIMITS, type TableInfo } from '@morgenrot/protocol';
import { type FormEvent, useId, useState } from 'react';
import { Field } from '../../home/field.tsx';
import { NameField } from '../../home/name-field.tsx';
import { api } from '../../net/api.ts';
import { usePreferences } from '../../shell/preferences.ts';
import { sayReason } from '../../texts/say-reason.ts';
import { useWords } from '../../texts/use-words.tsx';
import { tellLate } from '../session/late-news.ts';
import type { Session } from '../session/session.ts';
import { wayToSeat } from '../way-to-seat.ts';

interface JoinFormProps {
  session: Session;
  info: TableInfo;
  /** Of a link for a seat that is kept. */
  seatKey?: string;
}

/** For whoever has no seat here: how to get one, or why there is none. */
export function JoinForm({ session, info, seatKey }: JoinFormProps) {
  const { say } = useWords();
  const title = useId();
  const way = wayToSeat(info, seatKey);
  return (
    <section className="m-card m-join" aria-labelledby={title}>
      <h2 id={title}>{say(way === 'open' ? 'table.join.title' : `table.join.${way}.title`)}</h2>
      {way === 'open' ? (
        <Form session={session} info={info} seatKey={seatKey} />
      ) : (
        <>
          <p>{say(`table.join.${way}.text`)}</p>
          <p className="m-quiet">{say(info.settings.watch === 'welcome' ? 'table.join.stay' : 'table.join.closed')}</p>
        </>
      )}
    </section>
  );
}

/** From the link to the seat: a name and one button. */
function Form({ session, info, seatKey }: JoinFormProps) {
  const words = useWords();
  const { say } = words;
  const name = usePreferences((state) => state.name);
  const [password, setPassword] = useState('');
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<Reason>();
  const isLocked = info.settings.access === 'password';

  async function join(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setRefused(undefined);
    const wish = { name, ...(seatKey === undefined ? {} : { key: seatKey }), ...(isLocked ? { password } : {}) };
    const reply = await api.join(info.id, wish);
    if (reply.ok) await session.introduceAgain();
    else {
      setRefused(reply.reason);
      tellLate(info.id, reply.reason);
    }
    setSending(false);
  }

  return (
    <form onSubmit={(event) => void join(event)}>
      <NameField label={say('table.join.name')} />
      {isLocked && (
        <Field label={say('table.join.password')} note={say('table.join.password.note')}>
          <input
            type="password"
            name="table-password"
            value={password}
            required
            maxLength={LIMITS.password}
            autoComplete="off"
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      )}
      {refused && (
        <p role="alert" className="m-refused">
          {sayReason(words, refused)}
        </p>
      )}
      <button type="submit" className="m-button m-primary m-wide" aria-disabled={sending}>
        {say(sending ? 'table.join.sending' : 'table.join.submit')}
      </button>
      {info.settings.watch === 'welcome' && <p className="m-quiet">{say('table.join.watching')}</p>}
    </form>
  );
}
