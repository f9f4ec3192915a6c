import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pnpm } from '../install.mjs';
import { withPackagesOf } from '../packages.mjs';
import { ROOT } from '../root.mjs';

// A step of the Dockerfile: the folder that its argument names gets app/, which is all that a running server needs (its
// sources and those of the packages it uses, the page, packages from outside without those for development), and data/.
const out = resolve(process.argv[2] ?? 'image');
const app = join(out, 'app');
mkdirSync(join(out, 'data'), { recursive: true });
for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.pnpmfile.cjs', 'LICENSE']) copy(file);
for (const id of withPackagesOf('server')) {
  copy(`packages/${id}/package.json`);
  copy(`packages/${id}/src`);
}
copy('packages/client/dist');
process.exitCode = await pnpm(['install', '--frozen-lockfile', '--prod', '--filter', '@morgenrot/server...'], app);
// pnpm's notes on how it went are about this machine, and nobody installs anything there again.
for (const note of ['.modules.yaml', '.pnpm-workspace-state-v1.json'])
  rmSync(join(app, 'node_modules', note), { force: true });

/** @param {string} path */
function copy(path) {
  if (!existsSync(join(ROOT, path))) throw new Error(`${path} is not there; the steps before this one make it.`);
  cpSync(join(ROOT, path), join(app, path), { recursive: true });
}
