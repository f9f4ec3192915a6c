import { join } from 'node:path';
import { packageIds, readManifest } from './packages.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/** `--changed` looks at what is not committed yet, `--changed=REV` at all that has come since. */
export function revisionOf(args: readonly string[]): string | undefined {
  const wish = args.find((arg) => arg === '--changed' || arg.startsWith('--changed='));
  return wish && (wish.slice('--changed='.length) || 'HEAD');
}

/** The files that differ from a commit, new ones among them. What was removed has nothing to check. */
export async function changedFiles(since: string, root = ROOT): Promise<string[]> {
  const lists = [
    ['diff', '--name-only', '--diff-filter=d', since],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  const outputs = await Promise.all(lists.map((args) => git(args, root)));
  return [...new Set(outputs.flatMap((output) => output.split('\n').filter(Boolean)))].sort();
}

async function git(args: string[], root: string): Promise<string> {
  const { code, output } = await run('git', args, { cwd: root, quiet: true });
  if (code !== 0) throw new Error(output.trim());
  return output;
}

/** The packages that a change can touch: those it is in, and all that need one of them. */
export function touchedPackages(files: readonly string[], root = ROOT): string[] {
  const ids = packageIds(root);
  const folders = files.map((file) => /^packages\/([^/]+)\//.exec(file)?.[1]);
  // What stands above all packages, such as the lock file, touches all of them; documents touch none.
  if (files.some((file, n) => folders[n] === undefined && !/\.md$|^docs\//.test(file))) return ids;
  const touched = new Set(folders.filter((id) => id !== undefined && ids.includes(id)));
  for (const id of touched) {
    for (const other of ids) if (needsOf(other, root).includes(String(id))) touched.add(other);
  }
  return ids.filter((id) => touched.has(id));
}

function needsOf(id: string, root: string): string[] {
  const { dependencies, devDependencies } = readManifest(join(root, 'packages', id));
  const needs = Object.entries({ ...dependencies, ...devDependencies });
  return needs.flatMap(([name, version]) => (version.startsWith('workspace:') ? [name.replace(/^@[^/]+\//, '')] : []));
}
