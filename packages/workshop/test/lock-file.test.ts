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
  const loose = manifests.flatMap(({ name, dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) && version !== 'workspace:*')
      .map(([dependency, version]) => `${name}: ${dependency}@${version}`),
  );
  expect(loose).toEqual([]);
});
