export interface Rule {
  line: number;
  /** Spelled out: what it is nested in stands before it. */
  selectors: readonly string[];
  /** Names of what it sets. */
  sets: readonly string[];
}
export interface Sheet {
  rules: readonly Rule[];
  keyframes: readonly { name: string; line: number }[];
}

type Kind = 'rule' | 'at' | 'keyframes';
interface Open {
  kind: Kind;
  selectors: readonly string[];
  rule?: Rule & { sets: string[] };
}

/** The rules of a style sheet, nested ones too. It was formatted before: broken sheets do not come here. */
export function readSheet(text: string): Sheet {
  const plain = text.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, (part) => part.replace(/[^\n]/g, ' '));
  const rules: Rule[] = [];
  const keyframes: { name: string; line: number }[] = [];
  const open: Open[] = [];
  let line = 1;
  for (const [piece, head = '', end] of plain.matchAll(/([^{};]*)([{};]|$)/g)) {
    const at = line + head.slice(0, head.length - head.trimStart().length).split('\n').length - 1;
    line += piece.split('\n').length - 1;
    if (end === '{') open.push(opened(head.trim(), at));
    else {
      declare(head.trim());
      if (end === '}') open.pop();
    }
  }
  return { rules, keyframes };

  function opened(head: string, at: number): Open {
    const around = open.at(-1);
    const outer = around?.selectors ?? [];
    if (around?.kind === 'keyframes') return { kind: 'keyframes', selectors: [] };
    const [, name] = /^@keyframes\s+(\S+)/.exec(head) ?? [];
    if (name) {
      keyframes.push({ name, line: at });
      return { kind: 'keyframes', selectors: [] };
    }
    if (head.startsWith('@')) return { kind: 'at', selectors: outer, ...(around?.rule && { rule: around.rule }) };
    const selectors = split(head, ',').map((selector) => within(selector, outer));
    const rule = { line: at, selectors, sets: [] };
    rules.push(rule);
    return { kind: 'rule', selectors, rule };
  }

  function declare(declaration: string): void {
    const rule = open.at(-1)?.rule;
    if (declaration) rule?.sets.push(declaration.replace(/\s*:.*/s, ''));
  }
}

function within(selector: string, outer: readonly string[]): string {
  if (outer.length === 0) return selector;
  const parent = `:is(${outer.join(', ')})`;
  return selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`;
}

/** The elements that a selector goes through, from the outermost to the one it styles. */
export const compoundsOf = (selector: string): string[] =>
  split(asked(selector).replace(/\s*[>+~]\s*(?![^([]*[)\]])/g, ' '), ' ');

export const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);

/** Without what is only asked of an element: what it has inside, and what it is not. */
function asked(selector: string): string {
  const [start] = /:(?:has|not)\(/.exec(selector) ?? [];
  if (!start) return selector;
  const from = selector.indexOf(start);
  let depth = 0;
  for (let at = from; at < selector.length; at++) {
    if (selector[at] === '(') depth++;
    if (selector[at] === ')' && --depth === 0) return asked(selector.slice(0, from) + selector.slice(at + 1));
  }
  return selector.slice(0, from);
}

function split(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text.replace(/\s+/g, ' ')) {
    if (char === '(' || char === '[') depth++;
    if (char === ')' || char === ']') depth--;
    if (char === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
