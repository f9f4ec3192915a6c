import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageIds, readManifest } from './packages.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { workspaceNode } from './runtime.mjs';
import { hashOf, isStamped, stamp } from './stamp.mjs';

/**
 * Brings node_modules in step with the lock file; at once if it already is.
 * @returns {Promise<boolean>} false if that failed; what failed has been said
 */
export async function install(root = ROOT) {
  if (isInstalled(root)) return true;
  console.log('Installing packages ...');
  if ((await pnpm(['install', '--frozen-lockfile'], root)) !== 0) {
    console.error('Installing the packages failed; the lines above say why.');
    return false;
  }
  if (!workspaceNode(root)) {
    console.error('The packages are there, but the Node.js among them is not: its install step has not run.');
    return false;
  }
  stamp('installed', installHash(root), root);
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

/** @param {string} root */
function isInstalled(root) {
  if (!workspaceNode(root)) return false;
  const bare = packageIds(root).filter((id) => {
    const { dependencies = {}, devDependencies = {} } = readManifest(join(root, 'packages', id));
    const needs = Object.keys({ ...dependencies, ...devDependencies }).length > 0;
    return needs && !existsSync(join(root, 'packages', id, 'node_modules'));
  });
  return bare.length === 0 && isStamped('installed', installHash(root), root);
}

// pnpm's own record is part of it: an install by hand, for other manifests, is noticed.
/** @param {string} root */
function installHash(root) {
  const manifests = packageIds(root).map((id) => `packages/${id}/package.json`);
  const files = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'node_modules/.pnpm/lock.yaml'];
  return `${process.platform}-${process.arch}-${hashOf([...files, ...manifests], root)}`;
}
