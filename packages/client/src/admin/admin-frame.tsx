import { Link, Route, Switch, useLocation } from 'wouter';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { Page } from '../shell/page.tsx';
import { useTitle } from '../shell/use-title.ts';
import { adminApi } from './admin-api.ts';
import { AuditPart } from './audit-part.tsx';
import { ImportPart } from './import-part.tsx';
import { ServerPart } from './server-part.tsx';
import { AdminTablePart } from './table-part.tsx';
import { TablesPart } from './tables-part.tsx';
import { useAdminWords } from './use-admin-words.ts';

const PARTS = [
  ['/admin', 'nav.tables'],
  ['/admin/server', 'nav.server'],
  ['/admin/import', 'nav.import'],
  ['/admin/audit', 'nav.audit'],
] as const;

const isAt = (here: string, part: string): boolean =>
  part === '/admin' ? here === part || here.startsWith('/admin/tables/') : here === part;

/** What somebody sees who is let in. `onOut`: not any more. */
export function AdminFrame({ until, onOut }: { until: number; onOut: () => void }) {
  const { say, when } = useAdminWords();
  const [here] = useLocation();
  useTitle(say('title'));

  async function leave(): Promise<void> {
    await adminApi.leave();
    onOut();
  }
  return (
    <Page className="m-admin">
      <header className="m-spread m-admin-head">
        <h1>{say('title')}</h1>
        <p>
          <span className="m-quiet">{say('until', { time: when(until) })}</span>
          <button type="button" className="m-button" onClick={() => void leave()}>
            {say('leave')}
          </button>
        </p>
      </header>
      <nav className="m-admin-nav" aria-label={say('nav')}>
        <ul>
          {PARTS.map(([path, name]) => (
            <li key={path}>
              <Link href={path} className="m-button" aria-current={isAt(here, path) ? 'page' : undefined}>
                {say(name)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Switch>
        <Route path="/admin">
          <TablesPart onOut={onOut} />
        </Route>
        <Route path="/admin/tables/:id">{({ id }) => <AdminTablePart key={id} id={id} onOut={onOut} />}</Route>
        <Route path="/admin/server">
          <ServerPart onOut={onOut} />
        </Route>
        <Route path="/admin/import">
          <ImportPart onOut={onOut} />
        </Route>
        <Route path="/admin/audit">
          <AuditPart onOut={onOut} />
        </Route>
        <Route component={NotFoundPage} />
      </Switch>
    </Page>
  );
}
