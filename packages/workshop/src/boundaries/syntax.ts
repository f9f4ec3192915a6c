import { parseSync } from 'oxc-parser';

/** One mention of another module in a file. */
export interface Mention {
  specifier: string;
  line: number;
  /** `type`: gone at run time; `lazy`: import() and require(); `static`: loaded with the file. */
  kind: 'static' | 'lazy' | 'type';
  /** What it takes from there by name. */
  names: string[];
}
export interface Use {
  name: string;
  line: number;
}
export interface Syntax {
  mentions: Mention[];
  /** Names the file uses without declaring them, and `Math.random`, `import.meta`. */
  globals: Use[];
  /** What the file declares for others; passing on what another file declares does not count. */
  exports: Use[];
  errors: Use[];
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What a file imports and which names from outside it uses, read from its syntax tree. */
export function readSyntax(path: string, text: string): Syntax {
  const { program, errors } = parseSync(path, text);
  const lineOf = lineCounter(text);
  const found: Found = { mentions: [], names: [], declared: new Set() };
  visit(program as unknown as Node, undefined, '', found);
  return {
    mentions: found.mentions.map(({ at, ...mention }) => ({ ...mention, line: lineOf(at) })),
    globals: found.names
      .filter(({ name }) => !found.declared.has(name))
      .map(({ name, at }) => ({ name, line: lineOf(at) })),
    exports: exportsOf(program.body as unknown as Node[]).map(({ name, at }) => ({ name, line: lineOf(at) })),
    errors: errors.map((error) => ({ name: error.message, line: lineOf(error.labels[0]?.start ?? 0) })),
  };
}

interface Found {
  mentions: (Omit<Mention, 'line'> & { at: number })[];
  names: { name: string; at: number }[];
  declared: Set<string>;
}

function exportsOf(body: readonly Node[]): { name: string; at: number }[] {
  const imported = new Set<string>();
  for (const { type, specifiers } of body) {
    if (type === 'ImportDeclaration') for (const { local } of specifiers as Node[]) declare(local as Node, imported);
  }
  return body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.source) return [];
    const listed = (node.specifiers as { local: { name: string }; exported: { name: string } }[])
      .filter(({ local }) => !imported.has(local.name))
      .map(({ exported }) => exported.name);
    return [...declaredBy(node.declaration), ...listed].map((name) => ({ name, at: node.start }));
  });
}

function declaredBy(declaration: unknown): Set<string> {
  const names = new Set<string>();
  if (!isNode(declaration)) return names;
  const declared = (declaration.declarations as Node[] | undefined) ?? [declaration];
  for (const { id } of declared) if (isNode(id)) declare(id, names);
  return names;
}

function visit(node: Node, parent: Node | undefined, key: string, found: Found): void {
  mentionIn(node, found);
  nameIn(node, parent, key, found);
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node, name, found);
  }
}

function mentionIn(node: Node, found: Found): void {
  const add = (source: unknown, kind: Mention['kind']): void => {
    const value = isNode(source) && source.type === 'Literal' ? source.value : undefined;
    if (typeof value === 'string')
      found.mentions.push({ specifier: value, kind, names: namesOf(node), at: node.start });
  };
  switch (node.type) {
    case 'ImportDeclaration':
      return add(node.source, node.importKind === 'type' ? 'type' : 'static');
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return add(node.source, node.exportKind === 'type' ? 'type' : 'static');
    case 'ImportExpression':
      return add(node.source, 'lazy');
    case 'TSImportType':
      return add(node.source, 'type');
    case 'TSExternalModuleReference':
      return add(node.expression, 'static');
    case 'CallExpression': {
      const callee = node.callee as Node;
      const first = (node.arguments as unknown[])[0];
      const resolves = callee.type === 'MemberExpression' && (callee.property as Node).name === 'resolve';
      const called = resolves ? (callee.object as Node) : callee;
      if (called.name === 'require' || (resolves && called.type === 'MetaProperty')) add(first, 'lazy');
      return;
    }
    default:
      return;
  }
}

