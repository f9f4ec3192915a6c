import type { PageAtTable } from '@morgenrot/protocol';
import { useState } from 'react';
import { adminApi } from './admin-api.ts';
import { Sure } from './sure.tsx';
import type { TableProps } from './table-part.tsx';
import { type AdminWords, useAdminWords } from './use-admin-words.ts';
import { outOr } from './use-asked.ts';

/** Who has the table open, and how one of them is cut off without anybody else noticing. */
export function OpenPages({ pages, ...props }: TableProps & { pages: readonly PageAtTable[] }) {
  const { say } = useAdminWords();
  return (
    <section className="m-card" aria-labelledby="admin-pages">
      <h2 id="admin-pages">{say('pages.title')}</h2>
      <p className="m-quiet">{say(pages.length === 0 ? 'pages.none' : 'pages.note')}</p>
      <ul className="m-admin-list">
        {pages.map((page) => (
          <OpenPage key={page.page} {...props} page={page} />
        ))}
      </ul>
    </section>
  );
}

/** People count from one. */
const numberOf = (seat: string): number => Number(seat) + 1;

function sayPage({ say }: AdminWords, { seat, eyes }: PageAtTable): string {
  if (seat !== undefined) return say('pages.player', { seat: numberOf(seat) });
  return eyes === undefined ? say('pages.watcher') : say('pages.lent', { seat: numberOf(eyes) });
}

function OpenPage({ table, page, onDone, onOut }: TableProps & { page: PageAtTable }) {
  const words = useAdminWords();
  const { say } = words;
  const [isAsking, setAsking] = useState(false);
  const name = page.name ?? say('pages.unnamed');

  async function end() {
    const reply = await adminApi.endPage(table.id, page.page);
    if (!reply.ok) return outOr(reply.reason, onOut);
    onDone(say('done.endPage'));
    return undefined;
  }
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>{sayPage(words, page)}</span>
        <code className="m-quiet">{page.page}</code>
      </div>
      <p className="m-ways">
        <button type="button" className="m-button" onClick={() => setAsking(true)}>
          {say('pages.end')}
          <span className="m-unseen"> – {name}</span>
        </button>
      </p>
      {isAsking && (
        <Sure
          title={say('sure.endPage.title', { name })}
          text={say('sure.endPage')}
          yes={say('sure.endPage.yes')}
          onClose={() => setAsking(false)}
          onYes={end}
        />
      )}
    </li>
  );
}
