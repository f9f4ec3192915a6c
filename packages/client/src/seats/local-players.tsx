import { LIMITS } from '@morgenrot/protocol';
import { type FormEvent, useState } from 'react';
import { Field } from '../home/form/field.tsx';
import type { MenuPartProps } from '../table/menu/table-dialog.tsx';
import { Refusal } from '../table/refusal.tsx';
import { useOrder } from '../table/session/use-order.ts';
import { useWords } from '../texts/use-words.tsx';
import '../styles/table/own-seats.css';

/** Several people at one device: each has a seat, and they leave alone or all together. */
export function LocalPlayers({ session, table }: MenuPartProps) {
  const { say } = useWords();
  const { mine, info } = table;
  const { order, sending, refused } = useOrder(session);
  const [name, setName] = useState('');
  const [added, setAdded] = useState<string>();
  if (mine.length === 0 || info.status !== 'waiting') return null;
  const isFree = info.seats.some((seat) => seat.name === undefined && seat.plan === 'open');
  const here = mine.flatMap((seat) => info.seats.find((one) => one.seat === seat) ?? []);

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAdded(undefined);
    const reply = await order({ kind: 'local', name });
    if (!reply.ok) return;
    setAdded(name.trim());
    setName('');
    // Which seats are mine is said when I ask.
    await session.lookAgain();
  }
  async function leave(seat: string): Promise<void> {
    setAdded(undefined);
    if ((await order({ kind: 'remove', seat })).ok) await session.lookAgain();
  }
  return (
    <details className="m-folded" open={here.length > 1 || undefined}>
      <summary>{say('local.title')}</summary>
      <p className="m-quiet">{say('local.text')}</p>
      {here.length > 1 && (
        <ul className="m-local-list" aria-label={say('local.list')}>
          {here.slice(1).map((seat) => (
            <li key={seat.seat}>
              <span>{seat.name}</span>
              <button
                type="button"
                className="m-button m-small"
                aria-disabled={sending}
                aria-label={say('local.leave.of', { name: seat.name ?? '' })}
                onClick={() => void leave(seat.seat)}
              >
                {say('local.leave')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFree ? (
        <form className="m-local-form" onSubmit={(event) => void add(event)}>
          <Field label={say('local.name')}>
            <input
              name="local"
              value={name}
              required
              maxLength={LIMITS.personName}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <button type="submit" className="m-button" aria-disabled={sending}>
            {say('local.add')}
          </button>
        </form>
      ) : (
        <p className="m-quiet">{say('local.full')}</p>
      )}
      <Refusal reason={refused} />
      <p role="status" className="m-unseen">
        {added !== undefined && say('local.added', { name: added })}
      </p>
    </details>
  );
}
