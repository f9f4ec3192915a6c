import type { MyTable, TableInfo } from '@morgenrot/protocol';
import { useId } from 'react';
import { useGameTable } from '../games/use-game-table.ts';
import { api } from '../net/api.ts';
import { type Polled, usePolled } from '../net/use-polled.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../texts/use-words.tsx';
import { CreateTableForm } from './create-table-form.tsx';
import { SoloCard } from './solo-card.tsx';
import { TableRow } from './table-row.tsx';
import { useGames, useGamesTold } from './use-games.ts';
import { useLiveTables } from './use-live-tables.ts';
import { useSharedPreset } from './use-shared-preset.ts';
import { wayIn } from './waits-for.ts';

/** Whoever plays elsewhere meanwhile is called when it is their turn. */
const PACE = { every: 4000, hidden: 15_000 };

/** The tables where I sit come first, wherever there is one column only; then a new one, and those that everybody finds. */
export function TableLists() {
  const { say } = useWords();
  const polled = usePolled(api.mine, PACE);
  const live = useLiveTables();
  const shared = useSharedPreset();
  const areGamesThere = useGamesThere();
  const mine = polled.value?.tables ?? [];
  const turns = mine.filter(({ myTurn }) => myTurn).length;
  useTitle(turns > 0 ? say('home.tables.myTurn') : say('app.name'), { calls: turns > 0 });
  // All at once: what came in between would push away what somebody is just pointing at.
  if (!(areGamesThere && isTold(polled) && isTold(live)) || shared.state === 'coming') {
    return (
      <p role="status" className="home-waiting quiet">
        {say('connection.connecting')}
      </p>
    );
  }
  return (
    <>
      {/* Somebody new here does not see an empty box. */}
      {mine.length > 0 && <MyTables tables={mine} turns={turns} />}
      <SoloCard />
      <CreateTableForm shared={shared} />
      <PublicTables live={live} mine={mine.map(({ id }) => id)} />
    </>
  );
}

const isTold = <T,>({ value, failed }: Polled<T>): boolean => failed || value !== undefined;

/** With the words of the one that the forms begin with, or as good as there where nobody can say. */
function useGamesThere(): boolean {
  const isAsked = useGamesTold();
  const first = useGames()[0]?.id;
  const words = useGameTable(first);
  return isAsked && (first === undefined || words !== undefined);
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

interface PublicTablesProps {
  live: Polled<{ tables: TableInfo[] }>;
  mine: readonly string[];
}

function PublicTables({ live: { value, failed }, mine }: PublicTablesProps) {
  const { say } = useWords();
  const title = useId();
  const games = useGames();
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
