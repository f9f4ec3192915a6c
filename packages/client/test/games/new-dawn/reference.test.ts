import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AGENDAS,
  BARBARIANS,
  CITY_STATES,
  DIPLOMACY_CARDS,
  DISTRICTS,
  EVENTS,
  FOCUS_CARD_IDS,
  FOCUS_TYPES,
  GROUNDS,
  LEADER_IDS,
  NATURAL_WONDERS,
  newDawn,
  RESOURCES,
  TERRA_LEADER_IDS,
  WONDER_IDS,
} from '@morgenrot/new-dawn';
import { textsDe as gameDe } from '@morgenrot/new-dawn/texts/de';
import { textsEn as gameEn } from '@morgenrot/new-dawn/texts/en';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TYPE_PATHS } from '../../../src/games/new-dawn/icons/type-icon.tsx';
import { ruleOf } from '../../../src/games/new-dawn/questions/rule-of.ts';
import { referenceDe as de } from '../../../src/games/new-dawn/reference/de.ts';
import { referenceEn as en } from '../../../src/games/new-dawn/reference/en.ts';
import { entryOfDrawing } from '../../../src/games/new-dawn/reference/icons.ts';
import { entryIn } from '../../../src/reference/book-context.ts';
import type { BookEntry, EntryId } from '../../../src/reference/entry.ts';
import { linkerFor } from '../../../src/reference/links.ts';
import { spotBeside } from '../../../src/reference/place-beside.ts';
import { found } from '../../../src/reference/search.ts';
import {
  compare,
  goBack,
  openReference,
  showList,
  takeBookOf,
  togglePin,
  useReference,
} from '../../../src/reference/store.ts';
import { wordsOf } from '../../../src/texts/words.ts';
import { expectAlike, expectTold, holdsForAnyBook } from '../../book-kit.ts';

const BOOKS = {
  en: en.entries(wordsOf('en', gameEn)),
  de: de.entries(wordsOf('de', gameDe)),
};
const LANGUAGES = ['en', 'de'] as const;

/** The rulebook's vocabulary, as far as the game's own lists do not have it. */
const VOCABULARY: readonly EntryId[] = [
  'term:space',
  'term:slot',
  'term:focus-row',
  'term:control-token',
  'term:reinforced',
  'term:trade-token',
  'term:caravan',
  'term:army',
  'term:city',
  'term:capital',
  'term:mature-city',
  'term:tech-dial',
  'term:event-dial',
  'term:world-wonder',
  'term:natural-wonder',
  'term:start-player',
  'term:district',
  'term:fort',
  'term:government',
  'term:piece',
  'term:resource',
  'term:barbarian',
  'term:city-state',
  'term:diplomacy-card',
  'term:agenda',
  'term:victory-card',
  'term:leader',
  'term:level',
  'term:era',
  'term:friendly',
  'term:rival',
  'term:difficulty',
  'term:distance',
  'term:supply',
];

const LISTED: readonly EntryId[] = [
  ...GROUNDS.map((ground): EntryId => (ground === 'naturalWonder' ? 'term:natural-wonder' : `term:${ground}`)),
  ...RESOURCES.map((id): EntryId => `term:${id}`),
  ...FOCUS_TYPES.map((id): EntryId => `term:${id}`),
  ...EVENTS.map((id): EntryId => `term:${id}`),
  ...DISTRICTS.map((id): EntryId => `term:${id}`),
  ...FOCUS_CARD_IDS.map((id): EntryId => `focus:${id}`),
  ...WONDER_IDS.map((id): EntryId => `wonder:${id}`),
  ...[...LEADER_IDS, ...TERRA_LEADER_IDS].map((id): EntryId => `leader:${id}`),
  'diplomacy:ibrahim',
  ...DIPLOMACY_CARDS.map((id): EntryId => `diplomacy:${id}`),
  ...Object.keys(AGENDAS).map((id): EntryId => `agenda:${id}`),
  ...Object.keys(CITY_STATES).flatMap((id): EntryId[] =>
    Object.hasOwn(gameEn, `cityState.${id}.name`) ? [`cityState:${id}`] : [],
  ),
  ...Object.keys(NATURAL_WONDERS).flatMap((id): EntryId[] =>
    Object.hasOwn(gameEn, `naturalWonder.${id}.name`) ? [`naturalWonder:${id}`] : [],
  ),
];

const NUMBERS = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../new-dawn/test/rules.json'), 'utf8'),
) as Record<string, string>;
const TERRA = Array.from({ length: 17 }, (_, i) => `T${i + 1}`);

describe.each(LANGUAGES)('the book in "%s"', (language) => {
  const entries = BOOKS[language];
  const entry = entryIn(entries, en);

  it('has every rule that the game is tested by, under its number', () => {
    const numbers = entries.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number));
    expect(Object.keys(NUMBERS).filter((number) => number.startsWith('R') && !numbers.includes(number))).toEqual([]);
    expect(TERRA.filter((number) => !entry(`rule:${number}`))).toEqual([]);
  });
  it('has every word of the vocabulary and every card, each with enough for a tooltip', () => {
    for (const id of [...VOCABULARY, ...LISTED]) expectTold(entry(id), id);
  });
  it('explains every sign that the game draws', () => {
    const drawn = renderToStaticMarkup(createElement(en.Drawings));
    const names = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => !entry(entryOfDrawing(name)))).toEqual([]);
    expect(Object.keys(TYPE_PATHS).filter((type) => !entry(`term:${type}`))).toEqual([]);
    expect(BARBARIANS.filter((letter) => !entry(entryOfDrawing(`barbarian-${letter}`)))).toEqual([]);
  });
  it('knows a rule for every question that the game asks', () => {
    const asking = Object.entries(newDawn.handlers).filter(([, handler]) => 'ask' in handler);
    expect(asking.map(([kind]) => kind).filter((kind) => !entry(ruleOf(kind)))).toEqual([]);
  });
  holdsForAnyBook(entries, en);
});

