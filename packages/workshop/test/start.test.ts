import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../src/root.mjs';
import { run } from '../src/run.mjs';
import { nodeRefused, workspaceNode } from '../src/runtime.mjs';
import { hashOf, isStamped, stamp } from '../src/stamp.mjs';
import { tree } from './tree.ts';

it('says which Node it needs', () => {
  expect(nodeRefused('18.20.8')).toBe(
    'Morgenrot needs Node.js 20 or newer to start; this is 18.20.8. Please install a newer one.',
  );
  expect(nodeRefused('20.0.0')).toBeUndefined();
  expect(nodeRefused('24.21.0')).toBeUndefined();
});

it('has a Node of its own, of the version that node:sqlite and type stripping need', async () => {
  const { output } = await run(String(workspaceNode()), ['--version'], { quiet: true });
  expect(output).toMatch(/^v24\./);
});

it('notices a changed, a new, a renamed and a missing file', () => {
  const root = tree({ 'src/a.ts': 'a', 'src/deep/b.ts': 'b', 'index.html': 'page' });
  const hashes = [hashOf(['src', 'index.html'], root)];
  const again = (): void => void hashes.push(hashOf(['src', 'index.html'], root));
  expect(hashOf(['src', 'index.html'], root)).toBe(hashes[0]);
  appendFileSync(join(root, 'src/deep/b.ts'), '!');
  again();
  appendFileSync(join(root, 'src/deep/c.ts'), '');
  again();
  rmSync(join(root, 'index.html'));
  again();
  expect(new Set(hashes).size).toBe(4);
});

it('skips a step only for the very thing it was done for', () => {
  const root = tree({});
  expect(isStamped('client', 'one', root)).toBe(false);
  stamp('client', 'one', root);
  expect(isStamped('client', 'one', root)).toBe(true);
  expect(isStamped('client', 'two', root)).toBe(false);
});

it('hands on exit codes, and says when a program is not there', async () => {
  expect((await run(process.execPath, ['-e', 'process.exit(7)'], { quiet: true })).code).toBe(7);
  expect((await run(process.execPath, ['-e', 'process.kill(process.pid)'], { quiet: true })).code).toBe(143);
  expect((await run('/no/such/program', [], { quiet: true })).code).toBe(127);
});

it('hands on signals, and ends as the program does', async () => {
  const child = `process.on('SIGTERM', () => process.exit(9)); console.log('ready'); setInterval(() => {}, 1000);`;
  const parent = `
    const { run } = await import(${JSON.stringify(join(ROOT, 'packages/workshop/src/run.mjs'))});
    process.exitCode = (await run(process.execPath, ['-e', ${JSON.stringify(child)}])).code;`;
  const running = spawn(process.execPath, ['--input-type=module', '-e', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(running.stdout, 'data');
  running.kill('SIGTERM');
  expect(await once(running, 'close')).toEqual([9, null]);
});
