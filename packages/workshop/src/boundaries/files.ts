import { existsSync, readdirSync } from 'node:fs';
import { extname, join, posix } from 'node:path';

/** Files with these endings, from the repository's folder, in the order of their names. */
export function filesUnder(root: string, folder: string, endings: ReadonlySet<string>): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesUnder(root, path, endings);
      return endings.has(extname(entry.name)) ? [path] : [];
    });
}
