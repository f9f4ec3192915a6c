import type { Reason } from '@morgenrot/engine';
import { type FormEvent, useState } from 'react';
import { Field } from '../home/field.tsx';
import { Page } from '../shell/page.tsx';
import { useTitle } from '../shell/use-title.ts';
import { adminApi } from './admin-api.ts';
import { AdminRefused } from './refused.tsx';
import { useAdminWords } from './use-admin-words.ts';

/** The token goes to the server once; what opens the doors after that no script can read. */
export function SignIn({ onIn }: { onIn: (until: number) => void }) {
  const { say } = useAdminWords();
  const [token, setToken] = useState('');
  const [isSending, setSending] = useState(false);
  const [reason, setReason] = useState<Reason>();
  useTitle(say('enter.title'));

  async function enter(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const reply = await adminApi.enter(token.trim());
    setSending(false);
    setToken('');
    if (reply.ok) onIn(reply.until);
    else setReason(reply.reason);
  }
  return (
    <Page className="m-admin m-admin-enter">
      <form className="m-card" onSubmit={(event) => void enter(event)}>
        <h1>{say('enter.title')}</h1>
        <p className="m-quiet">{say('enter.text')}</p>
        <Field label={say('enter.token')}>
          <input
            type="password"
            name="admin-token"
            value={token}
            required
            autoComplete="current-password"
            onChange={(event) => setToken(event.target.value)}
          />
        </Field>
        <AdminRefused reason={isSending ? undefined : reason} />
        <button type="submit" className="m-button m-primary m-wide" aria-disabled={isSending}>
          {say('enter.go')}
        </button>
      </form>
    </Page>
  );
}
