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
 * @returns {{ name: string, packageManager?: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }}
 */
export function readManifest(path) {
  return JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
}

/**
 * Packages of ours and every other one that they need to run, directly or not.
 * @param {string | string[]} which
 * @returns {string[]}
 */
export function withPackagesOf(which, root = ROOT) {
  const ids = new Set([which].flat());
  for (const each of ids) {
    for (const [name, version] of Object.entries(readManifest(join(root, 'packages', each)).dependencies ?? {})) {
      if (version.startsWith('workspace:')) ids.add(name.replace(/^@[^/]+\//, ''));
    }
  }
  return [...ids].sort();
}
