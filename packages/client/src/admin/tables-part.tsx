import type { Reason } from '@morgenrot/engine';
import type { AdminTable } from '@morgenrot/protocol';
import { ADMIN_LIMITS } from '@morgenrot/protocol';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Field } from '../home/form/field.tsx';
import { type AdminSearch, adminApi } from './admin-api.ts';
import { AdminRefused } from './refused.tsx';
import { adminTitleOf, sayState } from './say-state.ts';
import { type AdminWords, useAdminWords } from './use-admin-words.ts';
import { outOr } from './use-asked.ts';

const STATUSES = ['all', 'waiting', 'playing', 'over', 'closed'] as const;
const EVERYTHING: AdminSearch = { search: '', status: 'all' };

/** All tables, those first where something has happened last. */
export function TablesPart({ onOut }: { onOut: () => void }) {
  const { say } = useAdminWords();
  const [wish, setWish] = useState<AdminSearch>(EVERYTHING);
  const [found, setFound] = useState<{ tables: AdminTable[]; more: boolean }>();
  const [reason, setReason] = useState<Reason>();

  const find = useCallback(
    async (wanted: AdminSearch, known: readonly AdminTable[]): Promise<void> => {
      const reply = await adminApi.tables(wanted, known.length);
      if (!reply.ok) return setReason(outOr(reply.reason, onOut));
      setReason(undefined);
      setFound({ tables: [...known, ...reply.tables], more: reply.more });
    },
    [onOut],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the part is opened
  useEffect(() => void find(EVERYTHING, []), []);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void find(wish, []);
  };
  return (
    <section className="m-card" aria-labelledby="admin-tables">
      <h2 id="admin-tables">{say('tables.title')}</h2>
      <form className="m-admin-search" onSubmit={onSubmit}>
        <Field label={say('tables.search')} note={say('tables.search.note')}>
          <input
            type="search"
            value={wish.search}
            maxLength={ADMIN_LIMITS.search}
            onChange={(event) => setWish({ ...wish, search: event.target.value })}
          />
        </Field>
        <Field label={say('tables.status')}>
          <select
            value={wish.status}
            onChange={(event) => setWish({ ...wish, status: statusFrom(event.target.value) })}
          >
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {say(`tables.status.${status}`)}
              </option>
            ))}
          </select>
        </Field>
        <button type="submit" className="m-button m-primary">
          {say('tables.find')}
        </button>
      </form>
      <AdminRefused reason={reason} />
      <p role="status">{sayFound(say, found)}</p>
      <ul className="m-admin-list">
        {found?.tables.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
      {found?.more && (
        <button type="button" className="m-button" onClick={() => void find(wish, found.tables)}>
          {say('tables.more')}
        </button>
      )}
    </section>
  );
}

function factsOf({ say }: AdminWords, { seats, sockets, rules }: AdminTable): string {
  const taken = seats.filter(({ who }) => who !== 'empty').length;
  return [
    say('tables.seats', { taken, seats: seats.length }),
    say('tables.pages', { count: sockets }),
    say('tables.rules', { rules }),
  ].join(' · ');
}

const statusFrom = (value: string): AdminSearch['status'] => STATUSES.find((status) => status === value) ?? 'all';

function sayFound(
  say: ReturnType<typeof useAdminWords>['say'],
  found: { tables: AdminTable[]; more: boolean } | undefined,
): string {
  if (!found) return say('asking');
  const count = found.tables.length;
  if (count === 0) return say('tables.none');
  return say(found.more ? 'tables.found.more' : 'tables.found', { count });
}

function TableRow({ table }: { table: AdminTable }) {
  const words = useAdminWords();
  const { say, when } = words;
  const title = adminTitleOf(words, table);
  const names = table.seats.flatMap(({ name }) => (name === undefined ? [] : [name]));
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <span>{sayState(words, table)}</span>
        <span className="m-quiet">{names.length > 0 ? names.join(', ') : say('tables.nobody')}</span>
        <span className="m-quiet">{factsOf(words, table)}</span>
        <span className="m-quiet">
          {when(table.updatedAt)} · <code>{table.id}</code>
        </span>
      </div>
      <Link href={`/admin/tables/${table.id}`} className="m-button">
        {say('tables.look')}
        <span className="m-unseen"> – {title}</span>
      </Link>
    </li>
  );
}
