import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withPackagesOf } from './packages.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { commandOf, workspaceNode } from './runtime.mjs';
import { isStamped, stamp, stampOf } from './stamp.mjs';

/**
 * Builds the page, unless it was built from these very sources.
 * @returns {Promise<boolean>} false if that failed; what failed has been said
 */
export async function buildClient(root = ROOT) {
  if (existsSync(join(root, BUILT)) && isStamped('client', clientHash(root), root)) return true;
  console.log('Building the page ...');
  const client = join(root, 'packages', 'client');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code } = await run(
    workspaceNode(root) ?? process.execPath,
    [commandOf(client, 'vite'), 'build', '--logLevel', 'warn'],
    { cwd: client, env },
  );
  if (code !== 0 || !existsSync(join(root, BUILT))) {
    console.error('Building the page failed; the lines above say why.');
    return false;
  }
  stamp('client', clientHash(root), root);
  return true;
}

const BUILT = 'packages/client/dist/index.html';

// The result is part of it: a build by hand, in another mode, is noticed.
/** @param {string} root */
function clientHash(root) {
  const client = ['index.html', 'vite.config.ts', 'public', 'tsconfig.json'].map((path) => `packages/client/${path}`);
  const sources = withPackagesOf('client', root).flatMap((id) => [`packages/${id}/src`, `packages/${id}/package.json`]);
  return stampOf(['pnpm-lock.yaml', 'tsconfig.base.json', ...client, ...sources, BUILT], root);
}
