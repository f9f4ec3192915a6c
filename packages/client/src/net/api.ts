import type { CreateTable, HttpReplies, JoinTable, PresetWish, RefusedReply } from '@morgenrot/protocol';

const refusal = (key: string): RefusedReply => ({ ok: false, reason: { key } });

const isReply = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'ok' in body && (body.ok === true || 'reason' in body);

/** Asks the server. An answer that never comes is a refusal like any other: the caller has one thing to look at. */
async function ask<R extends keyof HttpReplies>(
  _route: R,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<HttpReplies[R] | RefusedReply> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? { accept: 'application/json' } : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    });
    const reply: unknown = await response.json();
    // Server and page are of one piece; what the server calls ok has the form it promises.
    return isReply(reply) ? (reply as HttpReplies[R]) : refusal('network');
  } catch {
    return refusal('network');
  }
}

const presetAt = (id: string): string => `/presets/${encodeURIComponent(id)}`;
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  /** Makes me known, if only by a cookie: a connection that is opened after this is mine. */
  me: () => ask('GET /api/me', 'GET', '/me'),
  rename: (wish: { name: string }) => ask('POST /api/me', 'POST', '/me', wish),
  waysIn: () => ask('GET /api/me/ways-in', 'GET', '/me/ways-in'),
  removeWaysIn: (which: { browser: string } | { passkey: string } | { all: true }) =>
    ask('POST /api/me/ways-in/remove', 'POST', '/me/ways-in/remove', which),
  games: () => ask('GET /api/games', 'GET', '/games'),
  tables: () => ask('GET /api/tables', 'GET', '/tables'),
  mine: () => ask('GET /api/tables/mine', 'GET', '/tables/mine'),
  create: (wish: CreateTable) => ask('POST /api/tables', 'POST', '/tables', wish),
  join: (id: string, wish: JoinTable) => ask('POST /api/tables/:id/join', 'POST', `${at(id)}/join`, wish),
  presets: () => ask('GET /api/presets', 'GET', '/presets'),
  preset: (id: string) => ask('GET /api/presets/:id', 'GET', presetAt(id)),
  savePreset: (name: string, wish: PresetWish) => ask('POST /api/presets', 'POST', '/presets', { name, wish }),
  deletePreset: (id: string) => ask('POST /api/presets/:id/delete', 'POST', `${presetAt(id)}/delete`, {}),
  lookAtClaim: (token: string) => ask('POST /api/claims/look', 'POST', '/claims/look', { token }),
  claim: (wish: { token: string; name?: string }) => ask('POST /api/claims', 'POST', '/claims', wish),
  passkeyOptions: () => ask('POST /api/passkeys/options', 'POST', '/passkeys/options', {}),
  keepPasskey: (made: unknown) => ask('POST /api/passkeys', 'POST', '/passkeys', made),
  enterOptions: () => ask('POST /api/passkeys/enter/options', 'POST', '/passkeys/enter/options', {}),
  enter: (shown: unknown) => ask('POST /api/passkeys/enter', 'POST', '/passkeys/enter', shown),
  /** A match that is over, with everything that was secret while it ran. */
  record: (id: string) => ask('GET /api/tables/:id/record', 'GET', `${at(id)}/record`),
  /** A match as I may see it at this moment; with the eyes of which seat, where several are mine. */
  seen: (id: string, seat: string | null) =>
    ask('GET /api/tables/:id/seen', 'GET', `${at(id)}/seen${seat === null ? '' : `?seat=${seat}`}`),
  leave: (id: string) => ask('POST /api/tables/:id/leave', 'POST', `${at(id)}/leave`, {}),
};
