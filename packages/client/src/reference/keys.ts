import type { Words } from '../texts/words.ts';
import type { BookEntry } from './entry.ts';

const BEFORE = ['reference', 'move', 'next', 'choose', 'zoom', 'fit'];
const AFTER = ['escape', 'tab'];

/** The page’s own entry: what can be done by keys. The game's own keys have words among the game's. */
export const keysEntry = ({ say, find }: Words, keysOfGame: readonly string[] = []): BookEntry => ({
  id: 'page:keys',
  title: say('keys.title'),
  short: say('keys.short'),
  paragraphs: [...BEFORE, ...keysOfGame, ...AFTER].map((key) => ({
    number: find(`keys.${key}.key`) ?? key,
    text: find(`keys.${key}`) ?? key,
  })),
  facts: [],
  forms: [],
  see: [],
  isCard: false,
});
