import type { Reason } from '@morgenrot/engine';
import type { AuditLine } from '@morgenrot/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { adminApi } from './admin-api.ts';
import { AdminRefused } from './refused.tsx';
import { type AdminWords, useAdminWords } from './use-admin-words.ts';
import { outOr } from './use-asked.ts';
import type { AdminKey } from './words/words.ts';

/** Everything that was done from this page. */
export function AuditPart({ onOut }: { onOut: () => void }) {
  const { say } = useAdminWords();
  const [found, setFound] = useState<{ lines: AuditLine[]; more: boolean }>();
  const [reason, setReason] = useState<Reason>();
  const read = useCallback(
    async (known: readonly AuditLine[]): Promise<void> => {
      const reply = await adminApi.audit(known.at(-1)?.id);
      if (reply.ok) setFound({ lines: [...known, ...reply.lines], more: reply.more });
      else setReason(outOr(reply.reason, onOut));
    },
    [onOut],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the part is opened
  useEffect(() => void read([]), []);
  return (
    <section className="m-card" aria-labelledby="admin-audit">
      <h2 id="admin-audit">{say('audit.title')}</h2>
      <p className="m-quiet">{say('audit.note')}</p>
      <AdminRefused reason={reason} />
      {found?.lines.length === 0 && <p>{say('audit.none')}</p>}
      {found && found.lines.length > 0 && <AuditTable lines={found.lines} />}
      {found?.more && (
        <button type="button" className="m-button" onClick={() => void read(found.lines)}>
          {say('audit.more')}
        </button>
      )}
    </section>
  );
}

const DEEDS = ['enter', 'leave', 'rewind', 'reissue', 'signOut', 'endPage', 'close', 'open', 'import'] as const;

function sayDeed({ say }: AdminWords, { deed, details }: AuditLine): string {
  const known = DEEDS.find((one) => one === deed);
  const key: AdminKey | undefined = known && `audit.deed.${known}`;
  const { seat, ...rest } = details;
  // People count from one.
  return key ? say(key, { ...rest, ...(seat === undefined ? {} : { seat: Number(seat) + 1 }) }) : deed;
}

function sayOutcome({ say, why }: AdminWords, { outcome, details }: AuditLine): string {
  if (outcome === undefined) return say('audit.open');
  return outcome === 'done' ? say('audit.done') : why({ key: outcome, params: details });
}

function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  const words = useAdminWords();
  const { say, when } = words;
  const columns = ['audit.when', 'audit.deed', 'audit.table', 'audit.outcome', 'audit.who'] as const;
  return (
    <table className="m-admin-audit">
      <thead>
        <tr>
          {columns.map((key) => (
            <th key={key} scope="col">
              {say(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} data-refused={line.outcome !== 'done' || undefined}>
            <td data-label={say('audit.when')}>{when(line.at)}</td>
            <td data-label={say('audit.deed')}>{sayDeed(words, line)}</td>
            <td data-label={say('audit.table')}>
              {line.table === undefined ? '–' : <Link href={`/admin/tables/${line.table}`}>{line.table}</Link>}
            </td>
            <td data-label={say('audit.outcome')}>{sayOutcome(words, line)}</td>
            <td data-label={say('audit.who')}>
              <span>
                <code>{line.who}</code>, {line.from}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
