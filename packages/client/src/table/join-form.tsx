import type { Reason } from '@morgenrot/engine';
import { LIMITS } from '@morgenrot/protocol';
import { type FormEvent, useId, useState } from 'react';
import { Field } from '../home/field.tsx';
import { api } from '../net/api.ts';
import { prefer, usePreferences } from '../shell/preferences.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import type { Session } from './session.ts';

/** From the link to the seat: a name and one button. */
export function JoinForm({ session, id }: { session: Session; id: string }) {
  const words = useWords();
  const { say } = words;
  const name = usePreferences((state) => state.name);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<Reason>();
  const title = useId();

  async function join(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSending(true);
    setRefused(undefined);
    const reply = await api.join(id, { name });
    if (reply.ok) await session.introduceAgain();
    else setRefused(reply.reason);
    setSending(false);
  }

  return (
    <section className="card join" aria-labelledby={title}>
      <h2 id={title}>{say('table.join.title')}</h2>
      <form onSubmit={(event) => void join(event)}>
        <Field label={say('table.join.name')}>
          <input
            name="name"
            value={name}
            required
            maxLength={LIMITS.personName}
            autoComplete="nickname"
            onChange={(event) => prefer({ name: event.target.value })}
          />
        </Field>
        {refused && (
          <p role="alert" className="refused">
            {sayReason(words, refused)}
          </p>
        )}
        <button type="submit" className="button primary wide" disabled={sending}>
          {say(sending ? 'table.join.sending' : 'table.join.submit')}
        </button>
        <p className="quiet">{say('table.join.watching')}</p>
      </form>
    </section>
  );
}
