import type { GameReference } from '../../../reference/entry.ts';
import { entriesOf } from './book.ts';
import { Drawings, Picture } from './picture.tsx';
import { rulesEn } from './texts/rules.en.ts';
import { termsEn } from './texts/terms.en.ts';
import { terraEn } from './texts/terra.en.ts';

export const reference: GameReference = {
  entries: (words) => entriesOf({ rules: { ...rulesEn, ...terraEn }, terms: termsEn }, words),
  Picture,
  Drawings,
};
