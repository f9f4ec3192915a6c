import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files.ts';
import type { Complaint } from './rules.ts';
import { classesIn, compoundsOf, type Rule, readSheet } from './sheets.ts';
import type { Workspace } from './workspace.ts';

const PAGE = 'packages/client/src';

/** What every class and every animation of the shell and its kits begins with. */
export const SHELL = 'm-';

interface Owner {
  /** What its classes begin with. */
  prefix: string;
  folder: string;
  /** A game's name; the shell has none. */
  game?: string;
}
interface Style {
  path: string;
  text: string;
  owner: Owner;
}

/** Whoever styles what is somebody else's, what carries no prefix, or what nobody uses. */
export function strayStyles({ root, packages }: Workspace): Complaint[] {
  if (!existsSync(join(root, PAGE))) return [];
  const games = packages.flatMap(({ id, manifest }): Owner[] =>
    manifest.game ? [{ game: id, folder: `${PAGE}/games/${id}/`, prefix: manifest.game.prefix ?? `${id}-` }] : [],
  );
  const shell: Owner = { prefix: SHELL, folder: `${PAGE}/` };
  const read = (endings: readonly string[]) =>
    filesUnder(root, PAGE, new Set(endings)).map((path): Style => {
      const owner = games.find(({ folder }) => path.startsWith(folder)) ?? shell;
      return { path, text: readFileSync(join(root, path), 'utf8'), owner };
    });
  const code = read(['.ts', '.tsx']);
  return [
    ...alike([shell, ...games]),
    ...code.flatMap(strayNames),
    ...read(['.css']).flatMap((style) => straySheet(style, usedIn(code, style.owner))),
  ];
}

/** Two games with one prefix would style each other. */
const alike = (owners: readonly Owner[]): Complaint[] =>
  owners.flatMap(({ game, prefix }, index) => {
    if (owners.findIndex((other) => other.prefix === prefix) === index) return [];
    const sentence = `The classes of ${game} begin with "${prefix}" like another's; its "game" may say another "prefix".`;
    return [{ path: `packages/${game}/package.json`, line: 1, sentence }];
  });

/** Classes that are written down where nothing is worked out. */
const strayNames = ({ path, text, owner }: Style): Complaint[] =>
  [...text.matchAll(/\bclassName="([^"]*)"/g)].flatMap(({ 1: names = '', index }) =>
    names
      .split(/\s+/)
      .filter((name) => name && !name.startsWith(SHELL) && !name.startsWith(owner.prefix))
      .map((name) => {
        const sentence = `The class "${name}" should begin with "${owner.prefix}".`;
        return { path, line: text.slice(0, index).split('\n').length, sentence };
      }),
  );

function straySheet({ path, text, owner }: Style, isUsed: (name: string) => boolean): Complaint[] {
  const { rules, keyframes } = readSheet(text);
  const names = new Set<string>();
  const sentencesOf = (rule: Rule): string[] => {
    const fresh = rule.selectors.flatMap(classesIn).filter((name) => !names.has(name) && names.add(name));
    return [
      ...fresh
        .filter((name) => !name.startsWith(owner.prefix) && !(owner.game && name.startsWith(SHELL)))
        .map((name) => `The class "${name}" should begin with "${owner.prefix}".`),
      ...fresh
        .filter((name) => name.startsWith(owner.prefix) && !isUsed(name))
        .map((name) => `The class "${name}" is styled, and nobody uses it.`),
      ...(owner.game ? rule.selectors.flatMap((selector) => trespass(selector, rule, owner)) : []),
    ];
  };
  return [
    ...rules.flatMap((rule) => sentencesOf(rule).map((sentence) => ({ path, line: rule.line, sentence }))),
    ...keyframes
      .filter(({ name }) => !name.startsWith(owner.prefix))
      .map(({ name, line }) => ({ path, line, sentence: `"@keyframes ${name}" should begin with "${owner.prefix}".` })),
  ];
}

/** A game may say in which part of the shell its own things lie, and styles nothing else. */
function trespass(selector: string, { sets }: Rule, { prefix }: Owner): string[] {
  if (sets.length === 0) return [];
  if (selector.startsWith(':root') && sets.every((name) => name.startsWith(`--${prefix}`))) return [];
  const compounds = compoundsOf(selector).map(classesIn);
  const own = compounds.findLastIndex((names) => names.some((name) => name.startsWith(prefix)));
  const shells = compounds.findLastIndex((names) => names.some((name) => name.startsWith(SHELL)));
  if (own >= 0 && own >= shells) return [];
  return [`"${selector}" styles what is not this game's own.`];
}

/** Classes are found in the text of the program by their prefix; what ends in a hyphen goes on with a value. */
function usedIn(code: readonly Style[], { game, prefix }: Owner): (name: string) => boolean {
  const pattern = new RegExp(`(?<![\\w-])${prefix}[A-Za-z][\\w-]*`, 'g');
  const used = new Set(
    code.filter(({ owner }) => !game || owner.game === game).flatMap(({ text }) => text.match(pattern) ?? []),
  );
  const begun = [...used].filter((name) => name.endsWith('-'));
  return (name) => used.has(name) || begun.some((start) => name.startsWith(start));
}
