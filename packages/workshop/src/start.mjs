import { buildClient } from './client-build.mjs';
import { install } from './install.mjs';
import { run } from './run.mjs';
import { requireNode, workspaceNode } from './runtime.mjs';

requireNode();
process.exitCode = (await install('to serve')) && (await buildClient()) ? await serve() : 1;

/** Runs the server until it ends; the address is for it to say. */
async function serve() {
  const node = /** @type {string} */ (workspaceNode());
  // The server's store, node:sqlite, is announced as experimental at every start; that is known (docs/decisions.md).
  const args = ['--disable-warning=ExperimentalWarning', 'packages/server/src/serve.mjs'];
  const { code } = await run(node, args, { env: { ...process.env, NODE_ENV: 'production' }, underNpm: true });
  return code;
}
