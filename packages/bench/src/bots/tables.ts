import { type AnyGame, asked as askedAt, patch, sample } from '@morgenrot/engine';
import type { Moved } from '@morgenrot/protocol';
import { openLine, type WireLine } from '../server/wire.ts';
import { game } from './positions.ts';

async function post(url: string, path: string, body: object, cookie = ''): Promise<{ body: unknown; cookie: string }> {
  const headers = { 'Content-Type': 'application/json', ...(cookie ? { Cookie: cookie } : {}) };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as { ok: boolean };
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return { body: answer, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
}

const idOf = ({ body }: { body: unknown }): string => (body as { table: { id: string } }).table.id;

interface Shown {
  ok: boolean;
  match: { n: number; undos: number; view: Parameters<typeof askedAt>[1] };
}

/** A table of computer players only, which its host stops and lets go on. */
export interface ComputerTable {
  pause(on: boolean): Promise<void>;
  close(): void;
}

export async function computerTable(url: string, strengths: readonly string[]): Promise<ComputerTable> {
  const seats = strengths.length;
  const created = await post(url, '/api/tables', {
    game: game.id,
    seats,
    name: 'Host',
    plans: strengths.map((_, seat) => (seat === 0 ? 'open' : 'computer')),
    strengths: Object.fromEntries(strengths.map((strength, seat) => [seat, strength])),
    settings: { start: 'full', access: 'link', pace: 'quick', standIn: strengths[0] },
  });
  const table = idOf(created);
  const line = await openLine({ url, namespace: '/play', cookie: created.cookie });
  const order = async (deed: object): Promise<void> => {
    const reply = await line.ask<{ ok: boolean }>('order', { table, do: deed });
    if (!reply.ok) throw new Error(JSON.stringify(reply));
  };
  await order({ kind: 'pause', on: true });
  await order({ kind: 'standIn', seat: '0' });
  // Whoever has given the seat away is the host all the same.
  return { pause: (on) => order({ kind: 'pause', on }), close: () => line.close() };
}

interface Page {
  line: WireLine;
  seat: string;
  match: Shown['match'];
}

/** Two people at a table, who answer whatever they are asked. */
export interface PeopleTable {
  /** Answers once: how long the reply took. */
  answer(): Promise<number>;
  close(): void;
}

const below = (n: number): number => Math.floor(Math.random() * n);

async function pageAt(url: string, table: string, cookie: string, seat: string): Promise<Page> {
  const line = await openLine({ url, namespace: '/play', cookie });
  const { match } = await line.ask<Shown>('watch', { table });
  const page: Page = { line, seat, match };
  line.listen((event, [message]) => {
    if (event !== 'moved') return;
    const { n, undos, delta } = message as Moved;
    page.match = { n, undos, view: patch(page.match.view, delta) as Shown['match']['view'] };
  });
  return page;
}

async function twoPages(url: string): Promise<{ table: string; pages: Page[] }> {
  const settings = { start: 'full', access: 'link' };
  const created = await post(url, '/api/tables', { game: game.id, seats: 2, name: 'Anna', settings });
  const table = idOf(created);
  const joined = await post(url, `/api/tables/${table}/join`, { name: 'Ben' });
  return {
    table,
    pages: [await pageAt(url, table, created.cookie, '0'), await pageAt(url, table, joined.cookie, '1')],
  };
}

/** All pages show this state. */
async function shown(pages: readonly Page[], n: number): Promise<void> {
  while (pages.some(({ match }) => match.n < n)) await new Promise((resolve) => setTimeout(resolve, 1));
}

export async function peopleTable(url: string): Promise<PeopleTable> {
  let { table, pages } = await twoPages(url);
  const close = (): void => {
    for (const { line } of pages) line.close();
  };
  const asked = () => pages.map((page) => ({ page, question: questionTo(game, page) })).find((one) => one.question);
  return {
    async answer() {
      await shown(pages, Math.max(...pages.map(({ match }) => match.n)));
      // Even by chance a match comes to its end; they begin another.
      if (!asked()) {
        close();
        ({ table, pages } = await twoPages(url));
      }
      const next = asked();
      const value = next?.question && sample(next.question.ask, below);
      if (!next?.question || value === undefined) throw new Error('nobody is asked');
      const { page, question } = next;
      const message = { table, action: crypto.randomUUID(), step: question.id, undos: page.match.undos, value };
      const began = performance.now();
      const reply = await page.line.ask<{ ok: boolean; n: number }>('act', message);
      const ms = performance.now() - began;
      if (!reply.ok) throw new Error(JSON.stringify(reply));
      await shown(pages, reply.n);
      return ms;
    },
    close,
  };
}

const questionTo = (rules: AnyGame, { match, seat }: Page) => askedAt(rules.handlers, match.view, seat);
