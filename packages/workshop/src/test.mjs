import { install } from './install.mjs';
import { run } from './run.mjs';
import { requireNode, workspaceNode } from './runtime.mjs';

requireNode();
if (await install()) {
  // From here on the workspace's own Node is there, and everything else is TypeScript.
  const { code } = await run(/** @type {string} */ (workspaceNode()), ['packages/workshop/src/suite.ts'], {
    underNpm: true,
  });
  process.exitCode = code;
} else {
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
