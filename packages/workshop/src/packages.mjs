import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** The names of the folders in packages/ that hold a package. */
export function packageIds(root = ROOT) {
  return readdirSync(join(root, 'packages'))
    .filter((id) => existsSync(join(root, 'packages', id, 'package.json')))
    .sort();
}

/**
 * @param {string} path a folder with a package.json
 * @returns {{ name: string, packageManager?: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }}
 */
export function readManifest(path) {
  return JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
}

/**
 * A package of ours and every other one that it needs to run, directly or not.
 * @param {string} id
 * @returns {string[]}
 */
export function withPackagesOf(id, root = ROOT) {
  const ids = new Set([id]);
  for (const each of ids) {
    for (const [name, version] of Object.entries(readManifest(join(root, 'packages', each)).dependencies ?? {})) {
      if (version.startsWith('workspace:')) ids.add(name.replace(/^@[^/]+\//, ''));
    }
  }
  return [...ids].sort();
}
