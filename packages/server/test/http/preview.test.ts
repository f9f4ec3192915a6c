import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@morgenrot/catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BAZAAR } from '../kit/game.ts';
import { Person } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

const PAGE = `<!doctype html><html><head>
    <meta name="description" content="of every page" />
    <title>Morgenrot</title>
  </head><body></body></html>`;
const folder = mkdtempSync(join(tmpdir(), 'morgenrot-preview-'));
let server: TestServer;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), PAGE);
  const games = [BAZAAR, ...Object.values(GAMES)];
  server = await testServer({ parts: { games }, settings: { clientDir: folder } });
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

const anna = () => new Person(server.url, 'Anna');
const GAME = { game: 'new-dawn', seats: 4 };

/** What a messenger sees that follows the link. */
async function preview(path: string, language = 'en'): Promise<{ page: string; meta: Record<string, string> }> {
  const headers = { 'Accept-Language': language };
  const page = String((await new Person(server.url, '').ask('GET', path, undefined, headers)).body);
  const metas = page.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g);
  return { page, meta: Object.fromEntries([...metas].map(([, name, content]) => [name, content])) };
}

/** As a browser asks that has the page already. */
const bare = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    });
    sent.once('error', reject);
    sent.end();
  });

it('shows what is played, who is there and how many seats are free', async () => {
  const { id } = await anna().create(GAME);
  const { page, meta } = await preview(`/table/${id}`);
  expect(page).toContain('<title>Anna’s table – A New Dawn · Morgenrot</title>');
  expect(meta['og:title']).toBe('Anna’s table – A New Dawn');
  expect(meta['og:description']).toContain('3 of 4 seats are free.');
  expect(meta['og:description']).toContain('With Anna.');
  expect(meta['og:image']).toBe(`${server.url}/icons/icon-512.png`);
  expect(page.match(/<meta name="description"/g)).toHaveLength(1);
});

it('speaks the language of whoever asks', async () => {
  const { id } = await anna().create({ ...GAME, seats: 2 });
  const { meta } = await preview(`/table/${id}`, 'de-AT,de;q=0.9,en;q=0.5');
  expect(meta['og:title']).toContain('Tisch von Anna');
  expect(meta['og:description']).toContain('1 von 2 Plätzen ist frei.');
  expect((await preview(`/table/${id}`, 'fr')).meta['og:title']).toContain('Anna’s table');
});

it.each([
  { settings: { access: 'link' }, title: 'Marker' },
  { settings: { access: 'password' }, password: 'marker-word', title: 'Marker' },
])('names nobody where not everybody may come: %j', async (wish) => {
  const { id } = await anna().create({ ...GAME, ...wish });
  const { page, meta } = await preview(`/table/${id}`);
  expect(meta['og:title']).toBe('A table is set – A New Dawn');
  expect(meta['og:description']).toContain('3 of 4 seats are free.');
  expect(page).not.toMatch(/Anna|marker/i);
});

it('tells nothing of a match that is not for everybody', async () => {
  const [host, guest] = [anna(), new Person(server.url, 'Ben')];
  const { id } = await host.create({ settings: { start: 'full', watch: 'off' } });
  await guest.join(id);
  const record = await server.store.tables.read(id);
  const { page, meta } = await preview(`/table/${id}`);
  expect(meta['og:description']).toBe('The match is being played. With Anna and Ben.');
  for (const secret of [record?.seed, record?.watchKey, record?.host]) expect(page).not.toContain(String(secret));
});

it('lets no name break out of its place', async () => {
  const evil = new Person(server.url, `"><b>$&$'`);
  const { id } = await evil.create({ ...GAME, title: `</title><script>x</script>` });
  const { page } = await preview(`/table/${id}`);
  expect(page).not.toMatch(/<script|<b>/);
  expect(page).toContain('&lt;/title&gt;&lt;script&gt;');
  expect(page).toContain('&quot;&gt;&lt;b&gt;$&amp;$&#39;');
});

it('gives the usual page where there is no such table', async () => {
  for (const path of ['/table/nothing-here', '/table/a/b', '/', '/about']) {
    expect((await preview(path)).page, path).toBe(PAGE);
  }
});

it('gives the usual page to whoever asks too often: nobody reads the database without end', async () => {
  const strict = await testServer({
    parts: { games: Object.values(GAMES), limits: { requests: { burst: 6, perSecond: 0 } } },
    settings: { clientDir: folder },
  });
  const { id } = await new Person(strict.url, 'Anna').create(GAME);
  const pages: string[] = [];
  for (let n = 0; n < 8; n++) pages.push(String((await new Person(strict.url, '').ask('GET', `/table/${id}`)).body));
  await strict.end();
  expect(pages[0]).toContain('og:title');
  expect(pages.at(-1)).toBe(PAGE);
});
it('sends it again when it has changed, and not when it has not', async () => {
  const { id } = await anna().create({ ...GAME, seats: 3 });
  const { etag = '' } = (await bare(`/table/${id}`)).headers;
  expect((await bare(`/table/${id}`, { 'if-none-match': etag })).status).toBe(304);
  await new Person(server.url, 'Ben').join(id);
  expect((await bare(`/table/${id}`, { 'if-none-match': etag })).status).toBe(200);
});
