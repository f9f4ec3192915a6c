import { chapterOf, ruleEntry } from '../../../kits/book/written.ts';
import { PICTURE_KEYS } from '../../../kits/picture/keys.ts';
import type { GameReference } from '../../../reference/entry.ts';
import { BookPicture, Drawings } from './picture.tsx';

/** What the book is in any language. */
export const structure: Pick<GameReference, 'numbers' | 'chapterOf' | 'keys' | 'Picture' | 'Drawings'> = {
  numbers: { pattern: '[RT]\\d+(?:\\.\\d+)?', entryOf: ruleEntry },
  chapterOf,
  keys: [...PICTURE_KEYS, 'turn'],
  Picture: BookPicture,
  Drawings,
};
