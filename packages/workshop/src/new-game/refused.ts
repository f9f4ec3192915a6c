import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { strayWords } from '../boundaries/own-words.ts';
import { readWorkspace } from '../boundaries/workspace.ts';

const LONGEST = 30;

/** Why a new game cannot have this name, in a sentence. */
export function nameRefused(root: string, name: string | undefined): string | undefined {
  if (!name) return 'Name the new game, for example: pnpm new-game lucky-dice';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > LONGEST)
    return `"${name}" cannot be the name of a folder here: use at most ${LONGEST} lower-case letters, digits and single hyphens, for example "lucky-dice".`;
  const taken = [`packages/${name}`, `packages/client/src/games/${name}`].find((path) => existsSync(join(root, path)));
  if (taken) return `"${name}" is taken: ${taken} exists already.`;
  return saidByPlatform(root, name);
}

/** The platform knows no game by name, so a game cannot take a word that the platform needs. */
function saidByPlatform(root: string, name: string): string | undefined {
  const { packages } = readWorkspace(root);
  const asGame = { id: name, manifest: { name, game: {} }, manifestText: '', files: [] };
  const platform = packages.map((pack) => ({ ...pack, manifest: { ...pack.manifest, game: undefined } }));
  const [first] = strayWords({ root, packages: [...platform, asGame], shared: new Set() });
  return first && `"${name}" is a word that the platform uses itself (${first.path}:${first.line}); choose another.`;
}
