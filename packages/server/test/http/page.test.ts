import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../kit/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'morgenrot-page-'));
const script = `console.log('${'morgenrot '.repeat(300)}');`;
const style = `/* ${'morgenrot '.repeat(300)} */`;
let server: TestServer;

function write(path: string, text: string | Buffer): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}
beforeAll(async () => {
  server = await testServer({ settings: { clientDir: folder } });
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}
/** As it is, neither cleaned up nor unpacked. */
const get = (path: string, headers: Record<string, string> = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .once('error', reject)
      .end();
  });

it('says how to build the page when it is not there yet, and serves it as soon as it is', async () => {
  const before = await get('/');
  expect(before.status).toBe(503);
  expect(String(before.body)).toContain('npm start');
  write('index.html', '<!doctype html><title>one</title>');
  write('assets/page-Abc12345.js', script);
  write('assets/page-Abc12345.css', style);
  write('assets/page-Abc12345.css.br', brotliCompressSync(style));
  write('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(String((await get('/')).body)).toContain('one');
});

it('serves a new page without a new start', async () => {
  write('index.html', '<!doctype html><title>two</title>');
  utimesSync(join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000));
  expect(String((await get('/')).body)).toContain('two');
});

it('leads every address of the page to the page', async () => {
  for (const path of ['/', '/table/abc', '/gallery', '/table/abc?x=1']) {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']], path).toEqual([
      200,
      'text/html; charset=utf-8',
      'private, no-cache',
    ]);
    expect(String(body)).toContain('two');
  }
});

it('lets a browser keep what never changes', async () => {
  const { headers, body } = await get('/assets/page-Abc12345.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(String(body)).toBe(script);
  expect((await get('/icon.svg')).headers['content-type']).toBe('image/svg+xml; charset=utf-8');
});

it('gives the cookie with the page, and with nothing that others may keep', async () => {
  const { headers } = await get('/table/abc');
  expect(String(headers['set-cookie'])).toMatch(/^morgenrot=[\w-]{43}\.[\w-]{43}; /);
  const mine = String(headers['set-cookie']).split(';')[0] ?? '';
  expect(String((await get('/', { cookie: mine })).headers['set-cookie'])).toContain(mine);
  expect((await get('/assets/page-Abc12345.js')).headers['set-cookie']).toBeUndefined();
});

it('packs text, and takes what is packed already', async () => {
  const gzipped = await get('/assets/page-Abc12345.js', { 'accept-encoding': 'gzip, br' });
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(String(gunzipSync(gzipped.body))).toBe(script);
  const packed = await get('/assets/page-Abc12345.css', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(packed.body))).toBe(style);
  expect((await get('/assets/page-Abc12345.css')).headers['content-encoding']).toBeUndefined();
});

it('does not put wishes in order that have no end', async () => {
  const wish = (many: number) => ({ 'Accept-Encoding': `gzip${',x'.repeat(many)}` });
  expect((await get('/assets/page-Abc12345.js', wish(20))).headers['content-encoding']).toBe('gzip');
  expect((await get('/assets/page-Abc12345.js', wish(7000))).headers['content-encoding']).toBeUndefined();
});

it('sends nothing again that the browser has', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

it('does not read all files anew for whoever asks for what there is not, but in the middle of a build', async () => {
  const late = async () => (await get('/late.svg')).status;
  const builtAt = (ms: number) => utimesSync(join(folder, 'index.html'), new Date(ms), new Date(ms));
  builtAt(Date.now() - 120_000);
  expect(await late()).toBe(404);
  write('late.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await late(), 'an old build').toBe(404);
  builtAt(Date.now() - 1000);
  expect(await late(), 'a new one').toBe(200);
  write('later.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect((await get('/later.svg')).status, 'a new one that was not there as a whole').toBe(200);
});

it('serves nothing but the page', async () => {
  for (const path of [
    '/missing.js',
    '/assets/missing-12345678.js',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd.txt',
    '/assets/page-Abc12345.css.br',
    '/morgenrot.db',
    '/__proto__.js',
  ]) {
    const { status, body } = await get(path);
    expect([status, String(body)], path).toEqual([404, '{"ok":false,"reason":{"key":"page.unknown"}}']);
  }
});

it('tells browsers to run no script but its own, in no frame', async () => {
  const { headers } = await get('/', { host: 'morgenrot.example:8000' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("connect-src 'self' ws://morgenrot.example:8000 wss://morgenrot.example:8000");
  expect(policy).not.toMatch(/script-src|style-src|unsafe/);
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('same-origin');
  const odd = await get('/', { host: "a; script-src 'unsafe-inline'" });
  expect(String(odd.headers['content-security-policy'])).not.toContain('unsafe-inline;');
  expect(String(odd.headers['content-security-policy'])).not.toContain('script-src');
});
