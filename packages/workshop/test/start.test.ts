import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../src/root.mjs';
import { run } from '../src/run.mjs';
import { isNewEnough, nodeRefused, workspaceNode } from '../src/runtime.mjs';
import { isStamped, stamp, stampOf } from '../src/stamp.mjs';
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

it('makes do with the Node that is there if that one is new enough', () => {
  expect(isNewEnough('20.19.0')).toBe(false);
  expect(isNewEnough('24.0.0')).toBe(true);
  expect(isNewEnough('26.1.0')).toBe(true);
  // These tests run on such a one.
  expect(workspaceNode(tree({}))).toBe(process.execPath);
});

it('notices a changed, a new, a renamed and a missing file', () => {
  const root = tree({ 'src/a.ts': 'a', 'src/deep/b.ts': 'b', 'index.html': 'page' });
  const hashes = [stampOf(['src', 'index.html'], root)];
  const again = (): void => void hashes.push(stampOf(['src', 'index.html'], root));
  expect(stampOf(['src', 'index.html'], root)).toBe(hashes[0]);
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

/** A script that runs a child through `run`; the child says "ready", and "bye" when it is told to end. */
function runner(options: string): string {
  const child = `process.on('SIGTERM', () => { console.log('bye'); process.exit(9); }); console.log('ready'); setInterval(() => {}, 1000);`;
  return `
    const { run } = await import(${JSON.stringify(join(ROOT, 'packages/workshop/src/run.mjs'))});
    process.exitCode = (await run(process.execPath, ['-e', ${JSON.stringify(child)}], ${options})).code;`;
}

it('hands on signals, and ends as the program does', async () => {
  const script = join(tree({ 'runner.mjs': runner('{}') }), 'runner.mjs');
  const running = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(running.stdout, 'data');
  running.kill('SIGTERM');
  expect(await once(running, 'close')).toEqual([9, null]);
});

// npm kills the shell and nothing else (seen with npm 11); without this a server would go on with nobody to end it.
it.skipIf(process.platform === 'win32')('ends the program when the shell between npm and us is gone', async () => {
  const script = join(tree({ 'runner.mjs': runner('{ underNpm: true }') }), 'runner.mjs');
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${script}"; true`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  let output = '';
  shell.stdout.on('data', (text) => {
    output += text;
    if (output === 'ready\n') shell.kill('SIGTERM');
  });
  await once(shell, 'close'); // when nobody is left who could print
  expect(output).toBe('ready\nbye\n');
});
