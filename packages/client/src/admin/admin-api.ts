import type { AdminReplies, RefusedReply } from '@morgenrot/protocol';

const refusal = (key: string): RefusedReply => ({ ok: false, reason: { key } });

const isReply = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'ok' in body && (body.ok === true || 'reason' in body);

interface Asking {
  body?: string;
  /** Only to come in: afterwards a cookie that no script reads opens the doors. */
  token?: string;
}

/** Asks a door of the admin page. An answer that never comes is a refusal like any other. */
async function ask<R extends keyof AdminReplies>(
  route: R,
  path: string,
  { body, token }: Asking = {},
): Promise<AdminReplies[R] | RefusedReply> {
  try {
    const response = await fetch(`/api/admin${path}`, {
      method: route.startsWith('POST') ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body,
      credentials: 'same-origin',
    });
    const reply: unknown = await response.json();
    return isReply(reply) ? (reply as AdminReplies[R]) : refusal('network');
  } catch {
    return refusal('network');
  }
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const json = (value: object): Asking => ({ body: JSON.stringify(value) });

export interface AdminSearch {
  search: string;
  status: 'all' | 'waiting' | 'playing' | 'over' | 'closed';
}

export const adminApi = {
  enter: (token: string) => ask('POST /api/admin/enter', '/enter', { token }),
  leave: () => ask('POST /api/admin/leave', '/leave', json({})),
  session: () => ask('GET /api/admin/session', '/session'),
  server: () => ask('GET /api/admin/server', '/server'),
  tables: ({ search, status }: AdminSearch, from: number) =>
    ask('GET /api/admin/tables', `/tables?${new URLSearchParams({ search, status, from: String(from) })}`),
  table: (id: string) => ask('GET /api/admin/tables/:id', at(id)),
  decisions: (id: string, before?: number) =>
    ask('GET /api/admin/tables/:id/decisions', `${at(id)}/decisions${before === undefined ? '' : `?before=${before}`}`),
  rewind: (id: string, wish: { answer: number; n: number }) =>
    ask('POST /api/admin/tables/:id/rewind', `${at(id)}/rewind`, json(wish)),
  reissue: (id: string, seat: string) => ask('POST /api/admin/tables/:id/reissue', `${at(id)}/reissue`, json({ seat })),
  signOut: (id: string, seat: string) => ask('POST /api/admin/tables/:id/signOut', `${at(id)}/signOut`, json({ seat })),
  endPage: (id: string, page: string) => ask('POST /api/admin/tables/:id/endPage', `${at(id)}/endPage`, json({ page })),
  close: (id: string, reason: string) => ask('POST /api/admin/tables/:id/close', `${at(id)}/close`, json({ reason })),
  open: (id: string) => ask('POST /api/admin/tables/:id/open', `${at(id)}/open`, json({})),
  audit: (before?: number) => ask('GET /api/admin/audit', `/audit${before === undefined ? '' : `?before=${before}`}`),
  takeIn: (text: string) => ask('POST /api/admin/import', '/import', { body: text }),
};
