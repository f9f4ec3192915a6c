import { pathToFileURL } from 'node:url';
import { complaints } from './boundaries/rules.ts';
import { readWorkspace } from './boundaries/workspace.ts';
import { ROOT } from './root.mjs';

/** Says what crosses a boundary between packages; true if nothing does. */
export function checkBoundaries(root: string, print: (line: string) => void = console.log): boolean {
  const workspace = readWorkspace(root);
  const found = complaints(workspace);
  for (const { path, line, sentence } of found) print(`${path}:${line}: ${sentence}`);
  const files = workspace.packages.reduce((sum, pack) => sum + pack.files.length, 0);
  print(`boundaries: ${files} files in ${workspace.packages.length} packages, ${found.length} complaints`);
  return found.length === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = checkBoundaries(ROOT) ? 0 : 1;
