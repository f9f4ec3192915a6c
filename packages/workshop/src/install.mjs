import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageIds, readManifest, withPackagesOf } from './packages.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { isNewEnough, workspaceNode } from './runtime.mjs';
import { hasStamp, isStamped, stamp, stampOf } from './stamp.mjs';

/**
 * @typedef {'everything' | 'to serve'} Extent to serve is enough to build the page and to run the server
 * @type {Record<Extent, { stamp: string, args: string[], says: string }>}
 */
const EXTENTS = {
  everything: { stamp: 'installed', args: [], says: 'Installing packages ...' },
  'to serve': {
    stamp: 'installed-to-serve',
    // The workspace itself has a Node to offer.
    args: [
      '--prod',
      ...(isNewEnough() ? [] : ['--filter', '.']),
      '--filter',
      '@morgenrot/server...',
      '--filter',
      '@morgenrot/client...',
    ],
    says: 'Installing what the server and its page need (only the first time; up to a minute) ...',
  },
};

/**
 * Brings node_modules in step with the lock file; at once if it already is.
 * @param {Extent} [wish] where everything has been installed once, everything is kept in step
 * @returns {Promise<boolean>} false if that failed; what failed has been said
 */
export async function install(wish = 'everything', root = ROOT) {
  const extent = hasStamp('installed', root) ? 'everything' : wish;
  if (isInstalled(extent, root)) return true;
  const { stamp: name, args, says } = EXTENTS[extent];
  console.log(says);
  if ((await pnpm(['install', '--frozen-lockfile', ...args], root)) !== 0) {
    console.error('Installing the packages failed; the lines above say why.');
    return false;
  }
  if (!workspaceNode(root)) {
    console.error(
      'The packages are there, but no Node.js 24 for this machine is among them: install one and try again.',
    );
    return false;
  }
  stamp(name, installHash(root), root);
  return true;
}

/**
 * Runs pnpm, in the version that package.json names, without anything installed globally.
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code
 */
export async function pnpm(args, root = ROOT) {
  const version = readManifest(root).packageManager;
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const { code } = await run(npx, ['--yes', String(version), ...args], { cwd: root, env: pnpmEnvironment() });
  return code;
}

function pnpmEnvironment() {
  // Without development dependencies there is neither a compiler nor a browser page, so NODE_ENV stays out of this.
  const { NODE_ENV: _, ...env } = process.env;
  return {
    ...env,
    // Nobody sits there to answer a question.
    CI: 'true',
    // npm's remarks about settings of the person's own are not about this project.
    npm_config_loglevel: 'error',
  };
}

/**
 * @param {Extent} extent
 * @param {string} root
 */
function isInstalled(extent, root) {
  if (!workspaceNode(root)) return false;
  const needed = extent === 'everything' ? packageIds(root) : withPackagesOf(['server', 'client'], root);
  const bare = needed.filter((id) => {
    const { dependencies = {}, devDependencies = {} } = readManifest(join(root, 'packages', id));
    const needs =
      Object.keys(extent === 'everything' ? { ...dependencies, ...devDependencies } : dependencies).length > 0;
    return needs && !existsSync(join(root, 'packages', id, 'node_modules'));
  });
  return bare.length === 0 && isStamped(EXTENTS[extent].stamp, installHash(root), root);
}

// pnpm's own record is part of it: an install by hand, for other manifests, is noticed.
/** @param {string} root */
function installHash(root) {
  const manifests = packageIds(root).map((id) => `packages/${id}/package.json`);
  const files = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'node_modules/.pnpm/lock.yaml'];
  return `${process.platform}-${process.arch}-${stampOf([...files, ...manifests], root)}`;
}
