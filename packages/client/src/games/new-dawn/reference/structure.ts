import type { GameReference } from '../../../reference/entry.ts';
import { BookPicture, Drawings } from './picture.tsx';
import { chapterOf } from './terms.ts';

/** What the book is in any language. */
export const structure: Pick<GameReference, 'numbers' | 'chapterOf' | 'keys' | 'Picture' | 'Drawings'> = {
  numbers: { pattern: '[RT]\\d+(?:\\.\\d+)?', entryOf: (number) => `rule:${number}` },
  chapterOf,
  keys: ['turn'],
  Picture: BookPicture,
  Drawings,
};
