import type { GameReference } from '../../../reference/entry.ts';
import { entriesOf } from './book.ts';
import { Drawings, Picture } from './picture.tsx';
import { rulesDe } from './texts/rules.de.ts';
import { termsDe } from './texts/terms.de.ts';
import { terraDe } from './texts/terra.de.ts';

export const reference: GameReference = {
  entries: (words) => entriesOf({ rules: { ...rulesDe, ...terraDe }, terms: termsDe }, words),
  Picture,
  Drawings,
};
