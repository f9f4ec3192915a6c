import type { MyTable, TableInfo } from '@morgenrot/protocol';
import { useId } from 'react';
import { api } from '../net/api.ts';
import { type Polled, usePolled } from '../net/use-polled.ts';
import { OpenGame } from '../shelf/open-game.tsx';
import { SharedNotice } from '../shelf/shared-notice.tsx';
import { Shelf } from '../shelf/shelf.tsx';
import { useShelf } from '../shelf/use-shelf.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../texts/use-words.tsx';
import { TableRow } from './table-row.tsx';
import { useGames } from './use-games.ts';
import { useLiveTables } from './use-live-tables.ts';
import { useSharedPreset } from './use-shared-preset.ts';
import { wayIn } from './waits-for.ts';

/** Whoever plays elsewhere meanwhile is called when it is their turn. */
const PACE = { every: 4000, hidden: 15_000 };

/** The tables where I sit come first; then the games, or the one that was chosen; then tables that everybody finds. */
export function TableLists() {
  const { say } = useWords();
  const polled = usePolled(api.mine, PACE);
  const live = useLiveTables();
  const shared = useSharedPreset();
  const { games, open, intent, isThere } = useShelf(shared);
  const mine = polled.value?.tables ?? [];
  const turns = mine.filter(({ myTurn }) => myTurn).length;
  useTitle(turns > 0 ? say('home.tables.myTurn') : say('app.name'), { calls: turns > 0 });
  // All at once: what came in between would push away what somebody is just pointing at.
  if (!(isThere && isTold(polled) && isTold(live)) || shared.state === 'coming') {
    return (
      <p role="status" className="m-home-waiting m-quiet">
        {say('connection.connecting')}
      </p>
    );
  }
  const isForeign = shared.state === 'here' && games.every(({ page }) => page.id !== shared.preset.wish.game);
  return (
    <>
      {/* Somebody new here does not see an empty box. */}
      {mine.length > 0 && <MyTables tables={mine} turns={turns} />}
      <SharedNotice shared={shared} isForeign={isForeign} />
      {open ? (
        <OpenGame key={open.page.id} game={open} intent={intent} isOneOfMany={games.length > 1} shared={shared} />
      ) : (
        <Shelf games={games} />
      )}
      <PublicTables live={live} mine={mine.map(({ id }) => id)} />
    </>
  );
}

const isTold = <T,>({ value, failed }: Polled<T>): boolean => failed || value !== undefined;

function MyTables({ tables, turns }: { tables: readonly MyTable[]; turns: number }) {
  const { say } = useWords();
  const games = useGames();
  const title = useId();
  return (
    <section className="m-card m-my-tables" aria-labelledby={title}>
      <h2 id={title}>{say('home.mine.title')}</h2>
      <p role="status" className="m-unseen">
        {turns > 0 && say('home.mine.turns', { count: turns })}
      </p>
      <ul className="m-tables">
        {tables.map((table) => (
          <TableRow
            key={table.id}
            table={table}
            info={games.find(({ id }) => id === table.game)}
            wayIn={wayIn(table, true)}
            isShort
            myTurn={table.myTurn}
          />
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
    <section className="m-card m-public-tables" aria-labelledby={title}>
      <h2 id={title}>{say('home.tables.title')}</h2>
      {/* Tables come and go by themselves: one short line says it to whoever does not see the list. */}
      <p role="status" className="m-unseen">
        {value && say('home.tables.count', { count: value.tables.length })}
      </p>
      {failed && (
        <p role="status" className="m-quiet">
          {say('home.offline')}
        </p>
      )}
      {value && value.tables.length === 0 && <p className="m-quiet">{say('home.tables.empty')}</p>}
      <ul className="m-tables">
        {value?.tables.map((table) => (
          <TableRow
            key={table.id}
            table={table}
            info={games.find(({ id }) => id === table.game)}
            wayIn={wayIn(table, mine.includes(table.id))}
          />
        ))}
      </ul>
    </section>
  );
}