it('the book says the same in both languages', () => expectAlike(BOOKS.en, BOOKS.de));

describe('the search', () => {
  const first = (query: string): string | undefined => found(BOOKS.de, query)[0]?.id;
  it('finds by title, by number, without umlauts and by the English id', () => {
    expect(first('Petra')).toBe('wonder:petra');
    expect(first('R12')).toBe('rule:R12');
    expect(first('ol')).toBe('term:oil');
    expect(first('barbaren')).toMatch(/^term:(barbarian|spawn|move)$/);
    expect(first('entwickelte stadt')).toBe('term:mature-city');
  });
  it('wants every word, and keeps to a kind', () => {
    expect(found(BOOKS.de, 'petra gibtsnicht')).toEqual([]);
    expect(found(BOOKS.de, 'wald', 'term').every(({ id }) => id.startsWith('term:'))).toBe(true);
    expect(found(BOOKS.de, '', 'leader')).toHaveLength(new Set([...LEADER_IDS, ...TERRA_LEADER_IDS]).size);
  });
});

describe('running text', () => {
  it('takes the longest word: a city-state is not a city', () => {
    const { split } = linkerFor(BOOKS.en, entryIn(BOOKS.en, en), en.numbers);
    expect(split('A city-state, a city and R15.9.').filter(({ to }) => to)).toEqual([
      { text: 'city-state', to: 'term:city-state' },
      { text: 'city', to: 'term:city' },
      { text: 'R15.9', to: 'rule:R15.9' },
    ]);
  });
});

describe('what stands on German cards', () => {
  it.each([
    ['agenda:expansionist', 'term:tile'],
    ['agenda:provincial', 'term:tile'],
    ['leader:england', 'term:tile'],
    ['agenda:prolific', 'term:era'],
    ['agenda:progressive', 'term:era'],
    ['leader:france', 'term:era'],
    ['wonder:cristo-redentor', 'term:city'],
  ] as const)('%s speaks the book’s word for %s', (id, term) => {
    const entry = BOOKS.de.find((each) => each.id === id);
    const { split } = linkerFor(BOOKS.de, entryIn(BOOKS.de, de), de.numbers);
    expect(split(entry?.short ?? '', id).map(({ to }) => to)).toContain(term);
  });
});

describe('a tooltip', () => {
  const room = { width: 390, height: 844 };
  const tip = { width: 300, height: 120 };
  const covers = (
    spot: { left: number; top: number },
    at: { left: number; top: number; width: number; height: number },
  ) =>
    spot.left < at.left + at.width &&
    spot.left + tip.width > at.left &&
    spot.top < at.top + at.height &&
    spot.top + tip.height > at.top;
  it('stays on the page and never covers what it belongs to', () => {
    for (let left = 0; left <= 346; left += 40) {
      for (let top = 0; top <= 800; top += 40) {
        const anchor = { left, top, width: 44, height: 44 };
        const spot = spotBeside(tip, anchor, room);
        expect(covers(spot, anchor), `${left} ${top}`).toBe(false);
        expect(spot.left).toBeGreaterThanOrEqual(0);
        expect(spot.left + tip.width).toBeLessThanOrEqual(room.width);
      }
    }
  });
});

describe('the reader', () => {
  it('goes back the way that was read, and keeps what is pinned', () => {
    openReference('rule:R12');
    openReference('term:caravan');
    openReference('term:caravan');
    goBack();
    expect(useReference.getState().entry).toBe('rule:R12');
    for (const id of ['wonder:petra', 'wonder:oracle', 'focus:pottery', 'leader:rome', 'agenda:paranoid'] as const) {
      togglePin(id);
    }
    expect(useReference.getState().pinned).toEqual([
      'wonder:oracle',
      'focus:pottery',
      'leader:rome',
      'agenda:paranoid',
    ]);
    compare();
    expect(useReference.getState().isComparing).toBe(true);
    for (const id of useReference.getState().pinned) togglePin(id);
    expect(useReference.getState()).toMatchObject({ pinned: [], isComparing: false });
    showList();
    expect(useReference.getState().entry).toBeUndefined();
  });
});

/** A book of another game: kinds and numbers of its own, or none. */
describe('the book of any game', () => {
  const entryOf = (id: EntryId, title: string, isTerm: boolean): BookEntry => ({
    ...{ id, title, isTerm, short: '', paragraphs: [], facts: [], forms: [], see: [], isCard: false },
  });
  const entries = [entryOf('tool:axe', 'axe', true), entryOf('law:§3', 'Third law', false)];
  it('links its terms, and its rules by their own numbers', () => {
    const { split } = linkerFor(entries, entryIn(entries, {}), {
      pattern: '§\\d',
      entryOf: (number) => `law:${number}`,
    });
    expect(split('An axe, by §3 or §4').filter(({ to }) => to)).toEqual([
      { text: 'axe', to: 'tool:axe' },
      { text: '§3', to: 'law:§3' },
    ]);
  });
  it('has plain text where there is nothing to link', () => {
    expect(linkerFor([], entryIn([], {})).split('R12: an axe')).toEqual([{ text: 'R12: an axe' }]);
  });
  it('is put away for that of another game', () => {
    takeBookOf('one');
    openReference('tool:axe');
    togglePin('tool:axe');
    takeBookOf('two');
    expect(useReference.getState()).toMatchObject({ entry: undefined, before: [], pinned: [] });
  });
});
