import type { Reason } from '@morgenrot/engine';
import { LIMITS } from '@morgenrot/protocol';
import { type FormEvent, useState } from 'react';
import { Field } from '../home/field.tsx';
import { api } from '../net/api.ts';
import { prefer, usePreferences } from '../shell/preferences.ts';
import type { Session } from '../table/session/session.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';

/** Whoever looks on without a name gives one before saying something. */
export function NameFirst({ session }: { session: Session }) {
  const words = useWords();
  const { say } = words;
  const name = usePreferences((state) => state.name);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<Reason>();

  async function give(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setRefused(undefined);
    const reply = await api.rename({ name });
    if (reply.ok) await session.lookAgain();
    else setRefused(reply.reason);
    setSending(false);
  }

  return (
    <form className="m-wrap m-talk-name" onSubmit={(event) => void give(event)}>
      <Field label={say('talk.name')}>
        <input
          name="talk-name"
          value={name}
          required
          maxLength={LIMITS.personName}
          autoComplete="nickname"
          onChange={(event) => prefer({ name: event.target.value })}
        />
      </Field>
      <button type="submit" className="m-button m-primary" aria-disabled={sending}>
        {say('talk.name.give')}
      </button>
      {refused && (
        <p role="alert" className="m-refused">
          {sayReason(words, refused)}
        </p>
      )}
    </form>
  );
}
