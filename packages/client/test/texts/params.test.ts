import { textsDe as newDawnDe } from '@morgenrot/new-dawn/texts/de';
import { textsEn as newDawnEn } from '@morgenrot/new-dawn/texts/en';
import { textsDe as stoneAgeDe } from '@morgenrot/stone-age/texts/de';
import { textsEn as stoneAgeEn } from '@morgenrot/stone-age/texts/en';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { GUIDE_TEXTS } from '../../src/games/new-dawn/guide/words/guide-texts.ts';
import { NUMBERS_TOO, NAMED_PARAMS as newDawnNames } from '../../src/games/new-dawn/translate.ts';
import { TRIBE_GUIDE_TEXTS } from '../../src/games/stone-age/guide/words/texts.ts';
import { NAMED_PARAMS as stoneAgeNames } from '../../src/games/stone-age/translate.ts';
import type { TextTable } from '../../src/texts/texts.ts';

/** Texts whose values go through the game's translation. */
const TOLD = /^(prompt|waiting|log|reason|option|hint)\./;
const told = (table: TextTable): TextTable =>
  Object.fromEntries(Object.entries(table).filter(([key]) => TOLD.test(key)));

interface Part {
  type: number;
  value?: unknown;
  style?: unknown;
  options?: Record<string, { value: Part[] }>;
}
/** Kinds of parts of a message, as the parser numbers them. */
const SAID = 1;
const NUMBER = 2;
const SELECT = 5;
const PLURAL = 6;

const partsOf = (message: string, language: string): Part[] =>
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst() as Part[];
const flat = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [part, ...Object.values(part.options ?? {}).flatMap(({ value }) => flat(value))]);

interface Kinds {
  named: ReadonlySet<string>;
  numbersToo?: ReadonlySet<string>;
  /** Said as they come: numbers without a form of their own, and words that come in whole. */
  asTheyAre: readonly string[];
}

/** What is wrong with the parameters of a message: a name would be chosen or counted by, or a bare id be said. */
function misused(message: string, language: string, { named, numbersToo, asTheyAre }: Kinds): string[] {
  return flat(partsOf(message, language)).flatMap(({ type, value }) => {
    const name = String(value);
    if (type === SAID) return named.has(name) || asTheyAre.includes(name) ? [] : [`{${name}} is of no known kind`];
    if (type === SELECT) return named.has(name) ? [`{${name}, select} would see a name`] : [];
    if (type === NUMBER || type === PLURAL) {
      return named.has(name) && !numbersToo?.has(name) ? [`{${name}} is a name, not a number`] : [];
    }
    return [];
  });
}

const GAMES: [game: string, kinds: Kinds, tables: [language: string, table: TextTable][]][] = [
  [
    'new-dawn',
    {
      named: newDawnNames,
      numbersToo: NUMBERS_TOO,
      asTheyAre: ['barbarian', 'chapter', 'side', 'shift', 'token', 'touching', 'need'],
    },
    [
      ['en', { ...told(newDawnEn), ...GUIDE_TEXTS.en }],
      ['de', { ...told(newDawnDe), ...GUIDE_TEXTS.de }],
    ],
  ],
  [
    'stone-age',
    {
      named: stoneAgeNames,
      asTheyAre:
        'chapter value limit reach count min round dice die total amount level figures points food missing'.split(' '),
    },
    [
      ['en', { ...told(stoneAgeEn), ...TRIBE_GUIDE_TEXTS.en }],
      ['de', { ...told(stoneAgeDe), ...TRIBE_GUIDE_TEXTS.de }],
    ],
  ],
];

describe.each(GAMES)('the parameters of the texts of %s', (_game, kinds, tables) => {
  it.each(tables)('are each of one kind in "%s"', (language, table) => {
    const wrong = Object.entries(table).flatMap(([key, message]) =>
      misused(message, language, kinds).map((what) => `${key}: ${what}`),
    );
    expect(wrong).toEqual([]);
  });
});

it('a choice by a name, a count of a name and a bare id are found', () => {
  const kinds: Kinds = { named: new Set(['card']), asTheyAre: [] };
  expect(misused('{card, select, new {a card} other {none}}', 'en', kinds)).toHaveLength(1);
  expect(misused('{card, plural, one {#} other {#}}', 'en', kinds)).toHaveLength(1);
  expect(misused('{what}', 'en', kinds)).toHaveLength(1);
  expect(misused('{card} for {count, number}', 'en', kinds)).toEqual([]);
});
