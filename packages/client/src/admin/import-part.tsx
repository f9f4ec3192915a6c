import type { Reason } from '@morgenrot/engine';
import type { SeatLink } from '@morgenrot/protocol';
import { ADMIN_LIMITS } from '@morgenrot/protocol';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { Field } from '../home/form/field.tsx';
import { OneTimeLink, useUntil } from '../seats/one-time-link.tsx';
import { adminApi } from './admin-api.ts';
import { AdminRefused } from './refused.tsx';
import { useAdminWords } from './use-admin-words.ts';
import { outOr } from './use-asked.ts';

interface Taken {
  table: string;
  links: SeatLink[];
}

/** A match of another server comes in by its file. */
export function ImportPart({ onOut }: { onOut: () => void }) {
  const { say } = useAdminWords();
  const [file, setFile] = useState<File>();
  const [isSending, setSending] = useState(false);
  const [reason, setReason] = useState<Reason>();
  const [taken, setTaken] = useState<Taken>();

  async function send(chosen: File): Promise<void> {
    // What is too large is not even read.
    const reply =
      chosen.size > ADMIN_LIMITS.file
        ? { ok: false as const, reason: { key: 'import.tooLarge', params: { most: ADMIN_LIMITS.file } } }
        : await adminApi.takeIn(await chosen.text());
    if (reply.ok) setTaken(reply);
    else setReason(outOr(reply.reason, onOut));
  }
  async function go(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!file || isSending) return;
    setSending(true);
    setReason(undefined);
    setTaken(undefined);
    await send(file);
    setSending(false);
  }
  return (
    <section className="m-card" aria-labelledby="admin-import">
      <h2 id="admin-import">{say('import.title')}</h2>
      <p className="m-quiet">{say('import.text')}</p>
      <form className="m-wrap m-admin-import" onSubmit={(event) => void go(event)}>
        <Field label={say('import.file')}>
          <input
            type="file"
            required
            accept="application/json,.json"
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        </Field>
        <button type="submit" className="m-button m-primary" aria-disabled={isSending}>
          {say('import.go')}
        </button>
      </form>
      <AdminRefused reason={reason} />
      <p role="status">{isSending ? say('import.checking') : taken && say('import.done')}</p>
      {taken && <Came taken={taken} />}
    </section>
  );
}

function Came({ taken: { table, links } }: { taken: Taken }) {
  const { say } = useAdminWords();
  const until = useUntil();
  return (
    <>
      <p className="m-ways">
        <Link href={`/admin/tables/${table}`} className="m-button">
          {say('import.look')}
        </Link>
        <Link href={`/table/${table}`} className="m-button">
          {say('import.open')}
        </Link>
      </p>
      {links.length > 0 && <p>{say('import.links')}</p>}
      {links.map(({ seat, name, token, until: end }) => (
        <div key={seat}>
          <h3>{name}</h3>
          <OneTimeLink
            token={token}
            label={say('seat.given', { name })}
            title={name}
            note={say('seat.given.note', { time: until(end) })}
          />
        </div>
      ))}
    </>
  );
}
