import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { ROOT } from './root.mjs';

/** What has to be proven: rules by their numbers (worked cases and rulings too), cards by their ids, each in a few words. */
export interface Demands {
  rules: Readonly<Record<string, string>>;
  cards: Readonly<Record<string, string>>;
}

export interface Title {
  file: string;
  title: string;
}

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** `it`, `test.each(…)`, `describe`: the name that a call begins with. */
function rootName(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') return String(callee.name);
  return rootName(
    callee.type === 'MemberExpression' ? callee.object : callee.type === 'CallExpression' ? callee.callee : undefined,
  );
}

const wording = (value: unknown): string | undefined => {
  if (!isNode(value)) return undefined;
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  if (value.type !== 'TemplateLiteral') return undefined;
  return (value.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('…');
};

const TESTS = new Set(['it', 'test', 'describe']);

/** `it.skip`, `test.todo.each(…)`: is any of these words part of what is called? */
function calls(callee: unknown, ...words: string[]): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'CallExpression') return calls(callee.callee, ...words);
  if (callee.type !== 'MemberExpression') return false;
  const { property } = callee;
  return (isNode(property) && words.includes(String(property.name))) || calls(callee.object, ...words);
}

/** The names of all tests of a file that run, and of what they stand in. */
export function titlesIn(file: string, source: string): Title[] {
  const within = (value: unknown): Title[] => {
    if (Array.isArray(value)) return value.flatMap(within);
    if (!isNode(value)) return [];
    const isCall = value.type === 'CallExpression';
    const name = isCall ? (rootName(value.callee) ?? '') : '';
    if (isCall && TESTS.has(name) && calls(value.callee, 'skip', 'todo')) return [];
    const inside = Object.values(value).flatMap(within);
    const title = isCall && TESTS.has(name) ? wording((value.arguments as unknown[])[0]) : undefined;
    // A group proves something by the tests in it.
    if (!title || (name === 'describe' && inside.length === 0)) return inside;
    return [{ file, title }, ...inside];
  };
  return within(parseSync(file, source).program);
}

const mentions = (title: string, id: string): boolean => {
  const exact = new RegExp(`(^|[^\\w.-])${id.replace(/[.]/g, '\\.')}(?![\\w-]|\\.\\d)`);
  return exact.test(title);
};
const inBrackets = (title: string, card: string): boolean =>
  [...title.matchAll(/\[([^\]]+)\]/g)].some(([, names]) =>
    (names ?? '').split(/ x |, /).some((name) => name.trim() === card),
  );

const provenBy = (titles: Title[], proves: (title: string) => boolean): Title[] =>
  titles.filter(({ title }) => proves(title));

const cell = (found: Title[]): string =>
  found.length === 0
    ? '**missing**'
    : found
        .slice(0, 3)
        .map(({ file, title }) => `${title.replaceAll('|', '/')} (${file.split('/').at(-1)})`)
        .join('<br>') + (found.length > 3 ? `<br>and ${found.length - 3} more` : '');

interface Row {
  id: string;
  what: string;
  found: Title[];
}

export function cover(
  demands: Demands,
  titles: Title[],
): { rows: Record<'rules' | 'cards', Row[]>; missing: string[] } {
  const rowsOf = (all: Demands['rules'], proves: (title: string, id: string) => boolean): Row[] =>
    Object.entries(all).map(([id, what]) => ({ id, what, found: provenBy(titles, (title) => proves(title, id)) }));
  const rows = { rules: rowsOf(demands.rules, mentions), cards: rowsOf(demands.cards, inBrackets) };
  const missing = [...rows.rules, ...rows.cards].filter(({ found }) => found.length === 0).map(({ id }) => id);
  return { rows, missing };
}

const table = (head: string, rows: Row[]): string =>
  [
    `| ${head} | what | proven by |`,
    '| --- | --- | --- |',
    ...rows.map(({ id, what, found }) => `| ${id} | ${what} | ${cell(found)} |`),
  ].join('\n');

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const PACKAGES = join(ROOT, 'packages');
/** A game's package says in its manifest that it is one. */
const isGame = (name: string): boolean => {
  const manifest = join(PACKAGES, name, 'package.json');
  return existsSync(manifest) && 'game' in JSON.parse(readFileSync(manifest, 'utf8'));
};
export const gamesToCover = (): string[] => readdirSync(PACKAGES).filter(isGame).sort();

export const coveragePageOf = (game: string): string => join(ROOT, 'docs', 'coverage', `${game}.md`);

/** What the game in this folder wants proven: made of its own tables by `test/coverage.ts`, so nothing can be forgotten. */
async function demandsOf(folder: string): Promise<Demands> {
  const file = join(folder, 'test', 'coverage.ts');
  if (!existsSync(file)) throw new Error(`${file} is missing: it exports what the tests of this game have to prove`);
  return ((await import(pathToFileURL(file).href)) as { demands: Demands }).demands;
}

interface Coverage {
  page: string;
  missing: string[];
  interplays: number;
}

/** The page of a game as it should be, and what nothing proves. */
export async function coverageOf(folder: string, base = ROOT): Promise<Coverage> {
  const tests = filesBelow(join(folder, 'test'));
  const titles = tests.flatMap((file) => titlesIn(relative(base, file), readFileSync(file, 'utf8')));
  const { rows, missing } = cover(await demandsOf(folder), titles);
  const interplays = titles.filter(({ title }) => /\[[^\]]+ x [^\]]+\]/.test(title)).length;
  const page = [
    `# What is proven of ${basename(folder)}, and by which test`,
    '',
    'Written by `pnpm coverage`; `npm test` fails when it is out of date or when something is missing. The rows come from',
    'the game’s own tables and rule numbers (`test/coverage.ts`). A test says in its name what it proves: rule numbers,',
    'worked cases, rulings, and cards in square brackets.',
    '',
    `${titles.length} named tests and groups, ${interplays} of them about two cards that meet.`,
    '',
    '## Rules, worked cases and rulings',
    table('number', rows.rules),
    '',
    '## Cards',
    table('card', rows.cards),
    '',
  ].join('\n');
  return { page, missing, interplays };
}

export const coverage = (game: string): Promise<Coverage> => coverageOf(join(PACKAGES, game));

if (process.argv[1] === import.meta.filename) {
  for (const game of gamesToCover()) {
    const { page, missing } = await coverage(game);
    mkdirSync(dirname(coveragePageOf(game)), { recursive: true });
    writeFileSync(coveragePageOf(game), page);
    console.log(`${game}: ${missing.length === 0 ? 'everything is proven.' : `nothing proves ${missing.join(', ')}.`}`);
    if (missing.length > 0) process.exitCode = 1;
  }
}
