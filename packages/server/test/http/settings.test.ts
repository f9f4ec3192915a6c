import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parseSettings } from '../../src/settings.ts';
import { IN_EARNEST, serverProcess } from '../kit/process.ts';

it('has a default for everything', () => {
  const parsed = parseSettings({});
  expect(parsed).toMatchObject({ ok: true, settings: { port: 8000, logLevel: 'info', mode: 'production' } });
  if (!parsed.ok) return;
  expect(parsed.settings.databaseUrl).toBeUndefined();
  expect(parsed.settings.dataDir).toMatch(/data$/);
  expect(parsed.settings.clientDir).toMatch(/packages[/\\]client[/\\]dist$/);
});

it('takes an empty variable for one that is not set', () => {
  expect(parseSettings({ PORT: '', DATABASE_URL: '', NODE_ENV: '' })).toMatchObject({
    ok: true,
    settings: { port: 8000, databaseUrl: undefined, mode: 'production' },
  });
});

it('offers the practice table to developers only', () => {
  expect(parseSettings({ PRACTICE: '1', NODE_ENV: 'development' })).toMatchObject({ settings: { practice: true } });
  expect(parseSettings({ PRACTICE: '1' })).toMatchObject({ settings: { practice: false } });
});

it('takes other pages as browsers name them, and nothing else', () => {
  const origins = (text: string) => parseSettings({ ALLOWED_ORIGINS: text });
  expect(origins('https://a.example, http://b.example:8080')).toMatchObject({
    settings: { origins: ['https://a.example', 'http://b.example:8080'] },
  });
  expect(origins('')).toMatchObject({ settings: { origins: [] } });
  for (const wrong of ['*', 'a.example', 'https://a.example/', 'https://a.example/page', 'file:///etc', 'null']) {
    expect(origins(wrong).ok, wrong).toBe(false);
  }
});

it('takes an address for people that has nothing after the name', () => {
  const at = (text: string) => parseSettings({ PUBLIC_URL: text });
  for (const right of ['https://play.example.org', 'https://Play.example.org:443/', 'http://192.0.2.1:8000'])
    expect(at(right), right).toMatchObject({ settings: { publicUrl: right } });
  for (const wrong of ['https://example.org/play', 'https://me@example.org', 'https://example.org/?x', 'example.org']) {
    expect(at(wrong).ok, wrong).toBe(false);
  }
});

it('names everything that is wrong at once', () => {
  const parsed = parseSettings({
    ADMIN_TOKEN: 'too short a token',
    PORT: '99999',
    DATABASE_URL: 'mysql://somebody:secret@host/db',
    REDIS_URL: 'localhost',
    LOG_LEVEL: 'loud',
    TABLE_EXPIRES_HOURS: '0',
    TRUST_PROXY: 'yes',
    PUBLIC_URL: 'example.org',
  });
  expect(parsed.ok).toBe(false);
  if (parsed.ok) return;
  const names = parsed.problems.map((problem) => problem.split(':')[0]);
  expect(names).toEqual([
    'PORT',
    'DATABASE_URL',
    'REDIS_URL',
    'LOG_LEVEL',
    'PUBLIC_URL',
    'ADMIN_TOKEN',
    'TABLE_EXPIRES_HOURS',
    'TRUST_PROXY',
  ]);
  expect(parsed.problems.join()).not.toContain('secret');
  expect(parsed.problems.join()).not.toContain('too short a token');
});

it('makes a data folder that is for nobody else, and leaves one that is there as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'morgenrot-data-'));
  const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777;
  mkdirSync(join(folder, 'open'), { mode: 0o755 });
  for (const name of ['fresh', 'open'])
    await (await serverProcess({ DATA_DIR: join(folder, name) }, IN_EARNEST)).end('SIGTERM');
  expect(modeOf('fresh')).toBe(0o700);
  expect(modeOf('open')).toBe(0o755);
  rmSync(folder, { recursive: true, force: true });
});

it('does not start with wrong settings, and says why', async () => {
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
    const env = { ...process.env, PORT: 'http', ADMIN_TOKEN: 'short' };
    execFile(process.execPath, [main], { env }, (error, _out, stderr) => resolve({ code: error?.code, stderr }));
  });
  expect(code).toBe(1);
  expect(stderr).toContain('PORT: must be a port, 0 to 65535');
  expect(stderr).toContain('ADMIN_TOKEN: must have at least 32 characters');
});
