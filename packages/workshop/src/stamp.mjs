import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.mjs';

// Stamps say what a step was done for. They live with what they speak of, so that removing it removes them.
const stampPath = (/** @type {string} */ root, /** @type {string} */ name) =>
  join(root, 'node_modules', '.morgenrot', name);

/**
 * Was the step done for exactly this?
 * @param {string} name
 * @param {string} hash
 */
export function isStamped(name, hash, root = ROOT) {
  const path = stampPath(root, name);
  return existsSync(path) && readFileSync(path, 'utf8') === hash;
}

/**
 * Was the step ever done here, for whatever it was?
 * @param {string} name
 */
export const hasStamp = (name, root = ROOT) => existsSync(stampPath(root, name));

/**
 * Notes that a step has been done for this.
 * @param {string} name
 * @param {string} hash
 */
export function stamp(name, hash, root = ROOT) {
  mkdirSync(dirname(stampPath(root, name)), { recursive: true });
  writeFileSync(stampPath(root, name), hash);
}

/**
 * One hash over files and folders, by name and content. What is missing counts as missing.
 * @param {readonly string[]} paths from the root
 */
export function stampOf(paths, root = ROOT) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((each) => filesUnder(root, each))) {
    const content = existsSync(join(root, path)) ? readFileSync(join(root, path)) : undefined;
    hash.update(`${path}\0${content ? content.length : 'missing'}\0`);
    if (content) hash.update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(root, path) {
  const entries = readFolder(join(root, path));
  if (!entries) return [path];
  return entries
    .map((entry) => entry.name)
    .sort()
    .flatMap((name) => filesUnder(root, `${path}/${name}`));
}

/** @param {string} path */
function readFolder(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return undefined; // a file, or nothing at all
  }
}
