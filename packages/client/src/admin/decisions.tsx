import type { Reason } from '@morgenrot/engine';
import type { AdminTable, PublicDecision } from '@morgenrot/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useGameTable } from '../games/use-game-table.ts';
import { wordsOf } from '../texts/words.ts';
import { adminApi } from './admin-api.ts';
import { AdminRefused } from './refused.tsx';
import { sayPublicLine } from './say-public-line.ts';
import { Sure } from './sure.tsx';
import type { TableProps } from './table-part.tsx';
import { useAdminWords } from './use-admin-words.ts';
import { outOr } from './use-asked.ts';

interface Found {
  decisions: PublicDecision[];
  more: boolean;
}

/** What stands of the match, the newest first, and the way back to each of it. */
export function Decisions(props: TableProps) {
  const { say } = useAdminWords();
  const { table, onDone, onOut } = props;
  const [found, setFound] = useState<Found>();
  const [reason, setReason] = useState<Reason>();
  const [back, setBack] = useState<PublicDecision>();

  const read = useCallback(
    async (known: readonly PublicDecision[]): Promise<void> => {
      const reply = await adminApi.decisions(table.id, known.at(-1)?.n);
      if (!reply.ok) return setReason(outOr(reply.reason, onOut));
      setFound({ decisions: [...known, ...reply.decisions], more: reply.more });
    },
    [table.id, onOut],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew whenever the match has moved on
  useEffect(() => void read([]), [table.n]);

  const newest = found?.decisions.find(({ answer }) => answer !== undefined)?.answer ?? 0;
  const isOpen = table.status === 'playing' && !table.shelved;
  return (
    <section className="m-card" aria-labelledby="admin-decisions">
      <h2 id="admin-decisions">{say('decisions.title')}</h2>
      <p className="m-quiet">{say('decisions.note')}</p>
      <AdminRefused reason={reason} />
      {found?.decisions.length === 0 && <p>{say('decisions.none')}</p>}
      <ol className="m-admin-list m-admin-decisions">
        {found?.decisions.map((decision) => (
          <Decision
            key={decision.n}
            table={table}
            decision={decision}
            onBack={isOpen && (decision.answer ?? newest) < newest ? () => setBack(decision) : undefined}
          />
        ))}
      </ol>
      {found?.more && (
        <button type="button" className="m-button" onClick={() => void read(found.decisions)}>
          {say('decisions.more')}
        </button>
      )}
      {back?.answer !== undefined && (
        <Sure
          title={say('sure.rewind.title')}
          text={say('sure.rewind', { count: newest - back.answer, answer: back.answer })}
          yes={say('sure.rewind.yes')}
          onClose={() => setBack(undefined)}
          onYes={async () => {
            // What is taken back is what stands on this screen, and not what has come since.
            const wish = { answer: back.answer ?? 0, n: found?.decisions[0]?.n ?? table.n };
            const reply = await adminApi.rewind(table.id, wish);
            if (!reply.ok) return outOr(reply.reason, onOut);
            onDone(say('done.rewind'));
            return undefined;
          }}
        />
      )}
    </section>
  );
}

interface DecisionProps {
  table: AdminTable;
  decision: PublicDecision;
  onBack: (() => void) | undefined;
}

function Decision({ table, decision, onBack }: DecisionProps) {
  const { say, when, language } = useAdminWords();
  const words = wordsOf(language, useGameTable(table.game));
  const { answer, by, at, lines } = decision;
  const nameOf = (seat: string): string => table.seats.find((one) => one.seat === seat)?.name ?? seat;
  const isBeginning = answer !== undefined && by === undefined;
  const name = isBeginning ? say('decisions.begin') : say('decisions.answer', { answer: answer ?? 0 });
  return (
    <li>
      <div>
        <strong>
          {answer === undefined ? say('decisions.undo') : name}
          {by !== undefined && <span className="m-quiet"> {say('decisions.by', { name: nameOf(by) })}</span>}
        </strong>
        <span className="m-quiet">{when(at)}</span>
        {lines.length === 0 && <span className="m-quiet">{say('decisions.quiet')}</span>}
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a decision never change
          <span key={index}>{sayPublicLine(words, line, nameOf)}</span>
        ))}
      </div>
      {onBack && answer !== undefined && (
        <button type="button" className="m-button" onClick={onBack}>
          {say('decisions.rewind')}
          <span className="m-unseen"> – {name}</span>
        </button>
      )}
    </li>
  );
}
