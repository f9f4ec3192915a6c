import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One text as it stands in a table, and where. */
export interface PlacedText {
  /** From the project's root, with slashes. */
  path: string;
  /** The keys that lead to it, joined by slashes; entries of a list by their number. */
  key: string;
  text: string;
  start: number;
  end: number;
}
/** A text in both languages. */
export interface TextPair {
  /** `page`, or the name of the game's folder. */
  part: string;
  key: string;
  en: PlacedText;
  de: PlacedText | undefined;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const TABLE = /(?:^|\/)(?:texts\/en\/\w+|(?:[\w-]+\.)?en)\.ts$/;
const germanPath = (path: string): string => path.replace('/texts/en/', '/texts/de/').replace(/\ben\.ts$/, 'de.ts');

/** Every text of the page, of the games and of their rules, with its German. */
export function readTexts(root: string): TextPair[] {
  const paths = globSync('packages/*/src/**/*.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return paths
    .filter((path) => TABLE.test(path) && !path.startsWith('packages/test-game/'))
    .sort()
    .flatMap((path) => {
      const german = new Map(textsIn(root, germanPath(path)).map((text) => [text.key, text]));
      return textsIn(root, path).map((en) => ({ part: partOf(path), key: en.key, en, de: german.get(en.key) }));
    });
}

function partOf(path: string): string {
  const page = /^packages\/client\/src\/games\/([\w-]+)\//.exec(path)?.[1];
  return page ?? (path.startsWith('packages/client/') ? 'page' : (path.split('/')[1] ?? ''));
}

function textsIn(root: string, path: string): PlacedText[] {
  const source = readFileSync(join(root, path), 'utf8');
  const found: PlacedText[] = [];
  collect(parseSync(path, source).program as unknown as Node, [], (keys, { start, end }, text) =>
    found.push({ path, key: keys.join('/'), text, start, end }),
  );
  return found;
}

type Take = (keys: readonly string[], node: Node, text: string) => void;

/** Walks through objects, lists and functions that give a text; a text stands inside at least one of them. */
function collect(node: Node, keys: readonly string[], take: Take): void {
  if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) {
    if (isNode(node.expression)) collect(node.expression, keys, take);
    return;
  }
  if (node.type === 'Property') {
    if (isNode(node.value)) collect(node.value, [...keys, nameOf(node.key as Node)], take);
    return;
  }
  if (node.type === 'ArrayExpression' || node.type === 'CallExpression') {
    const parts = (node.elements ?? node.arguments) as unknown[];
    const literals = node.type === 'ArrayExpression';
    parts.forEach((part, at) => {
      if (isNode(part) && (literals || part.type !== 'Literal')) collect(part, [...keys, String(at)], take);
    });
    return;
  }
  const text = keys.length > 0 ? textOf(node) : undefined;
  if (text !== undefined) {
    take(keys, node, text);
    return;
  }
  for (const value of Object.values(node)) {
    if (isNode(value)) collect(value, keys, take);
    else if (Array.isArray(value)) for (const part of value) if (isNode(part)) collect(part, keys, take);
  }
}

const nameOf = ({ name, value }: Node): string => String(name ?? value);

/** What a literal says; a part that is computed stands as `{…}`. */
function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'Literal') return typeof value === 'string' ? value : undefined;
  if (type !== 'TemplateLiteral') return undefined;
  return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('{…}');
}
