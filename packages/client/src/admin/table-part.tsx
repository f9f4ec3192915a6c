import type { AdminTable } from '@morgenrot/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { useGameName } from '../games/use-game-name.ts';
import { adminApi } from './admin-api.ts';
import { CloseTable } from './close-table.tsx';
import { Decisions } from './decisions.tsx';
import { Fact, Facts } from './facts.tsx';
import { OpenPages } from './open-pages.tsx';
import { AdminRefused } from './refused.tsx';
import { adminTitleOf, sayState } from './say-state.ts';
import { Seats } from './seats.tsx';
import { useAdminWords } from './use-admin-words.ts';
import { outOr, useAsked } from './use-asked.ts';

/** What a part of the page about one table is handed. */
export interface TableProps {
  table: AdminTable;
  /** Something was done: what is said of it. The table is looked at again. */
  onDone: (news: string) => void;
  onOut: () => void;
}

/** One table: how it is, who sits there, what has been decided, and what can be done about it. */
export function AdminTablePart({ id, onOut }: { id: string; onOut: () => void }) {
  const { say } = useAdminWords();
  const { value, reason, again } = useAsked(() => adminApi.table(id), onOut);
  const [news, setNews] = useState('');
  const table = value?.table;
  const done = (what: string): void => {
    setNews(what);
    void again();
  };
  return (
    <>
      <p className="m-admin-back">
        <Link href="/admin">{say('table.back')}</Link>
      </p>
      <AdminRefused reason={reason} />
      <p role="status" className="m-part-news">
        {news}
      </p>
      {!table && !reason && <p>{say('asking')}</p>}
      {table && (
        <>
          <Overview table={table} onDone={done} onOut={onOut} />
          <Seats table={table} onDone={done} onOut={onOut} />
          <OpenPages table={table} pages={value.pages} onDone={done} onOut={onOut} />
          <Decisions table={table} onDone={done} onOut={onOut} />
        </>
      )}
    </>
  );
}

function Overview({ table, onDone, onOut }: TableProps) {
  const words = useAdminWords();
  const { say, when } = words;
  const gameName = useGameName();
  const { rules, rulesToday } = table;
  const isOlder = rulesToday !== undefined && rulesToday !== rules;
  return (
    <section className="m-card" aria-labelledby="admin-table">
      <h2 id="admin-table">{adminTitleOf(words, table)}</h2>
      {table.closed && (
        <p className="m-refused">
          {say('table.closed.since', { time: when(table.closed.at), reason: table.closed.reason })}
        </p>
      )}
      <Facts>
        <Fact name={say('table.status')}>{sayState(words, table)}</Fact>
        <Fact name={say('table.address')}>
          <Link href={`/table/${table.id}`}>
            <code>/table/{table.id}</code>
          </Link>
        </Fact>
        <Fact name={say('table.game')}>
          {say('server.game', { game: gameName(table.game), rules })}
          {isOlder && <span className="m-quiet"> ({say('table.rules.older', { today: rulesToday })})</span>}
        </Fact>
        <Fact name={say('table.steps')}>{say('table.steps.value', { count: table.n })}</Fact>
        <Fact name={say('table.access')}>{say(`table.access.${table.access}`)}</Fact>
        <Fact name={say('table.watchers')}>{table.watchers}</Fact>
        <Fact name={say('table.sockets')}>{table.sockets}</Fact>
        <Fact name={say('table.created')}>{when(table.createdAt)}</Fact>
        <Fact name={say('table.updated')}>{when(table.updatedAt)}</Fact>
      </Facts>
      <OpenOrClose table={table} onDone={onDone} onOut={onOut} />
    </section>
  );
}

function OpenOrClose({ table, onDone, onOut }: TableProps) {
  const { say } = useAdminWords();
  const [isAsking, setAsking] = useState(false);

  async function open(): Promise<void> {
    const reply = await adminApi.open(table.id);
    if (reply.ok) onDone(say('done.open'));
    else outOr(reply.reason, onOut);
  }
  return (
    <p className="m-ways">
      {table.closed ? (
        <button type="button" className="m-button" onClick={() => void open()}>
          {say('table.open')}
        </button>
      ) : (
        <button type="button" className="m-button" onClick={() => setAsking(true)}>
          {say('table.close')}
        </button>
      )}
      <button type="button" className="m-button" onClick={() => onDone('')}>
        {say('table.again')}
      </button>
      {isAsking && <CloseTable table={table} onDone={onDone} onOut={onOut} onClose={() => setAsking(false)} />}
    </p>
  );
}
