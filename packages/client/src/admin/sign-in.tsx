import { useState } from 'react';
import { Field } from '../home/form/field.tsx';
import { useSubmit } from '../net/use-submit.ts';
import { Page } from '../shell/page.tsx';
import { useTitle } from '../shell/use-title.ts';
import { adminApi } from './admin-api.ts';
import { AdminRefused } from './refused.tsx';
import { useAdminWords } from './use-admin-words.ts';

/** The token goes to the server once; what opens the doors after that no script can read. */
export function SignIn({ onIn }: { onIn: (until: number) => void }) {
  const { say } = useAdminWords();
  const [token, setToken] = useState('');
  useTitle(say('enter.title'));

  const { sending, refused, submit } = useSubmit(async () => {
    const reply = await adminApi.enter(token.trim());
    setToken('');
    if (!reply.ok) return reply.reason;
    onIn(reply.until);
    return undefined;
  });
  return (
    <Page className="m-admin m-admin-enter">
      <form className="m-card" onSubmit={submit}>
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
        <AdminRefused reason={refused} />
        <button type="submit" className="m-button m-primary m-wide" aria-disabled={sending}>
          {say('enter.go')}
        </button>
      </form>
    </Page>
  );
}
