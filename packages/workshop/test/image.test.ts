import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../src/root.mjs';
import { run } from '../src/run.mjs';
import { readDockerfile } from './dockerfile.ts';

// What Docker would do with the Dockerfile, done in a folder of our own: the same files, the same scripts, the same
// command, as far as that goes without its walls.
describe.skipIf(process.env.QUICK)('the image', () => {
  let folder = '';
  let app = '';
  const { steps, last } = readDockerfile();
  const command = (text: string): string[] =>
    (JSON.parse(text) as string[]).map((word) => (word === 'node' ? process.execPath : word));
  let environment: NodeJS.ProcessEnv = {};
  let server: ChildProcess | undefined;
  let address = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'morgenrot-image-'));
    app = join(folder, 'image', 'app');
    cpSync(ROOT, join(folder, 'build'), { recursive: true, filter: (path) => !isIgnored(relative(ROOT, path)) });
    for (const { word, rest } of steps) {
      if (word !== 'RUN') continue;
      const words = rest
        .split(' ')
        .slice(1)
        .map((each) => (each === '/image' ? join(folder, 'image') : each));
      const { code, output } = await run(process.execPath, words, { cwd: join(folder, 'build'), quiet: true });
      expect(code, `${rest}\n${output}`).toBe(0);
    }
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const given = Object.fromEntries(
      last('ENV')
        .split(' ')
        .map((pair) => pair.split('=') as [string, string]),
    );
    const data = join(folder, 'image', 'data');
    environment = {
      PATH: process.env.PATH,
      ...given,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      TMPDIR: data,
      // What a container with a read-only file system refuses, Node refuses here: writing anywhere but on the volume.
      NODE_OPTIONS: `--permission --allow-fs-read=* --allow-fs-write=${data}/* --allow-child-process`,
    };
  }, 300_000);

  afterAll(() => {
    server?.kill('SIGKILL');
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it('holds what a server needs, and neither tests nor tools', () => {
    expect(readdirSync(app).sort()).toEqual(
      [
        '.pnpmfile.cjs',
        'LICENSE',
        'node_modules',
        'package.json',
        'packages',
        'pnpm-lock.yaml',
        'pnpm-workspace.yaml',
      ].sort(),
    );
    const packages = readdirSync(join(app, 'packages'));
    expect(packages).toEqual(expect.arrayContaining(['server', 'engine', 'client']));
    expect(packages.filter((id) => ['bench', 'e2e', 'workshop'].includes(id))).toEqual([]);
    expect(readdirSync(join(app, 'packages', 'client'))).toEqual(['dist']);
    const outside = readdirSync(join(app, 'node_modules', '.pnpm')).join(' ');
    expect(outside).toMatch(/\bkoa@/);
    expect(outside).not.toMatch(/\b(vitest|typescript|vite|biome|playwright)@/);
    expect(outside).not.toMatch(/\b(svelte|redux|flatted|koa-socket-2|koa-body|socket\.io-client)@/);
    for (const name of ['ws', 'engine.io', 'socket.io', 'cookie'])
      expect(outside.match(new RegExp(`(^| )${name}@`, 'g')), name).toHaveLength(1);
  });

  it('serves the page, is well, is backed up and restored while it runs, gives matches away and takes them, writes nothing beside its data, and ends when it is told to', async () => {
    const before = listing(app);
    const [program, ...args] = command(last('CMD'));
    server = spawn(String(program), args, { cwd: app, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (output += text));
    await expect
      .poll(() => health(), { timeout: 30_000, interval: 200, message: 'healthz' })
      .toBe(200)
      .catch((error) => {
        throw new Error(`The server did not become well:\n${output}`, { cause: error });
      });
    expect(await (await fetch(`${address}/`)).text()).toMatch(/<!doctype html>/i);
    expect(await askedByDocker()).toBe(0);

    await backUpAndRestore();
    await moveMatch();
    await think();

    server.kill('SIGTERM');
    expect(await once(server, 'exit'), output).toEqual([0, null]);
    expect(await askedByDocker()).toBe(1);
    expect(listing(app)).toEqual(before);
  });

  const health = (): Promise<number> =>
    fetch(`${address}/healthz`).then(
      (answer) => answer.status,
      () => 0,
    );

  /** On the running server, as from outside the container; a file of its own finds no room beside the volume. */
  async function backUpAndRestore(): Promise<void> {
    const saved = await inside('backup', ['-']);
    expect(saved.code, saved.errors).toBe(0);
    expect(gunzipSync(saved.output).toString()).toMatch(/^\{"format":"morgenrot.backup"/);
    const restored = await inside('restore', ['-', '--replace'], saved.output);
    expect(restored.errors).not.toMatch(/could not/);
    expect(restored.output.toString()).toMatch(/^Restored: \d+ rows\.\n$/);
    expect(restored.code).toBe(0);
    const left = readdirSync(String(environment.DATA_DIR)).filter((name) => !name.startsWith('morgenrot.db'));
    // What Node has compiled; of what was unpacked for the restore nothing stays.
    expect(left).toEqual(['compiled']);
    expect(await health()).toBe(200);
    const elsewhere = await inside('backup', ['morgenrot.gz']);
    expect(elsewhere.code).toBe(1);
    expect(elsewhere.errors).toMatch(/ERR_ACCESS_DENIED/);
  }

  /** A table at which the match has begun, against a computer player. */
  async function begin(): Promise<{ id: string }> {
    const wish = { game: 'new-dawn', seats: 2, plans: ['open', 'computer'], name: 'Anna', settings: { start: 'full' } };
    const created = await fetch(`${address}/api/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    });
    return ((await created.json()) as { table: { id: string } }).table;
  }

  /** Computer players think in processes of their own, and what these need is in the image. */
  async function think(): Promise<void> {
    const count = /morgenrot_thinking_seconds_count\{strength="settler"\} (\d+)/;
    const metrics = async () => (await fetch(`${address}/metrics`)).text();
    const thoughts = async () => Number(count.exec(await metrics())?.[1] ?? 0);
    // Who begins is drawn: at one of a few tables it is the computer.
    for (let tables = 0; tables < 6; tables++) await begin();
    await expect.poll(thoughts, { timeout: 30_000, interval: 200, message: 'thoughts' }).toBeGreaterThan(0);
    expect(await metrics()).not.toMatch(/morgenrot_thinking_troubles_total\{[^}]*\} [1-9]/);
  }

  /** A match leaves the running server as a file, and comes in again under another name. */
  async function moveMatch(): Promise<void> {
    const table = await begin();
    const moved = await inside('export', [table.id, '-', '--whole']);
    expect(moved.code, moved.errors).toBe(0);
    const file = moved.output.toString();
    expect(file).toMatch(/^\{"format":"morgenrot.whole"/);
    const twice = await inside('import', ['-'], moved.output);
    expect(twice.errors).toContain(`already has a table ${table.id}.`);
    const another = Buffer.from(file.replace(table.id, `${table.id}-again`));
    const taken = await inside('import', ['-'], another);
    expect(taken.code, taken.errors).toBe(0);
    expect(taken.output.toString()).toContain(`/table/${table.id}-again`);
    expect(taken.output.toString()).toMatch(/Anna: \S+\/claim#[\w-]{43}/);
  }

  /** One of the commands that `docker compose exec -T` runs, as the README has them. */
  async function inside(name: 'backup' | 'restore' | 'export' | 'import', words: string[], input?: Buffer) {
    const child = spawn(process.execPath, [`packages/server/src/${name}.ts`, ...words], { cwd: app, env: environment });
    const output: Buffer[] = [];
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (text) => (errors += text));
    child.stdin.end(input);
    const [code] = await once(child, 'close');
    return { code, output: Buffer.concat(output), errors };
  }

  const askedByDocker = async (): Promise<number> => {
    const [program, ...args] = command(last('HEALTHCHECK').replace(/^.*?CMD /, ''));
    return (await run(String(program), args, { env: environment, quiet: true })).code;
  };
});

const IGNORED = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);

/** The few shapes that .dockerignore uses: a path, and a name or an ending anywhere. */
function isIgnored(path: string): boolean {
  return IGNORED.some((pattern) => {
    if (!pattern.startsWith('**/')) return path === pattern;
    const name = pattern.slice(3);
    return name.startsWith('*') ? path.endsWith(name.slice(1)) : basename(path) === name;
  });
}

const listing = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('node_modules'))
    .sort();

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
