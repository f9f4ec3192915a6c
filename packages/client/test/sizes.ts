import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the build says of a file: which others it needs, at once and later. */
interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** The files that a page needs, each once: those named and all that these import. */
function filesFor(manifest: Manifest, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no "${name}"`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const needed of chunk.imports ?? []) visit(needed);
  };
  for (const name of names) visit(name);
  return files;
}

/** The scripts that a page needs, as text. */
export const scriptsOf = (dist: string, names: readonly string[]): string[] =>
  [...filesFor(readManifest(dist), names)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, file), 'utf8'));

/** JavaScript as it goes over the wire. */
export function gzippedSize(dist: string, names: readonly string[]): number {
  const files = [...filesFor(readManifest(dist), names)].filter((file) => file.endsWith('.js'));
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
}

/** Entries of the build by the beginning of their name. */
export const namesWith = (manifest: Manifest, part: string): string[] =>
  Object.keys(manifest).filter((name) => name.includes(part));
