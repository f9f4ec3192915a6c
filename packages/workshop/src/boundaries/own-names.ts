import type { Complaint } from './rules.ts';
import { TESTS_GAME } from './table.ts';
import type { Package, SourceFile, Workspace } from './workspace.ts';

const PLATFORM = 'the platform';

interface Declared {
  name: string;
  path: string;
  line: number;
  owner: string;
}

/** Names that two files export: within the platform, within a game, or in a game and the platform. Games may share one. */
export function doubleNames({ packages }: Workspace): Complaint[] {
  const games = packages.filter(({ manifest }) => manifest.game).map(({ id }) => id);
  const first = new Map<string, Declared>();
  return packages
    .flatMap((pack) => pack.files.flatMap((file) => declaredIn(pack, file, games)))
    .sort(platformFirst)
    .flatMap((declared) => {
      const { name, path, line, owner } = declared;
      const other = first.get(`${PLATFORM} ${name}`) ?? first.get(`${owner} ${name}`);
      if (!other) first.set(`${owner} ${name}`, declared);
      return other
        ? [{ path, line, sentence: `"${name}" is exported by ${other.path} too; one name means one thing.` }]
        : [];
    });
}

function declaredIn(pack: Package, { path, role, exports }: SourceFile, games: readonly string[]): Declared[] {
  if (role !== 'src') return [];
  const owner = ownerOf(pack, path, games);
  // The forms of one function, and a type with its value, are one thing.
  const lines = new Map(exports.map(({ name, line }) => [name, line]));
  return [...lines].map(([name, line]) => ({ name, path, line, owner }));
}

function ownerOf({ id, manifest }: Package, path: string, games: readonly string[]): string {
  if (manifest.game || id === TESTS_GAME) return id;
  return games.find((game) => path.startsWith(`packages/client/src/games/${game}/`)) ?? PLATFORM;
}

const platformFirst = (a: Declared, b: Declared): number => Number(b.owner === PLATFORM) - Number(a.owner === PLATFORM);
