import type { TableInfo } from '@morgenrot/protocol';
import { useId } from 'react';
import { Link } from 'wouter';
import { useGameTable } from '../games/use-game-table.ts';
import { api } from '../net/api.ts';
import { usePolled } from '../net/use-polled.ts';
import { titleOf } from '../table/title-of.ts';
import type { TextKey } from '../texts/texts.ts';
import { useWords } from '../texts/use-words.tsx';
import { listed, wordsOf } from '../texts/words.ts';

const EVERY = 4000;

export function PublicTables() {
  const { say } = useWords();
  const title = useId();
  const { value, failed } = usePolled(api.tables, EVERY);
  return (
    <section className="card" aria-labelledby={title}>
      <h2 id={title}>{say('home.tables.title')}</h2>
      {failed && (
        <p role="status" className="quiet">
          {say('home.offline')}
        </p>
      )}
      {value && value.tables.length === 0 && <p className="quiet">{say('home.tables.empty')}</p>}
      {value && <Tables tables={value.tables} />}
    </section>
  );
}

/** Tables where I sit; somebody new here does not see an empty box. */
export function MyTables() {
  const { say } = useWords();
  const title = useId();
  const { value } = usePolled(api.mine, EVERY);
  if (!value || value.tables.length === 0) return null;
  return (
    <section className="card" aria-labelledby={title}>
      <h2 id={title}>{say('home.mine.title')}</h2>
      <Tables tables={value.tables} mine />
    </section>
  );
}

function Tables({ tables, mine = false }: { tables: TableInfo[]; mine?: boolean }) {
  return (
    <ul className="tables">
      {tables.map((table) => (
        <TableRow key={table.id} table={table} mine={mine} />
      ))}
    </ul>
  );
}

function TableRow({ table, mine }: { table: TableInfo; mine: boolean }) {
  const words = useWords();
  const { say, language } = words;
  const game = wordsOf(language, useGameTable(table.game));
  const title = titleOf(words, table);
  const names = table.seats.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const free = table.seats.length - names.length;
  const state =
    table.status === 'waiting' ? say('home.tables.waiting', { count: free }) : say(`home.tables.${table.status}`);
  return (
    <li className="table-row">
      <div>
        <strong>{title}</strong>
        <span className="quiet">
          {game.find('game.name') ?? table.game} · {state}
        </span>
        {names.length > 0 && (
          <span className="quiet">{say('home.tables.people', { names: listed(words, names) })}</span>
        )}
      </div>
      <Link href={`/table/${table.id}`} className="button">
        {say(wayIn(table, mine))}
        <span className="unseen"> – {title}</span>
      </Link>
    </li>
  );
}

function wayIn({ status }: TableInfo, mine: boolean): TextKey {
  if (status === 'over') return 'home.tables.result';
  if (mine) return 'home.tables.open';
  return status === 'waiting' ? 'home.tables.join' : 'home.tables.watch';
}
