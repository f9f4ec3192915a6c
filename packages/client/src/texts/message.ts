import type { Language } from './languages.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Says one part of a message; in a form of a plural `#` is its number. */
type Say = (values: Values, count?: number) => string;

interface Source {
  text: string;
  language: Language;
  at: number;
}

type Inside = 'nothing' | 'plural' | 'select';

const NAME = /[^\s{},]+/y;
const SPACE = /\s*/y;
/** Said as it stands, up to something that could be more. */
const PLAIN = /[^{}#']+/y;
/** `''` is an apostrophe anywhere; what follows an apostrophe and a brace is quoted up to the next one. */
const QUOTED = /'((?=[{}<>])(?:[^']|'')*)(?:'|$)/y;

function taken(source: Source, what: RegExp): string | undefined {
  what.lastIndex = source.at;
  const found = what.exec(source.text);
  if (!found) return undefined;
  source.at += found[0].length;
  return found[1] ?? found[0];
}

function sign(source: Source): string {
  taken(source, SPACE);
  return source.text[source.at++] ?? '';
}

function name(source: Source): string {
  taken(source, SPACE);
  const found = taken(source, NAME);
  if (found === undefined) throw new SyntaxError(source.text);
  return found;
}

function expect(source: Source, wanted: string): void {
  if (sign(source) !== wanted) throw new SyntaxError(source.text);
}

/** A value that is missing is not said: whoever asked says the message as it is written. */
function given(values: Values, key: string): string | number {
  const value = values[key];
  if (value === undefined) throw new ReferenceError(key);
  return value;
}

const numbers = new Map<Language, Intl.NumberFormat>();
function numberIn(language: Language, value: number): string {
  const format = numbers.get(language) ?? new Intl.NumberFormat(language);
  numbers.set(language, format);
  return format.format(value);
}

const rules = new Map<string, Intl.PluralRules>();
function pluralIn(language: Language, type: Intl.PluralRuleType, value: number): string {
  const rule = rules.get(language + type) ?? new Intl.PluralRules(language, { type });
  rules.set(language + type, rule);
  return rule.select(value);
}

type Forms = ReadonlyMap<string, Say>;

function formsIn(source: Source, inside: Inside): Forms {
  expect(source, ',');
  const forms = new Map<string, Say>();
  for (taken(source, SPACE); source.text[source.at] !== '}'; taken(source, SPACE)) {
    const form = name(source);
    expect(source, '{');
    forms.set(form, sequence(source, inside));
    expect(source, '}');
  }
  return forms;
}

function chosen(forms: Forms, ...wanted: readonly string[]): Say {
  const form = [...wanted, 'other'].find((each) => forms.has(each)) ?? '';
  const say = forms.get(form);
  if (!say) throw new RangeError(wanted.join());
  return say;
}

function plural(source: Source, key: string, type: Intl.PluralRuleType): Say {
  const { language } = source;
  const forms = formsIn(source, 'plural');
  return (values) => {
    const count = Number(given(values, key));
    return chosen(forms, `=${count}`, pluralIn(language, type, count))(values, count);
  };
}

function select(source: Source, key: string): Say {
  const forms = formsIn(source, 'select');
  return (values) => chosen(forms, String(given(values, key)))(values);
}

function filledIn(source: Source, key: string, kind: string): Say {
  switch (kind) {
    case 'number':
      return (values) => numberIn(source.language, Number(given(values, key)));
    case 'plural':
      return plural(source, key, 'cardinal');
    case 'selectordinal':
      return plural(source, key, 'ordinal');
    case 'select':
      return select(source, key);
    default:
      throw new SyntaxError(source.text);
  }
}

/** What stands between braces. */
function argument(source: Source): Say {
  const key = name(source);
  if (sign(source) === '}') return (values) => String(given(values, key));
  const say = filledIn(source, key, name(source));
  expect(source, '}');
  return say;
}

function part(source: Source, inside: Inside): Say {
  const { language, text } = source;
  const plain = taken(source, PLAIN) ?? taken(source, QUOTED)?.replaceAll("''", "'");
  if (plain !== undefined) return () => plain;
  const one = text[source.at++] ?? '';
  if (one === '{') return argument(source);
  if (one === '#' && inside === 'plural') return (_values, count = 0) => numberIn(language, count);
  if (one === "'" && text[source.at] === "'") source.at++;
  return () => one;
}

function sequence(source: Source, inside: Inside): Say {
  const parts: Say[] = [];
  const isOver = (): boolean =>
    source.text.length <= source.at || (inside !== 'nothing' && source.text[source.at] === '}');
  while (!isOver()) parts.push(part(source, inside));
  return (values, count) => parts.map((say) => say(values, count)).join('');
}

/**
 * Reads an ICU message as far as words of ours go: values, numbers, plurals and choices. The usual reader is ten times as
 * large, most of it for dates, currencies and markup; `texts.test.ts` compares the two in every message of every game.
 */
export const messageOf = (text: string, language: Language): ((values?: Values) => string) => {
  const say = sequence({ text, language, at: 0 }, 'nothing');
  return (values = {}) => say(values);
};
