import { chapterOf, ruleEntry } from '../../../kits/book/written.ts';
import type { GameReference } from '../../../reference/entry.ts';
import { BookPicture } from './picture.tsx';

/** What the book is in any language. Its pictures are whole: none is drawn once and used by name. */
export const structure: Pick<GameReference, 'numbers' | 'chapterOf' | 'keys' | 'Picture' | 'Drawings'> = {
  numbers: { pattern: 'S\\d+(?:\\.\\d+)?', entryOf: ruleEntry },
  chapterOf,
  keys: ['move', 'next', 'choose', 'count'],
  Picture: BookPicture,
  Drawings: () => null,
};
