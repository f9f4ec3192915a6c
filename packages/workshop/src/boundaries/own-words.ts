import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files.ts';
import type { Complaint } from './rules.ts';
import { GAMELESS, SCOPE } from './table.ts';
import type { Workspace } from './workspace.ts';

const TEXT = new Set(['.ts', '.tsx', '.mjs', '.js', '.css', '.html']);

/** A word of a game that stands where the platform should know no game by name. */
export function strayWords({ root, packages }: Workspace): Complaint[] {
  const games = packages.flatMap(({ id, manifest }) =>
    manifest.game ? [{ id, words: patternOf([id, ...(manifest.game.words ?? [])]) }] : [],
  );
  const paths = packages.flatMap(({ id }) => (GAMELESS[id] ? filesUnder(root, `packages/${id}/src`, TEXT) : []));
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