/** The far side of `import { far as near }` and `export { far as near } from`. */
function namesOf(node: Node): string[] {
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : [];
  return specifiers.flatMap(({ type, imported, local }) => {
    const far = type === 'ImportSpecifier' ? imported : type === 'ExportSpecifier' ? local : undefined;
    return isNode(far) && typeof far.name === 'string' ? [far.name] : [];
  });
}

// Where an identifier is only a label: the name of a property, a member of a type, the far side of an import.
const LABELS: Record<string, readonly string[]> = {
  MemberExpression: ['property'],
  Property: ['key'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key'],
  AccessorProperty: ['key'],
  TSAbstractMethodDefinition: ['key'],
  TSAbstractPropertyDefinition: ['key'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
  TSEnumMember: ['id'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
  ImportSpecifier: ['imported'],
  ExportSpecifier: ['exported'],
  ExportAllDeclaration: ['exported'],
  TSQualifiedName: ['right'],
  TSNamedTupleMember: ['label'],
  TSImportType: ['qualifier'],
  MetaProperty: ['meta', 'property'],
};
// Where an identifier gives a name to something of the file. One set for the whole file is enough here: nobody names a
// parameter `document` and means the page two functions later, and the compiler of a pure package knows no page anyway.
const DECLARES: Record<string, readonly string[]> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  TSDeclareFunction: ['id', 'params'],
  TSEmptyBodyFunctionExpression: ['params'],
  TSFunctionType: ['params'],
  TSConstructorType: ['params'],
  TSCallSignatureDeclaration: ['params'],
  TSConstructSignatureDeclaration: ['params'],
  TSMethodSignature: ['params'],
  TSIndexSignature: ['parameters'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  CatchClause: ['param'],
  ImportSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
  TSImportEqualsDeclaration: ['id'],
  TSTypeAliasDeclaration: ['id'],
  TSInterfaceDeclaration: ['id'],
  TSEnumDeclaration: ['id'],
  TSModuleDeclaration: ['id'],
  TSTypeParameter: ['name'],
  TSMappedType: ['key'],
};

function nameIn(node: Node, parent: Node | undefined, key: string, found: Found): void {
  if (parent && DECLARES[parent.type]?.includes(key)) declare(node, found.declared);
  if (node.type === 'MetaProperty' && isNode(node.meta) && node.meta.name === 'import') {
    found.names.push({ name: 'import.meta', at: node.start });
  }
  if (node.type !== 'Identifier' || typeof node.name !== 'string') return;
  if (parent && LABELS[parent.type]?.includes(key) && parent.computed !== true) return;
  if (parent?.type === 'ExportSpecifier' && isNode(parent.source)) return;
  found.names.push({ name: isMathRandom(node, parent) ? 'Math.random' : node.name, at: node.start });
}

/** `Math.random`, `Math['random']`, and `const { random } = Math`, which is the same thing in disguise. */
function isMathRandom(node: Node, parent: Node | undefined): boolean {
  if (node.name !== 'Math' || !parent) return false;
  if (parent.type === 'MemberExpression') {
    const property = parent.property as Node;
    return (parent.computed ? property.value : property.name) === 'random';
  }
  return parent.type === 'VariableDeclarator' && isNode(parent.id) && parent.id.type === 'ObjectPattern';
}

function declare(pattern: Node, declared: Set<string>): void {
  switch (pattern.type) {
    case 'Identifier':
      declared.add(pattern.name as string);
      return;
    case 'ObjectPattern':
      for (const part of pattern.properties as Node[]) declare((part.value ?? part.argument) as Node, declared);
      return;
    case 'ArrayPattern':
      for (const part of pattern.elements as (Node | null)[]) if (part) declare(part, declared);
      return;
    case 'AssignmentPattern':
      return declare(pattern.left as Node, declared);
    case 'RestElement':
      return declare(pattern.argument as Node, declared);
    case 'TSParameterProperty':
      return declare(pattern.parameter as Node, declared);
    default:
      return;
  }
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}
