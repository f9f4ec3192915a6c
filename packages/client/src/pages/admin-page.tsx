import { useEffect, useState } from 'react';
import { adminApi } from '../admin/admin-api.ts';
import { AdminFrame } from '../admin/admin-frame.tsx';
import { SignIn } from '../admin/sign-in.tsx';
import { Loading } from '../shell/loading.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import '../styles/admin.css';

type Standing = { kind: 'asking' } | { kind: 'absent' } | { kind: 'out' } | { kind: 'in'; until: number };

/** For whoever runs the server. A server without a token for it has no such page. */
export function AdminPage() {
  const [standing, setStanding] = useState<Standing>({ kind: 'asking' });
  useEffect(() => {
    void adminApi.session().then((reply) => {
      if (reply.ok) setStanding({ kind: 'in', until: reply.until });
      else setStanding({ kind: reply.reason.key === 'page.unknown' ? 'absent' : 'out' });
    });
  }, []);
  if (standing.kind === 'asking') return <Loading />;
  if (standing.kind === 'absent') return <NotFoundPage />;
  if (standing.kind === 'out') return <SignIn onIn={(until) => setStanding({ kind: 'in', until })} />;
  return <AdminFrame until={standing.until} onOut={() => setStanding({ kind: 'out' })} />;
}
