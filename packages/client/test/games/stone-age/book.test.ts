import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BUILDING_IDS,
  buildingOf,
  CARD_IDS,
  countGoods,
  isExact,
  noGoods,
  PERSONS,
  PLACES,
  RESOURCES,
  SYMBOLS,
  stoneAge,
  worthOf,
} from '@morgenrot/stone-age';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ICON_NAMES } from '../../../src/games/stone-age/drawing/icons.tsx';
import { tribeRuleOf } from '../../../src/games/stone-age/questions/rule-of.ts';
import { pointsOf } from '../../../src/games/stone-age/reference/book.ts';
import { referenceDe as de } from '../../../src/games/stone-age/reference/de.ts';
import { referenceEn as en } from '../../../src/games/stone-age/reference/en.ts';
import { entryOfIcon } from '../../../src/games/stone-age/reference/terms.ts';
import { tableWordsDe } from '../../../src/games/stone-age/words/table.de.ts';
import { tableWordsEn } from '../../../src/games/stone-age/words/table.en.ts';
import { entryIn } from '../../../src/reference/book-context.ts';
import { type EntryId, kindOf } from '../../../src/reference/entry.ts';
import { found } from '../../../src/reference/search.ts';
import { wordsOf } from '../../../src/texts/words.ts';
import { expectAlike, expectTold, holdsForAnyBook } from '../../book-kit.ts';

const BOOKS = {
  en: { book: en, entries: en.entries(wordsOf('en', tableWordsEn)) },
  de: { book: de, entries: de.entries(wordsOf('de', tableWordsDe)) },
};

const RULES = join(import.meta.dirname, '../../../../stone-age/test/rules.json');
const NUMBERS = Object.keys(JSON.parse(readFileSync(RULES, 'utf8')) as object).filter((id) => /^S\d/.test(id));

/** Everything in the box that has a name. */
const PIECES: readonly EntryId[] = [
  ...CARD_IDS.map((id): EntryId => `card:${id}`),
  ...BUILDING_IDS.map((id): EntryId => `building:${id}`),
  ...PLACES.map((id): EntryId => `place:${id}`),
  ...[...SYMBOLS, ...PERSONS, ...RESOURCES, 'food', 'agriculture', 'tool', 'figure'].map((id): EntryId => `term:${id}`),
  ...stoneAge.options.map(({ key }): EntryId => `option:${key}`),
];

describe.each(['en', 'de'] as const)('the book in "%s"', (language) => {
  const { book, entries } = BOOKS[language];
  const entry = entryIn(entries, book);

  it('has every rule that the game is tested by, under its number', () => {
    const numbers = entries.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number));
    expect(NUMBERS.length).toBeGreaterThan(100);
    expect(NUMBERS.filter((number) => !numbers.includes(number))).toEqual([]);
    expect(NUMBERS.filter((number) => !entry(`rule:${number}`))).toEqual([]);
  });
  it('has every card, building, place, option and resource, each with enough for a tooltip', () => {
    for (const id of PIECES) expectTold(entry(id), id);
    const kinds = new Set(entries.map(({ id }) => kindOf(id)));
    expect([...kinds].filter((kind) => !book.kinds[kind])).toEqual([]);
  });
  it('says both halves of a card, and what a building costs and brings', () => {
    for (const { id, short, facts } of entries) {
      if (kindOf(id) === 'card') expect(short, id).toMatch(/\..+\./);
      if (['card', 'building'].includes(kindOf(id))) for (const { value } of facts) expect(value, id).toMatch(/\S/);
    }
  });
  it('explains every sign that the game draws, and shows every card', () => {
    expect(ICON_NAMES.filter((name) => !entry(entryOfIcon(name)))).toEqual([]);
    const { Picture } = book;
    const drawn = (id: EntryId) => renderToStaticMarkup(createElement(Picture, { id }));
    expect(PIECES.filter((id) => kindOf(id) !== 'option' && !drawn(id))).toEqual([]);
  });
  it('knows a rule for every question and for every refusal', () => {
    const asking = Object.entries(stoneAge.handlers).filter(([, handler]) => 'ask' in handler);
    expect(asking.map(([kind]) => kind).filter((kind) => !entry(tribeRuleOf(kind)))).toEqual([]);
    const reasons = Object.keys(tableWordsEn).flatMap((key) => (key.startsWith('reason.') ? [key.slice(7)] : []));
    expect(reasons.filter((key) => !entry(tribeRuleOf(undefined, { key })))).toEqual([]);
  });
  holdsForAnyBook(entries, book);
});

it('the book says the same in both languages', () => expectAlike(BOOKS.en.entries, BOOKS.de.entries));

it('the points of a building of one’s choice are those of its cheapest and its dearest payment', () => {
  const most = 7;
  const all = Array.from({ length: (most + 1) ** RESOURCES.length }, (_, n) => {
    const goods = noGoods();
    RESOURCES.forEach((kind, i) => {
      goods[kind] = Math.floor(n / (most + 1) ** i) % (most + 1);
    });
    return goods;
  });
  for (const id of BUILDING_IDS) {
    const building = buildingOf(id);
    if (isExact(building)) continue;
    const paid = all.filter(
      (goods) => countGoods(goods) >= building.min && countGoods(goods) <= building.max && fits(building, goods),
    );
    const points = paid.map(worthOf);
    expect(pointsOf(building), id).toEqual([Math.min(...points), Math.max(...points)]);
  }
});

/** As many kinds as are asked for? */
function fits({ kinds }: { kinds?: number }, goods: ReturnType<typeof noGoods>): boolean {
  return kinds === undefined || RESOURCES.filter((kind) => goods[kind] > 0).length === kinds;
}

describe('the search', () => {
  const first = (language: 'en' | 'de', query: string) => found(BOOKS[language].entries, query)[0]?.id;
  it.each([
    ['en', 'S8', 'rule:S8'],
    ['en', 'quarry', 'place:quarry'],
    ['en', 'C17', 'card:C17'],
    ['de', 'schamane', 'term:shaman'],
    ['de', 'Huttenbauer', 'term:builder'],
    ['de', 'Jagd', 'place:hunt'],
    ['de', 'B09', 'building:B09'],
  ] as const)('in "%s" finds "%s"', (language, query, id) => expect(first(language, query)).toBe(id));
});
