import type { TableInfo } from '@morgenrot/protocol';
import { useId, useState } from 'react';
import { NameField } from '../../home/name-field.tsx';
import { PasswordEntry } from '../../home/password-entry.tsx';
import { api } from '../../net/api.ts';
import { useSubmit } from '../../net/use-submit.ts';
import { usePreferences } from '../../shell/preferences.ts';
import { useWords } from '../../texts/use-words.tsx';
import { Refusal } from '../refusal.tsx';
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
  const { say } = useWords();
  const name = usePreferences((state) => state.name);
  const [password, setPassword] = useState('');
  const isLocked = info.settings.access === 'password';

  const { sending, refused, submit } = useSubmit(async () => {
    const wish = { name, ...(seatKey === undefined ? {} : { key: seatKey }), ...(isLocked ? { password } : {}) };
    const reply = await api.join(info.id, wish);
    if (!reply.ok) {
      tellLate(info.id, reply.reason);
      return reply.reason;
    }
    await session.introduceAgain();
    return undefined;
  });

  return (
    <form onSubmit={submit}>
      <NameField label={say('table.join.name')} />
      {isLocked && (
        <PasswordEntry
          label={say('table.join.password')}
          note={say('table.join.password.note')}
          value={password}
          onChange={setPassword}
        />
      )}
      <Refusal reason={refused} />
      <button type="submit" className="m-button m-primary m-wide" aria-disabled={sending}>
        {say(sending ? 'table.join.sending' : 'table.join.submit')}
      </button>
      {info.settings.watch === 'welcome' && <p className="m-quiet">{say('table.join.watching')}</p>}
    </form>
  );
}
