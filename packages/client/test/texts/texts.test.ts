import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsDe as gameDe } from '@morgenrot/new-dawn/texts/de';
import { textsEn as gameEn } from '@morgenrot/new-dawn/texts/en';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { adminDe } from '../../src/admin/words/de.ts';
import { adminEn } from '../../src/admin/words/en.ts';
import { GUIDE_TEXTS } from '../../src/games/new-dawn/guide/words/guide-texts.ts';
import { newDawnDe as boardDe } from '../../src/games/new-dawn/words/de.ts';
import { newDawnEn as boardEn } from '../../src/games/new-dawn/words/en.ts';
import { pageDe } from '../../src/games/new-dawn/words/page.de.ts';
import { pageEn } from '../../src/games/new-dawn/words/page.en.ts';
import { TRIBE_GUIDE_TEXTS } from '../../src/games/stone-age/guide/words/texts.ts';
import { bookDe } from '../../src/games/stone-age/reference/texts/other.de.ts';
import { bookEn } from '../../src/games/stone-age/reference/texts/other.en.ts';
import { explainedDe } from '../../src/texts/de/explained.ts';
import { matchDe } from '../../src/texts/de/match.ts';
import { shellDe as usualDe } from '../../src/texts/de/shell.ts';
import { explainedEn } from '../../src/texts/en/explained.ts';
import { matchEn } from '../../src/texts/en/match.ts';
import { shellEn as usualEn } from '../../src/texts/en/shell.ts';
import { LANGUAGES } from '../../src/texts/languages.ts';
import type { TextTable } from '../../src/texts/texts.ts';

const en = { ...usualEn, ...matchEn };
const de = { ...usualDe, ...matchDe };
const SRC = join(import.meta.dirname, '../..', 'src');
const TABLES: Record<string, Record<(typeof LANGUAGES)[number], TextTable>> = {
  page: { en, de },
  explained: { en: explainedEn, de: explainedDe },
  admin: { en: adminEn, de: adminDe },
  board: { en: boardEn, de: boardDe },
  game: { en: { ...gameEn, ...pageEn }, de: { ...gameDe, ...pageDe } },
  guide: GUIDE_TEXTS,
  tribeGuide: TRIBE_GUIDE_TEXTS,
  tribeBook: { en: bookEn, de: bookDe },
};

/** Keys that are put together from a part in the code and a part that comes from outside. */
const PUT_TOGETHER: Record<'page' | 'board' | 'admin', RegExp[]> = {
  admin: [
    /^reason\./,
    /^tables\.status\.(all|waiting|playing|over|closed)$/,
    /^table\.(status|access)\.\w+$/,
    /^seat\.(empty|nobody|person|computer|standIn)$/,
    /^sure\.(reissue|signOut)(\.title|\.yes)?$/,
    /^audit\.deed\./,
  ],
  page: [
    /^event\./, // told at a table by the server, see TABLE_EVENTS
    /^reason\./, // keys come from the engine, the server and the game
    /^log\.(undo\.(done|agreed|host)|rules\.changed)$/, // told by the server
    /^log\.bargain\.failed$/, // told by the engine
    /^option\./, // acts of bargains and auctions, and ways out, in any game
    /^agree\.(undo|standIn|substitute|pause|resume)\.(asks|mine)$/,
    /^agree\.(voice|settled)\./,
    /^settings\.(theme|palette)\./,
    /^settings\.(sendAtOnce|warn|motion)$/,
    /^(plan|plan\.count)\.(open|kept|computer|closed)$/, // of a seat
    /^setting\.[A-Za-z.]+\.(public|link|password|ready|full|host|welcome|off|on|open|hidden|nothing|computer|out)(\.note)?$/,
    /^strength\.(wanderer|settler|strategist|sovereign)(\.note)?$/,
    /^setting\.(pace|hints)\.(short\.)?(quick|calm|alone)(\.note)?$/,
    /^setting\.delay\.(short\.)?(minutes|turns)$/,
    /^table\.join\.(kept|full)\.(title|text)$/,
    /^wait\.then\.(ready|full)$/,
    /^seat\.plan\.(choose\.)?(open|kept|computer|closed)$/,
    /^about\.(fan|art|privacy|licence|credits)(\.title)?$/,
    /^connection\./,
    /^story\.share\./,
    /^shelf\.weight\.[1-5]$/,
    /^keys\.\w+(\.key)?$/,
  ],
  board: [/^direction\./, /^tab\./, /^fact\./],
};

