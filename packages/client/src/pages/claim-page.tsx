import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../net/api.ts';
import { ClaimForm, type Looked } from '../seats/claim-form.tsx';
import { Loading } from '../shell/loading.tsx';
import { Trouble } from '../shell/trouble.tsx';

const TOKEN = /^[A-Za-z0-9_-]{8,64}$/;

const listen = (onChange: () => void): (() => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** Whoever opens a link that gives a seat away: what it is for, and one button. */
export function ClaimPage() {
  const token = useSyncExternalStore(listen, () => window.location.hash.replace(/^#/, ''));
  return TOKEN.test(token) ? (
    <Claim key={token} token={token} />
  ) : (
    <Trouble title="claim.cut.title" text="claim.cut.text" />
  );
}

type Seen = { kind: 'looking' | 'dead' | 'offline' } | { kind: 'found'; found: Looked };

function Claim({ token }: { token: string }) {
  const [seen, setSeen] = useState<Seen>({ kind: 'looking' });
  useEffect(() => {
    let wanted = true;
    void api.lookAtClaim(token).then((reply) => {
      if (!wanted) return;
      if (reply.ok) setSeen({ kind: 'found', found: reply });
      else setSeen({ kind: reply.reason.key === 'link.dead' ? 'dead' : 'offline' });
    });
    return () => {
      wanted = false;
    };
  }, [token]);
  if (seen.kind === 'dead') return <Trouble title="claim.dead.title" text="claim.dead.text" />;
  if (seen.kind === 'offline') return <Trouble title="claim.offline.title" text="claim.offline.text" reload />;
  if (seen.kind !== 'found') return <Loading text="claim.looking" />;
  return <ClaimForm token={token} found={seen.found} onDead={() => setSeen({ kind: 'dead' })} />;
}
