import type { Params } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { translatorFor } from '../src/games/stone-age/translate.ts';
import { tableWordsDe } from '../src/games/stone-age/words/table.de.ts';
import { tableWordsEn } from '../src/games/stone-age/words/table.en.ts';
import { keysEntry } from '../src/reference/keys.ts';
import { wordsOf } from '../src/texts/words.ts';

const WORDS = { en: wordsOf('en', tableWordsEn), de: wordsOf('de', tableWordsDe) };

function told(language: keyof typeof WORDS, key: string, params: Params): string | undefined {
  const words = WORDS[language];
  const translate = translatorFor({ words, nameOf: () => 'Anna' });
  return words.find(`log.${key}`, translate({ by: 'A', ...params }));
}

describe('a line of the log is told as players would tell it', () => {
  it.each([
    ['placed', { place: 'hunt', figures: 3 }, 'Anna sends 3 figures hunting.', 'Anna schickt 3 Personen auf die Jagd.'],
    [
      'placed',
      { place: 'river', figures: 1 },
      'Anna sends one figure to the river.',
      'Anna schickt eine Person an den Fluss.',
    ],
    [
      'rolled',
      { what: 'wood', dice: '4 1', total: 5 },
      'Anna rolls for wood: 4 + 1 = 5.',
      'Anna würfelt um Holz: 4 + 1 = 5.',
    ],
    ['rolled', { what: 'gold', dice: '6', total: 6 }, 'Anna rolls for gold: 6.', 'Anna würfelt um Gold: 6.'],
    ['gathered', { what: 'gold', amount: 0, total: 5 }, 'Anna comes away with nothing.', 'Anna geht leer aus.'],
    ['gathered', { what: 'wood', amount: 2, total: 8 }, 'Anna gets 2 wood.', 'Anna bekommt 2 Holz.'],
    [
      'bought',
      { card: 'C11', wood: 1, clay: 0, stone: 0, gold: 1 },
      'Anna buys a card for 1 wood and 1 gold: 7 food / pottery.',
      'Anna kauft für 1 Holz und 1 Gold eine Karte: 7 Nahrung / Töpferei.',
    ],
    [
      'built',
      { building: 'B06', points: 13 },
      'Anna scores 13 points with a building (2 clay and 1 stone).',
      'Anna baut ein Gebäude für 13 Punkte (2 Lehm und 1 Stein).',
    ],
    [
      'built',
      { building: 'B19', points: 14 },
      'Anna scores 14 points with a building (4 resources of 2 kinds).',
      'Anna baut ein Gebäude für 14 Punkte (4 Rohstoffe aus 2 Sorten).',
    ],
    [
      'uncovered',
      { building: 'B01' },
      'Next on that stack: 10 points for 2 wood and 1 clay.',
      'Als Nächstes auf diesem Stapel: 10 Punkte für 2 Holz und 1 Lehm.',
    ],
    ['stripRolled', { dice: '1 4 6' }, 'Dice for everyone: 1, 4, 6.', 'Würfel für alle: 1, 4, 6.'],
    ['picked', { die: 5 }, 'Anna takes the 5: a tool step.', 'Anna nimmt die 5: eine Werkzeugstufe.'],
    ['fed', { food: 5, missing: 0 }, 'Anna feeds everyone with 5 food.', 'Anna ernährt alle mit 5 Nahrung.'],
    ['fed', { food: 3, missing: 2 }, 'Anna is 2 food short.', 'Anna fehlen 2 Nahrung.'],
  ] as const)('%s %o', (key, params, en, de) => {
    expect(told('en', key, params)).toBe(en);
    expect(told('de', key, params)).toBe(de);
  });
});

it.each(['en', 'de'] as const)('the page about keys speaks of the village in "%s", and of no map', (language) => {
  const keys = keysEntry(WORDS[language], ['move', 'next', 'choose', 'count']);
  const text = keys.paragraphs.map((one) => one.text).join(' ');
  expect(text).toMatch(language === 'en' ? /In the village/ : /Im Dorf/);
  expect(text).not.toMatch(/\bmap\b|Spielplan|Auf der Karte|Feld/);
  expect(keys.paragraphs.map(({ number }) => number)).not.toContain('+ −');
});
