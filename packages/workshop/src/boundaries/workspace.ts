import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { readSyntax, type Syntax } from './syntax.ts';

export interface Manifest {
  name: string;
  /**
   * The package is a game. `words` are its own, which no part of the platform says; `prefix` is what its classes on the
   * page begin with, if its name would be too long for that.
   */
  game?: { words?: readonly string[]; prefix?: string };
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
export interface SourceFile extends Syntax {
  /** From the repository's folder, with forward slashes. */
  path: string;
  /** `src`: part of the product; `tests`: tests and configuration beside them. */
  role: 'src' | 'tests';
}
export interface Package {
  /** The name of its folder in packages/. */
  id: string;
  manifest: Manifest;
  manifestText: string;
  files: SourceFile[];
}
export interface Workspace {
  root: string;
  packages: Package[];
  /** What the root manifest gives to every package's tests. */
  shared: ReadonlySet<string>;
}

const CODE = new Set(['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs']);
const SKIPPED = new Set(['node_modules', 'dist']);

export function readWorkspace(root: string): Workspace {
  const rootManifest = existsSync(join(root, 'package.json')) ? readManifest(join(root, 'package.json')) : undefined;
  const ids = readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'packages', entry.name, 'package.json')))
    .map((entry) => entry.name)
    .sort();
  return {
    root,
    packages: ids.map((id) => readPackage(root, id)),
    shared: new Set(Object.keys(rootManifest?.manifest.devDependencies ?? {})),
  };
}

function readPackage(root: string, id: string): Package {
  const folder = `packages/${id}`;
  const files = codeFiles(root, folder).map((path): SourceFile => {
    const role = path.startsWith(`${folder}/src/`) ? 'src' : 'tests';
    return { path, role, ...readSyntax(path, readFileSync(join(root, path), 'utf8')) };
  });
  return { id, ...readManifest(join(root, folder, 'package.json')), files };
}

function readManifest(path: string): { manifest: Manifest; manifestText: string } {
  const manifestText = readFileSync(path, 'utf8');
  return { manifest: JSON.parse(manifestText) as Manifest, manifestText };
}

function codeFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : codeFiles(root, path);
      return CODE.has(extname(entry.name)) ? [path] : [];
    });
}
