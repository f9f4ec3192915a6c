import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changedFiles, revisionOf, touchedPackages } from '../src/changed.ts';
import { run } from '../src/run.mjs';
import { tree } from './tree.ts';

const manifest = (id: string, ...needs: string[]) => ({
  name: `@x/${id}`,
  dependencies: Object.fromEntries(needs.map((need) => [`@x/${need}`, 'workspace:*'])),
});

const workspace = () =>
  tree({
    'packages/engine/package.json': manifest('engine'),
    'packages/game/package.json': manifest('game', 'engine'),
    'packages/page/package.json': manifest('page', 'game'),
    'packages/tools/package.json': manifest('tools'),
  });

it('reads since when', () => {
  expect(revisionOf([])).toBeUndefined();
  expect(revisionOf(['--changed'])).toBe('HEAD');
  expect(revisionOf(['--changed=main~3'])).toBe('main~3');
});

it('finds the packages that a change can touch', () => {
  const root = workspace();
  expect(touchedPackages(['packages/page/src/a.ts'], root)).toEqual(['page']);
  expect(touchedPackages(['packages/engine/src/a.ts'], root)).toEqual(['engine', 'game', 'page']);
  expect(touchedPackages(['packages/tools/src/a.ts', 'README.md', 'docs/map.png'], root)).toEqual(['tools']);
  expect(touchedPackages(['docs/architecture.md'], root)).toEqual([]);
  expect(touchedPackages(['pnpm-lock.yaml'], root)).toEqual(['engine', 'game', 'page', 'tools']);
});

it('lists files that are new or different, and says when there is no such commit', async () => {
  const root = workspace();
  const git = (...args: string[]) => run('git', args, { cwd: root, quiet: true });
  await git('init', '--quiet');
  await git('add', '.');
  await git('-c', 'user.name=x', '-c', 'user.email=x@example.org', 'commit', '--quiet', '-m', 'first');
  writeFileSync(join(root, 'packages/page/package.json'), JSON.stringify(manifest('page')));
  writeFileSync(join(root, 'new.ts'), '');
  expect(await changedFiles('HEAD', root)).toEqual(['new.ts', 'packages/page/package.json']);
  await expect(changedFiles('nowhere', root)).rejects.toThrow('nowhere');
});
