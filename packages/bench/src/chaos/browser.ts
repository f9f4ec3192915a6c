import type { Reply, TableInfo } from '@morgenrot/protocol';

/** Somebody with a cookie: what a browser keeps when the server is gone and comes back at another address. */
export interface Browser {
  name: string;
  cookie: string;
}

async function post<T>(browser: Browser, url: string, body: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(browser.cookie ? { Cookie: browser.cookie } : {}) },
    body: JSON.stringify(body),
  });
  const [cookie] = response.headers.getSetCookie();
  if (cookie) browser.cookie = cookie.split(';')[0] ?? '';
  // What the server calls ok has the form it promises.
  const reply = (await response.json()) as Reply<T>;
  if (!reply.ok) throw new Error(`refused: ${reply.reason.key}`);
  return reply;
}

export async function createTableBy(browser: Browser, url: string, wish: object): Promise<string> {
  const { table } = await post<{ table: TableInfo }>(browser, `${url}/api/tables`, { ...wish, name: browser.name });
  return table.id;
}

export async function joinTableBy(browser: Browser, url: string, table: string): Promise<string> {
  const { seat } = await post<{ seat: string }>(browser, `${url}/api/tables/${table}/join`, { name: browser.name });
  return seat;
}
