import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageIds, readManifest } from '../src/packages.mjs';
import { ROOT } from '../src/root.mjs';

const lines = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8').split('\n');

it('names no address that packages come from', () => {
  expect(lines.filter((line) => /tarball:|https?:|git\+|\bgit@|\bssh:/.test(line))).toEqual([]);
});

it('knows every package by its content', () => {
  const resolutions = lines.filter((line) => line.includes('resolution:'));
  expect(resolutions.length).toBeGreaterThan(100);
  expect(resolutions.filter((line) => !/integrity: sha512-/.test(line))).toEqual([]);
});

it('stands beside manifests that name exact versions', () => {
  const manifests = [ROOT, ...packageIds().map((id) => join(ROOT, 'packages', id))].map(readManifest);
  const loose = manifests.flatMap(({ name, dependencies, devDependencies, optionalDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) && version !== 'workspace:*')
      .map(([dependency, version]) => `${name}: ${dependency}@${version}`),
  );
  expect(loose).toEqual([]);
});

it('fetches a Node for this kind of machine, and for no other', () => {
  const nodes = lines.flatMap((line, n) =>
    /^ {2}node-[a-z0-9-]+@[\d.]+:$/.test(line) ? [lines.slice(n, n + 6).join('\n')] : [],
  );
  const perMachine = nodes.filter((node) => node.includes('integrity:'));
  expect(perMachine).toHaveLength(5);
  for (const node of perMachine) expect(node).toMatch(/cpu: \[\w+\]\n {4}os: \[\w+\]/);
});
