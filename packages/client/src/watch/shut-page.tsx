import type { Reason } from '@morgenrot/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { PasswordEntry } from '../home/password-entry.tsx';
import { useSubmit } from '../net/use-submit.ts';
import { Header } from '../shell/header.tsx';
import { Logo } from '../shell/logo.tsx';
import { useTitle } from '../shell/use-title.ts';
import { Refusal } from '../table/refusal.tsx';
import type { Session } from '../table/session/session.ts';
import { useWords } from '../texts/use-words.tsx';
import '../styles/board/watch.css';

const TEXTS = {
  password: { title: 'shut.password.title', text: 'shut.password.text' },
  key: { title: 'shut.key.title', text: 'shut.key.text' },
  closed: { title: 'shut.closed.title', text: 'shut.closed.text' },
  ended: { title: 'shut.ended.title', text: 'shut.ended.text' },
  off: { title: 'shut.off.title', text: 'shut.off.text' },
} as const;
type Kind = keyof typeof TEXTS;

function kindOf({ key }: Reason): Kind {
  if (key.startsWith('password.')) return 'password';
  if (key === 'table.closed') return 'closed';
  if (key === 'page.ended') return 'ended';
  return key === 'watch.key' ? 'key' : 'off';
}

/** There is such a table, and it is not open to me: why, and what would open it. */
export function ShutPage({ session, reason }: { session: Session; reason: Reason }) {
  const { say } = useWords();
  const kind = kindOf(reason);
  useTitle(say(TEXTS[kind].title));
  return (
    <div className="m-page">
      <Header />
      <main id="content" className="m-trouble m-shut">
        <Logo className="m-trouble-logo" />
        <h1>{say(TEXTS[kind].title)}</h1>
        <p>{say(TEXTS[kind].text, reason.params)}</p>
        {kind === 'password' ? (
          <PasswordForm session={session} reason={reason} />
        ) : (
          <p className="m-wrap m-trouble-ways">
            <button type="button" className="m-button" onClick={() => void session.lookAgain()}>
              {say('shut.again')}
            </button>
            <Link href="/" className="m-button m-primary">
              {say('table.home')}
            </Link>
          </p>
        )}
      </main>
    </div>
  );
}

function PasswordForm({ session, reason }: { session: Session; reason: Reason }) {
  const { say } = useWords();
  const [password, setPassword] = useState('');
  // Why it is refused says the page that is shut.
  const { sending, submit } = useSubmit(async () => void (await session.enter({ password })));
  return (
    <form className="m-shut-form" onSubmit={submit}>
      <PasswordEntry label={say('shut.password')} value={password} onChange={setPassword} />
      {/* That one is asked for is what the page says anyway. */}
      {!sending && reason.key !== 'password.needed' && <Refusal reason={reason} />}
      <button type="submit" className="m-button m-primary m-wide" aria-disabled={sending}>
        {say('shut.enter')}
      </button>
      <Link href="/" className="m-button m-wide">
        {say('table.home')}
      </Link>
    </form>
  );
}