interface Part {
  type: number;
  value?: unknown;
  options?: Record<string, { value: Part[] }>;
}
const LITERAL = 0;
const POUND = 7;

/** The names of the values that a message needs. */
function needsOf(parts: Part[], found = new Set<string>()): Set<string> {
  for (const { type, value, options } of parts) {
    if (type !== LITERAL && type !== POUND && typeof value === 'string') found.add(value);
    for (const option of Object.values(options ?? {})) needsOf(option.value, found);
  }
  return found;
}
const needs = (message: string, language: string): string[] => [
  ...needsOf(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst() as Part[]),
];

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/(^|[/\\])(texts|words)[/\\](\w+\.)?(en|de)\.ts$/.test(path))
  .map((path) => readFileSync(join(SRC, path), 'utf8'))
  .join('\n');

const isNamed = (key: string): boolean => sources.includes(`'${key}'`) || sources.includes(`"${key}"`);

describe.each(Object.entries(TABLES))('the words of the %s', (_name, tables) => {
  it.each(LANGUAGES)('can be read as messages in "%s"', (language) => {
    for (const [key, message] of Object.entries(tables[language])) {
      expect(() => needs(message, language), `${language} ${key}`).not.toThrow();
      expect(message.trim(), `${language} ${key}`).not.toBe('');
    }
  });
  it('have the same keys in all languages', () => {
    expect(Object.keys(tables.de).sort()).toEqual(Object.keys(tables.en).sort());
  });
  it('ask for no value in one language that the other does not have', () => {
    for (const [key, message] of Object.entries(tables.en)) {
      expect(needs(tables.de[key] ?? '', 'de').sort(), key).toEqual(needs(message, 'en').sort());
    }
  });
});

describe('every key', () => {
  it.each(['page', 'board', 'admin'] as const)('of the %s is used somewhere', (name) => {
    const unused = Object.keys(TABLES[name]?.en ?? {}).filter(
      (key) => !isNamed(key) && !PUT_TOGETHER[name].some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });
  it('that is explained by a tooltip is a word of the page', () => {
    expect(Object.keys(explainedEn).filter((key) => !Object.hasOwn(en, key))).toEqual([]);
    const named = [...sources.matchAll(/explain\((?:[^()]*\? )?[`']([\w.]+)/g)].map(([, key]) => key ?? '');
    expect(named.length).toBeGreaterThan(25);
    const known = [...Object.keys(explainedEn), ...Object.keys(en).filter((key) => key.endsWith('.note'))];
    expect(named.filter((key) => !known.some((other) => other.startsWith(key)))).toEqual([]);
  });
  it('that the server refuses with has words', () => {
    const listed = readFileSync(join(SRC, '../../server/src/reasons.ts'), 'utf8');
    const keys = [...listed.matchAll(/^ {2}'([a-z]+\.[A-Za-z]+)',$/gm)].map(([, key]) => `reason.${key}`);
    expect(keys.length).toBeGreaterThan(30);
    expect(keys.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
  });
  it('that whoever runs the server is refused with has words on their page', () => {
    const listed = readFileSync(join(SRC, '../../server/src/admin/reasons.ts'), 'utf8');
    const keys = [...listed.matchAll(/^ {2}'([\w.]+)',$/gm)].map(([, key]) => `reason.${key}`);
    expect(keys.length).toBeGreaterThan(10);
    const words = Object.keys(adminEn).filter((key) => key.startsWith('reason.'));
    expect(words.sort()).toEqual(keys.sort());
  });
  it('that starts with "reason" is one that somebody gives', () => {
    const given = ['server/src', 'engine/src', 'protocol/src', 'client/src/net', 'client/src/board']
      .map((folder) => join(SRC, '../..', folder))
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
      .filter((path) => path.endsWith('.ts'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const keys = Object.keys(en).filter((key) => key.startsWith('reason.') && key !== 'reason.unknown');
    expect(keys.filter((key) => !given.includes(`'${key.slice('reason.'.length)}'`))).toEqual([]);
  });
});

describe('no sentence lives in a component', () => {
  it('text between tags is always asked for by key', () => {
    const components = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));
    for (const path of components) {
      const text = readFileSync(join(SRC, path), 'utf8');
      const found = [...text.matchAll(/>\s*([A-Za-zÄÖÜäöüß][^<>{}=;()]*?)\s*<\//g)].map(([, words]) => words);
      expect(found, path).toEqual([]);
    }
  });
});
