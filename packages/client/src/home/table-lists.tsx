import type { MyTable } from '@morgenrot/protocol';
import { useId } from 'react';
import { api } from '../net/api.ts';
import { usePolled } from '../net/use-polled.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../texts/use-words.tsx';
import { CreateTableForm } from './create-table-form.tsx';
import { SoloCard } from './solo-card.tsx';
import { TableRow } from './table-row.tsx';
import { useGames } from './use-games.ts';
import { useLiveTables } from './use-live-tables.ts';
import { wayIn } from './waits-for.ts';

/** Whoever plays elsewhere meanwhile is called when it is their turn. */
const PACE = { every: 4000, hidden: 15_000 };

/** The tables where I sit come first, wherever there is one column only; then a new one, and those that everybody finds. */
export function TableLists() {
  const { say } = useWords();
  const mine = usePolled(api.mine, PACE).value?.tables ?? [];
  const turns = mine.filter(({ myTurn }) => myTurn).length;
  useTitle(turns > 0 ? say('home.tables.myTurn') : say('app.name'), { calls: turns > 0 });
  return (
    <>
      {/* Somebody new here does not see an empty box. */}
      {mine.length > 0 && <MyTables tables={mine} turns={turns} />}
      <SoloCard />
      <CreateTableForm />
      <PublicTables mine={mine.map(({ id }) => id)} />
    </>
  );
}

function MyTables({ tables, turns }: { tables: readonly MyTable[]; turns: number }) {
  const { say } = useWords();
  const title = useId();
  return (
    <section className="card my-tables" aria-labelledby={title}>
      <h2 id={title}>{say('home.mine.title')}</h2>
      <p role="status" className="unseen">
        {turns > 0 && say('home.mine.turns', { count: turns })}
      </p>
      <ul className="tables">
        {tables.map((table) => (
          <TableRow key={table.id} table={table} wayIn={wayIn(table, true)} isShort myTurn={table.myTurn} />
        ))}
      </ul>
    </section>
  );
}

function PublicTables({ mine }: { mine: readonly string[] }) {
  const { say } = useWords();
  const title = useId();
  const games = useGames();
  const { value, failed } = useLiveTables();
  return (
    <section className="card public-tables" aria-labelledby={title}>
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
          <TableRow
            key={table.id}
            table={table}
            specs={games.find(({ id }) => id === table.game)?.options}
            wayIn={wayIn(table, mine.includes(table.id))}
          />
        ))}
      </ul>
    </section>
  );
}
