import { LIMITS } from '@morgenrot/protocol';
import { Field } from '../home/form/field.tsx';
import { api } from '../net/api.ts';
import { useSubmit } from '../net/use-submit.ts';
import { prefer, usePreferences } from '../shell/preferences.ts';
import { Refusal } from '../table/refusal.tsx';
import type { Session } from '../table/session/session.ts';
import { useWords } from '../texts/use-words.tsx';

/** Whoever looks on without a name gives one before saying something. */
export function NameFirst({ session }: { session: Session }) {
  const { say } = useWords();
  const name = usePreferences((state) => state.name);
  const { sending, refused, submit } = useSubmit(async () => {
    const reply = await api.rename({ name });
    if (!reply.ok) return reply.reason;
    await session.lookAgain();
    return undefined;
  });

  return (
    <form className="m-wrap m-talk-name" onSubmit={submit}>
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
      <Refusal reason={refused} />
    </form>
  );
}
