import { useId } from 'react';
import { api } from '../net/api.ts';
import { usePolled } from '../net/use-polled.ts';
import { useWords } from '../texts/use-words.tsx';
import { TableRow } from './table-row.tsx';
import { useLiveTables } from './use-live-tables.ts';

const EVERY = 4000;

export function PublicTables() {
  const { say } = useWords();
  const title = useId();
  const { value, failed } = useLiveTables();
  return (
    <section className="card" aria-labelledby={title}>
      <h2 id={title}>{say('home.tables.title')}</h2>
      {/* Tables come and go by themselves: one short line says it to whoever does not see the list. */}
      <p role="status" className="unseen">
        {value && say('home.tables.count', { count: value.tables.length })}
      </p>
      {failed && (
        <p role="status" className="quiet">
          {say('home.offline')}
        </p>
      )}
      {value && value.tables.length === 0 && <p className="quiet">{say('home.tables.empty')}</p>}
      <ul className="tables">
        {value?.tables.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** Tables where I sit; somebody new here does not see an empty box. */
export function MyTables() {
  const { say } = useWords();
  const title = useId();
  const { value } = usePolled(api.mine, EVERY);
  if (!value || value.tables.length === 0) return null;
  const turns = value.tables.filter(({ myTurn }) => myTurn).length;
  return (
    <section className="card" aria-labelledby={title}>
      <h2 id={title}>{say('home.mine.title')}</h2>
      <p role="status" className="unseen">
        {turns > 0 && say('home.mine.turns', { count: turns })}
      </p>
      <ul className="tables">
        {value.tables.map((table) => (
          <TableRow key={table.id} table={table} isMine myTurn={table.myTurn} />
        ))}
      </ul>
    </section>
  );
}
