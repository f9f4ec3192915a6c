import { gamePages } from '../src/games/games.ts';
import { LANGUAGES } from '../src/texts/languages.ts';
import { loadMatchTexts } from '../src/texts/texts.ts';

// Tests speak both languages at once; the page fetches one.
await Promise.all(LANGUAGES.map(loadMatchTexts));
await Promise.all(gamePages().flatMap(({ words }) => LANGUAGES.map((language) => words[language]())));
