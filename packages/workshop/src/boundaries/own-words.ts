import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import type { Complaint } from './rules.ts';
import { GAMELESS, SCOPE } from './table.ts';
import type { Workspace } from './workspace.ts';

const TEXT = new Set(['.ts', '.tsx', '.mjs', '.js', '.css', '.html']);

/** A word of a game that stands where the platform should know no game by name. */
export function strayWords({ root, packages }: Workspace): Complaint[] {
  const games = packages.flatMap(({ id, manifest }) =>
    manifest.game ? [{ id, words: patternOf([id, ...(manifest.game.words ?? [])]) }] : [],
  );
  const paths = packages.flatMap(({ id }) => (GAMELESS[id] ? textFiles(root, `packages/${id}/src`) : []));
  return paths
    .filter((path) => !isOfGames(path, games))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          games.flatMap(({ id, words }) => {
            // Who may import a game is another rule.
            const found = words.exec(spoken(text.replaceAll(`${SCOPE}${id}`, '')))?.[0];
            const sentence = `"${found}" is a word of ${id}; the platform knows no game by name.`;
            return found === undefined ? [] : [{ path, line: index + 1, sentence }];
          }),
        ),
    );
}

function isOfGames(path: string, games: readonly { id: string }[]): boolean {
  const parts = GAMELESS[path.split('/')[1] ?? '']?.except ?? [];
  const own = parts.flatMap((part) => games.map(({ id }) => part.replace('<game>', id)));
  return own.some((part) => path.includes(`/src/${part}`));
}

/** `eventDial`, `event-dial` and `EVENT_DIAL` are two words each. */
const spoken = (text: string): string =>
  text
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .replace(/[-_\s]+/g, ' ')
    .toLowerCase();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Each word by itself, in the plural too. */
const patternOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.map((word) => escaped(spoken(word))).join('|')})(?:e?s)?(?!\\p{L})`, 'u');

function textFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return textFiles(root, path);
      return TEXT.has(extname(entry.name)) ? [path] : [];
    });
}
