import { expect, it } from 'vitest';
import { ROOT } from '../src/root.mjs';
import { unplainTexts } from '../src/texts/patterns.ts';
import { type PlacedText, readTexts } from '../src/texts/read.ts';

const pairs = readTexts(ROOT);
const placed = (text: string): PlacedText => ({ path: 'x.ts', key: 'x', text, start: 0, end: 0 });
const found = (en: string, de = ''): string[] =>
  unplainTexts([{ part: 'page', key: 'x', en: placed(en), de: placed(de) }]).map((one) => one.found);

it('finds the texts of the page and of every game, each with its German', () => {
  expect(new Set(pairs.map(({ part }) => part)).size).toBeGreaterThan(2);
  expect(pairs.length).toBeGreaterThan(3500);
  // Terms of a book have other forms in each language: nothing else may stand alone.
  const alone = pairs.filter(({ de }) => !de).map(({ en }) => en.path);
  expect(alone.filter((path) => !path.includes('/reference/'))).toEqual([]);
});

it('leaves no pattern of a sentence that wants to be turned round in a text of the page', () => {
  expect(unplainTexts(pairs)).toEqual([]);
});

it('would find such sentences', () => {
  expect(found('For whoever comes')).toEqual(['whoever']);
  expect(found('Hide the lines of which you tire')).toEqual(['of which']);
  expect(found('See what is left')).toHaveLength(1);
  expect(found('', 'Wer den Tisch leitet, hat das Gespräch beendet')).toHaveLength(2);
  expect(found('What is your name? On which card?', 'Am Spielende zählen Punkte')).toEqual([]);
});
