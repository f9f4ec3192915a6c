import type { PlayerId } from '@morgenrot/engine';
import type { TableInfo } from '@morgenrot/protocol';
import { Link, useLocation } from 'wouter';
import { gameName } from '../games/use-game-name.ts';
import { NameField } from '../home/name-field.tsx';
import { api } from '../net/api.ts';
import { useSubmit } from '../net/use-submit.ts';
import { Logo } from '../shell/logo.tsx';
import { Page } from '../shell/page.tsx';
import { usePreferences } from '../shell/preferences.ts';
import { useTitle } from '../shell/use-title.ts';
import { Refusal } from '../table/refusal.tsx';
import { titleOf } from '../table/waiting/title-of.ts';
import type { TextKey } from '../texts/texts.ts';
import { useWords } from '../texts/use-words.tsx';
import '../styles/table/claim.css';

/** What a link that gives a seat away has shown of itself. */
export interface Looked {
  table: TableInfo;
  seat: PlayerId;
  isOpen: boolean;
  isMine: boolean;
}

interface ClaimFormProps {
  token: string;
  found: Looked;
  onDead: () => void;
}

function noteFor({ table, seat, isOpen }: Looked): TextKey {
  if (isOpen) return 'claim.open';
  const { vacant, standIn } = table.seats.find((one) => one.seat === seat) ?? {};
  return vacant || standIn ? 'claim.for' : 'claim.move';
}

/** The seat, who else sits at the table, and one button. */
export function ClaimForm({ token, found, onDead }: ClaimFormProps) {
  const words = useWords();
  const { say } = words;
  const { table, seat, isMine } = found;
  const name = table.seats.find((one) => one.seat === seat)?.name ?? '';
  const others = table.seats.filter((one) => one.seat !== seat && one.name !== undefined);
  const title = titleOf(words, table);
  useTitle(say('claim.title'));
  return (
    <Page className="m-claim">
      <section className="m-card m-claim-card">
        <Logo className="m-claim-logo" />
        <p className="m-quiet">{say('claim.title')}</p>
        <h1>{say('claim.lead', { name, table: title })}</h1>
        <p className="m-claim-table">
          {gameName(words, table.game)}
          {others.length > 0 && (
            <>
              {' · '}
              {say('claim.with')}: {others.map((one) => one.name).join(', ')}
            </>
          )}
        </p>
        <p>{say(isMine ? 'claim.mine' : noteFor(found), { name })}</p>
        {isMine ? (
          <Link href={`/table/${table.id}`} className="m-button m-primary m-wide">
            {say('claim.go')}
          </Link>
        ) : (
          <Take token={token} found={found} name={name} onDead={onDead} />
        )}
      </section>
    </Page>
  );
}

function Take({ token, found, name, onDead }: ClaimFormProps & { name: string }) {
  const { say } = useWords();
  const [, navigate] = useLocation();
  const mine = usePreferences((state) => state.name);
  const { sending, refused, submit } = useSubmit(async () => {
    const reply = await api.claim({ token, ...(found.isOpen ? { name: mine } : {}) });
    // The used link does not stay behind in the browser's history.
    if (reply.ok) navigate(`/table/${reply.table}`, { replace: true });
    else if (reply.reason.key === 'link.dead') onDead();
    else return reply.reason;
    return undefined;
  });
  const word = found.isOpen ? say('claim.sit') : say('claim.take', { name });
  return (
    <form className="m-claim-form" onSubmit={submit}>
      {found.isOpen && <NameField label={say('claim.name')} />}
      <Refusal reason={refused} />
      <button type="submit" className="m-button m-primary m-wide" aria-disabled={sending}>
        {sending ? say('claim.taking') : word}
      </button>
    </form>
  );
}
