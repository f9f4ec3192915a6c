import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SCOPE } from '../boundaries/table.ts';

const SKELETON = join(import.meta.dirname, 'skeleton');
/** Not the suffix of code: compiler, linter and tests pass the skeleton by. */
const SUFFIX = '.txt';

/** Where the skeleton's two folders go, seen from the repository's folder. */
const foldersOf = (id: string) => ({ rules: `packages/${id}`, page: `packages/client/src/games/${id}` });

/** `lucky-dice` -> `Lucky Dice` */
const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/** Writes the game and lists it; gives every path that it wrote. */
export function writeGame(root: string, id: string): string[] {
  const written = Object.entries(foldersOf(id)).flatMap(([part, folder]) =>
    filesIn(part).map((file) => {
      const text = readFileSync(join(SKELETON, part, `${file}${SUFFIX}`), 'utf8');
      const path = `${folder}/${file}`;
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text.replaceAll('__ID__', id).replaceAll('__TITLE__', titleOf(id)));
      return path;
    }),
  );
  const name = id.includes('-') ? `'${id}'` : id;
  const lines = {
    'packages/catalog/src/games.ts': `export { game as ${name} } from '${SCOPE}${id}';`,
    'packages/client/src/games/list.ts': `export { page as ${name} } from './${id}/manifest.ts';`,
  };
  for (const [path, line] of Object.entries(lines)) addLine(join(root, path), line);
  const manifests = ['packages/catalog/package.json', 'packages/client/package.json'];
  for (const path of manifests) addDependency(join(root, path), `${SCOPE}${id}`);
  return [...written, ...Object.keys(lines), ...manifests];
}

const filesIn = (part: string): string[] =>
  readdirSync(join(SKELETON, part), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length).replaceAll('\\', '/'))
    .sort();

const isExport = (line: string): boolean => line.startsWith('export ');
/** The linter sorts by it. */
const sourceOf = (line: string): string => line.split(' from ')[1] ?? '';

function addLine(path: string, line: string): void {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  const exports = [...lines.filter(isExport), line].sort((a, b) => (sourceOf(a) < sourceOf(b) ? -1 : 1));
  writeFileSync(path, `${[...lines.filter((one) => !isExport(one)), ...exports].join('\n')}\n`);
}

function addDependency(path: string, name: string): void {
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const all: [string, string][] = [...Object.entries<string>(manifest.dependencies ?? {}), [name, 'workspace:*']];
  manifest.dependencies = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify(manifest, undefined, 2)}\n`);
}
