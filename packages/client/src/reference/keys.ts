import type { Words } from '../texts/words.ts';
import type { BookEntry } from './entry.ts';

const BEFORE = ['reference'];
const AFTER = ['escape', 'tab'];

/** The page’s own entry: what can be done by keys. What they do on the board has words among the game's or the page's. */
export const keysEntry = ({ say, find }: Words, onBoard: readonly string[] = ['choose']): BookEntry => ({
  id: 'page:keys',
  title: say('keys.title'),
  short: say('keys.short'),
  paragraphs: [...BEFORE, ...onBoard, ...AFTER].map((key) => ({
    number: find(`keys.${key}.key`) ?? key,
    text: find(`keys.${key}`) ?? key,
  })),
  facts: [],
  forms: [],
  see: [],
  isCard: false,
});
