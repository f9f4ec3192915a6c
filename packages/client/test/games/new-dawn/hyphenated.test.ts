import { DISTRICTS, FOCUS_CARD_IDS, WONDER_IDS } from '@morgenrot/new-dawn';
import { textsDe as de } from '@morgenrot/new-dawn/texts/de';
import { textsEn as en } from '@morgenrot/new-dawn/texts/en';
import { describe, expect, it } from 'vitest';
import { broken } from '../../../src/games/new-dawn/row/hyphenated.tsx';
import type { TextTable } from '../../../src/texts/texts.ts';

const SOFT = '\u00ad';
/** Longer words do not fit one of six cards beside each other. */
const FITS = 8;

const KEYS = [
  ...FOCUS_CARD_IDS.map((card) => `card.${card}.name`),
  ...WONDER_IDS.map((wonder) => `wonder.${wonder}.name`),
  ...DISTRICTS.map((district) => `district.${district}.name`),
];
const namesIn = (texts: TextTable): string[] => KEYS.flatMap((key) => texts[key] ?? []);

describe.each(Object.entries({ de, en }))('names in narrow boxes (%s)', (_language, texts) => {
  it('have a place to break in every word that may not fit', () => {
    const words = namesIn(texts).flatMap((name) => name.match(/\p{L}+/gu) ?? []);
    expect(words.length).toBeGreaterThan(80);
    expect(words.filter((word) => word.length > FITS && !broken(word).includes(SOFT))).toEqual([]);
  });
  it('are the same names but for soft hyphens, which leave two letters at least on either side', () => {
    for (const name of namesIn(texts)) {
      expect(broken(name).replaceAll(SOFT, '')).toBe(name);
      for (const word of broken(name).match(/[\p{L}\u00ad]+/gu) ?? []) {
        const parts = word.split(SOFT);
        expect(Math.min(parts[0]?.length ?? 0, parts.at(-1)?.length ?? 0), word).toBeGreaterThanOrEqual(2);
      }
    }
  });
});
