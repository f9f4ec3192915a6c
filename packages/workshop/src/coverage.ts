import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from './root.mjs';

/** What has to be proven: rules, worked cases and cards, by their numbers and ids. */
export interface Demands {
  rules: Record<string, string>;
  cases: string[];
  cards: Record<string, string>;
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

/** The names of all tests of a file, and of what they stand in. */
export function titlesIn(file: string, source: string): Title[] {
  const titles: Title[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isNode(value)) {
      if (value.type === 'CallExpression' && TESTS.has(rootName(value.callee) ?? '')) {
        const title = wording((value.arguments as unknown[])[0]);
        if (title) titles.push({ file, title });
      }
      Object.values(value).forEach(visit);
    }
  };
  visit(parseSync(file, source).program);
  return titles;
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
): { rows: Record<'rules' | 'cases' | 'cards', Row[]>; missing: string[] } {
  const byNumber = (id: string, what: string): Row => ({
    id,
    what,
    found: provenBy(titles, (title) => mentions(title, id)),
  });
  const rows = {
    rules: Object.entries(demands.rules).map(([id, what]) => byNumber(id, what)),
    cases: demands.cases.map((id) => byNumber(id, '')),
    cards: Object.entries(demands.cards).map(([id, what]) => ({
      id,
      what,
      found: provenBy(titles, (title) => inBrackets(title, id)),
    })),
  };
  const missing = Object.values(rows).flatMap((all) =>
    all.filter(({ found }) => found.length === 0).map(({ id }) => id),
  );
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

const TEST_FOLDER = join(ROOT, 'packages', 'new-dawn', 'test');
export const COVERAGE_PAGE = join(ROOT, 'docs', 'coverage.md');

/** The page as it should be, and what nothing proves. */
export function coverage(): { page: string; missing: string[]; interplays: number } {
  const demands = JSON.parse(readFileSync(join(TEST_FOLDER, 'coverage.json'), 'utf8')) as Demands;
  const titles = filesBelow(TEST_FOLDER).flatMap((file) => titlesIn(relative(ROOT, file), readFileSync(file, 'utf8')));
  const { rows, missing } = cover(demands, titles);
  const interplays = titles.filter(({ title }) => /\[[^\]]+ x [^\]]+\]/.test(title)).length;
  const page = [
    '# What is proven, and by which test',
    '',
    'Written by `pnpm coverage`; `npm test` fails when it is out of date or when something is missing. A test says in its',
    'name what it proves: rule numbers, worked cases, rulings, and cards in square brackets.',
    '',
    `${titles.length} named tests and groups, ${interplays} of them about two cards that meet.`,
    '',
    '## Rules',
    table('rule', rows.rules),
    '',
    '## Worked cases',
    table('case', rows.cases),
    '',
    '## Cards',
    table('card', rows.cards),
    '',
  ].join('\n');
  return { page, missing, interplays };
}

if (process.argv[1] === import.meta.filename) {
  const { page, missing } = coverage();
  writeFileSync(COVERAGE_PAGE, page);
  console.log(missing.length === 0 ? 'Everything is proven.' : `Nothing proves ${missing.join(', ')}.`);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
