import { existsSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { shortestCycles } from './cycles.ts';
import { doubleNames } from './own-names.ts';
import { strayWords } from './own-words.ts';
import { strayStyles } from './styles.ts';
import type { Mention } from './syntax.ts';
import {
  ANY_GAME,
  CONFINED,
  DOORS,
  GAME,
  IMPURE_GLOBALS,
  INNER_FOLDERS,
  NEEDED_UNIMPORTED,
  PACKAGES,
  type PackageRule,
  SCOPE,
  WHOLES,
} from './table.ts';
import type { Package, SourceFile, Workspace } from './workspace.ts';

export interface Complaint {
  path: string;
  line: number;
  sentence: string;
}
type Say = (line: number, sentence: string) => void;

/** Everything in the workspace that crosses a boundary, in the order of its files. */
export function complaints(workspace: Workspace): Complaint[] {
  const found: Complaint[] = [];
  for (const pack of workspace.packages) {
    const say = (path: string) => (line: number, sentence: string) => found.push({ path, line, sentence });
    const manifest = `packages/${pack.id}/package.json`;
    if (!ruleFor(pack)) say(manifest)(1, `Package "${pack.id}" has no row in the table of boundaries/table.ts.`);
    doors(workspace, pack, say(manifest));
    for (const file of pack.files) fileRules(workspace, pack, file, say(file.path));
    unusedDependencies(pack, say(manifest));
  }
  found.push(...packageCycles(workspace), ...workspace.packages.flatMap((pack) => fileCycles(workspace, pack)));
  found.push(...strayWords(workspace), ...doubleNames(workspace), ...strayStyles(workspace));
  return found;
}

function fileRules(workspace: Workspace, pack: Package, file: SourceFile, say: Say): void {
  for (const error of file.errors) say(error.line, `This file cannot be read: ${error.name}`);
  for (const mention of file.mentions) {
    if (isRelative(mention.specifier)) relativeImport(workspace, pack, file, mention, say);
    else if (isBuiltin(mention.specifier)) builtinImport(pack, file, mention, say);
    else {
      declaredImport(workspace, pack, file, mention, say);
      if (mention.specifier.startsWith(SCOPE)) ownImport(workspace, pack, file, mention, say);
      else confinedImport(file, mention, say);
    }
  }
  if (isPure(pack, file)) impureGlobals(file, say);
}

// --- one rule each ---------------------------------------------------------------------------------------------------

function relativeImport(workspace: Workspace, pack: Package, file: SourceFile, mention: Mention, say: Say): void {
  const { specifier, line, names } = mention;
  const target = targetOf(file, specifier);
  if (!target.startsWith(`packages/${pack.id}/`)) {
    say(line, `"${specifier}" leaves the package; import another package by its name.`);
    return;
  }
  // The compiler looks for programs only.
  if (target.endsWith('.css') && !isFile(join(workspace.root, target))) say(line, `"${specifier}" is not a file.`);
  for (const inner of INNER_FOLDERS[pack.id] ?? []) {
    const folder = `packages/${pack.id}/src/${inner}`;
    const isInside = (path: string): boolean => path === folder || path.startsWith(`${folder}/`);
    if (file.role === 'src' && isInside(target) && !isInside(file.path)) {
      say(line, `"${specifier}" reaches into ${inner}/, which the rest of ${pack.id} does without.`);
    }
  }
  if (file.role === 'src') wholeImport(file, { target, line, names }, say);
}

function wholeImport(
  file: SourceFile,
  { target, line, names }: Pick<Mention, 'line' | 'names'> & { target: string },
  say: Say,
) {
  for (const { name, namedBy } of WHOLES.filter((whole) => whole.file === target && names.includes(whole.name))) {
    if (!namedBy.includes(file.path))
      say(line, `"${name}" is everything at once; name the parts that are needed here.`);
  }
}

function builtinImport(pack: Package, file: SourceFile, { specifier, line }: Mention, say: Say): void {
  if (isPure(pack, file)) say(line, `"${specifier}" is Node's; ${pack.id} runs anywhere and uses nothing of Node.`);
}

function ownImport(workspace: Workspace, pack: Package, file: SourceFile, mention: Mention, say: Say): void {
  const { specifier, line } = mention;
  const name = packageNameOf(specifier);
  const id = name.slice(SCOPE.length);
  const target = workspace.packages.find((other) => other.manifest.name === name);
  if (!target) return say(line, `"${name}" is not a package of this workspace.`);
  const door = `.${specifier.slice(name.length)}`;
  if (!Object.hasOwn(target.manifest.exports ?? {}, door)) {
    const open = Object.keys(target.manifest.exports ?? {}).join(', ') || 'none';
    say(line, `"${specifier}" is no door of ${id} (its doors: ${open}).`);
  }
  if (id === pack.id) {
    if (file.role === 'src') say(line, `${id} imports itself by name; its own files are imported by their path.`);
  } else if (!mayImport(pack, file, target)) {
    const who = file.role === 'src' ? pack.id : `a test of ${pack.id}`;
    say(line, `${who} may not import ${id} (it may: ${allowed(pack, file).join(', ') || 'no package of ours'}).`);
  }
  const guarded = DOORS[specifier];
  if (guarded && !mayUseDoor(guarded, pack, file)) {
    say(line, `"${specifier}" is open to ${guarded.src.join(', ')} and to tests only, not to ${pack.id}.`);
  }
}

function declaredImport(workspace: Workspace, pack: Package, file: SourceFile, mention: Mention, say: Say): void {
  const name = packageNameOf(mention.specifier);
  const { dependencies = {}, devDependencies = {}, peerDependencies = {}, optionalDependencies = {} } = pack.manifest;
  if (name === pack.manifest.name) return;
  if ([dependencies, peerDependencies, optionalDependencies].some((group) => Object.hasOwn(group, name))) return;
  if (Object.hasOwn(devDependencies, name)) {
    if (file.role === 'src' && mention.kind !== 'type') {
      say(mention.line, `"${name}" is needed at run time, but ${pack.id} declares it for development only.`);
    }
    return;
  }
  if (mention.kind === 'type' && Object.hasOwn(devDependencies, typesNameOf(name))) return;
  if (file.role === 'tests' && workspace.shared.has(name)) return;
  say(mention.line, `"${name}" is not declared in packages/${pack.id}/package.json.`);
}

function confinedImport(file: SourceFile, { specifier, line }: Mention, say: Say): void {
  const name = packageNameOf(specifier);
  const folders = CONFINED[name];
  if (folders && file.role === 'src' && !folders.some((folder) => file.path.startsWith(folder))) {
    say(line, `"${name}" is spoken to in ${folders.join(' and ')} only.`);
  }
}

function impureGlobals(file: SourceFile, say: Say): void {
  for (const { name, line } of file.globals) {
    if (!IMPURE_GLOBALS.has(name) && name !== 'Math.random' && name !== 'import.meta') continue;
    say(line, `${name} depends on where, when or by whose luck the code runs; this package depends on its input only.`);
  }
}

function doors(workspace: Workspace, pack: Package, say: Say): void {
  for (const [door, target] of Object.entries(pack.manifest.exports ?? {})) {
    if (typeof target === 'string' && isFile(join(workspace.root, 'packages', pack.id, target))) continue;
    const at = lineOf(pack.manifestText, `"${door}"`, '"exports"');
    say(at, `The door "${door}" of ${pack.id} leads to ${JSON.stringify(target)}, which is not a file.`);
  }
}

function unusedDependencies(pack: Package, say: Say): void {
  const imported = new Set(pack.files.flatMap((file) => file.mentions.map((each) => packageNameOf(each.specifier))));
  const declared = Object.keys({ ...pack.manifest.dependencies, ...pack.manifest.devDependencies });
  for (const name of declared) {
    const typed = declared.find((other) => typesNameOf(other) === name) ?? name;
    if (imported.has(name) || imported.has(typed) || typedName(name, imported)) continue;
    if (NEEDED_UNIMPORTED[pack.id]?.[name]) continue;
    say(lineOf(pack.manifestText, `"${name}"`, 'ependencies"'), `"${name}" is declared, but no file imports it.`);
  }
}

/** Tests may close a circle: nothing that runs does, and a game's tests know who plays it. */
function packageCycles(workspace: Workspace): Complaint[] {
  const edges = new Map<string, Map<string, { path: string; line: number }>>();
  for (const pack of workspace.packages) {
    const out = new Map<string, { path: string; line: number }>();
    for (const file of pack.files) {
      if (file.role === 'tests') continue;
      for (const { specifier, line } of file.mentions) {
        const name = packageNameOf(specifier);
        if (!name.startsWith(SCOPE) || name === pack.manifest.name) continue;
        if (!out.has(name)) out.set(name, { path: file.path, line });
      }
    }
    edges.set(pack.manifest.name, out);
  }
  return shortestCycles([...edges.keys()], (name) => [...(edges.get(name)?.keys() ?? [])]).map((cycle) => ({
    ...edges.get(cycle[0]!)!.get(cycle[1] ?? cycle[0]!)!,
    sentence: `Packages import each other in a circle: ${[...cycle, cycle[0]].join(' -> ')}.`,
  }));
}

/** Circles of files within a package. Types are gone at run time and lazy imports come later, so neither counts. */
function fileCycles(workspace: Workspace, pack: Package): Complaint[] {
  const known = new Map(pack.files.map((file) => [file.path, file]));
  const edges = new Map<string, Map<string, number>>();
  for (const file of pack.files) {
    const out = new Map<string, number>();
    for (const { specifier, kind, line } of file.mentions) {
      if (kind !== 'static' || !isRelative(specifier)) continue;
      const target = resolveFile(workspace.root, targetOf(file, specifier), known);
      if (target && !out.has(target)) out.set(target, line);
    }
    edges.set(file.path, out);
  }
  return shortestCycles([...known.keys()], (path) => [...(edges.get(path)?.keys() ?? [])]).map((cycle) => ({
    path: cycle[0]!,
    line: edges.get(cycle[0]!)?.get(cycle[1] ?? cycle[0]!) ?? 1,
    sentence: `Files import each other in a circle: ${[...cycle, cycle[0]!].map((path) => posix.relative(`packages/${pack.id}`, path)).join(' -> ')}.`,
  }));
}

// --- questions -------------------------------------------------------------------------------------------------------

const BUILTINS = new Set(builtinModules);
const isBuiltin = (specifier: string): boolean =>
  specifier.startsWith('node:') || BUILTINS.has(specifier) || BUILTINS.has(packageNameOf(specifier));
const isRelative = (specifier: string): boolean => /^(\.\.?(\/|$)|\/)/.test(specifier);
const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

function isPure(pack: Package, file: SourceFile): boolean {
  const pure = ruleFor(pack)?.pure;
  if (!pure || file.role !== 'src') return false;
  return !pure.except.some((folder) => file.path.startsWith(`packages/${pack.id}/src/${folder}/`));
}

const ruleFor = (pack: Package): PackageRule | undefined => (pack.manifest.game ? GAME : PACKAGES[pack.id]);

function allowed(pack: Package, file: SourceFile): readonly string[] {
  const rule = ruleFor(pack);
  if (!rule) return [];
  if (rule.src === '*') return ['any'];
  return file.role === 'tests' ? [...rule.src, ...(rule.tests ?? [])] : rule.src;
}
const mayImport = (pack: Package, file: SourceFile, target: Package): boolean =>
  ruleFor(pack)?.src === '*' || allowed(pack, file).includes(target.manifest.game ? ANY_GAME : target.id);

function mayUseDoor(door: (typeof DOORS)[string], pack: Package, file: SourceFile): boolean {
  if (door.never.includes(pack.id)) return false;
  return door.src.includes(pack.id) || (door.tests && file.role === 'tests');
}

/** `@scope/name/inner` and `name/inner` -> the package's name. */
function packageNameOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]!;
}

/** The package that holds the types of another: `pg` -> `@types/pg`, `@a/b` -> `@types/a__b`. */
const typesNameOf = (name: string): string =>
  `@types/${name.startsWith('@') ? name.slice(1).replace('/', '__') : name}`;
const typedName = (name: string, imported: ReadonlySet<string>): boolean =>
  name.startsWith('@types/') && [...imported].some((other) => typesNameOf(other) === name);

const targetOf = (file: SourceFile, specifier: string): string =>
  posix.normalize(posix.join(posix.dirname(file.path), specifier.replace(/[?#].*$/, '')));

function resolveFile(root: string, target: string, known: ReadonlyMap<string, unknown>): string | undefined {
  const guesses = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`, `${target}/index.tsx`];
  return guesses.find((guess) => known.has(guess) && isFile(join(root, guess)));
}

function lineOf(text: string, what: string, after: string): number {
  const at = text.indexOf(what, Math.max(0, text.indexOf(after)));
  return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}
