import type { GameReference } from '../../../reference/entry.ts';
import { entriesOf } from './book.ts';
import { structure } from './structure.ts';
import { bookEn } from './texts/other.en.ts';
import { rulesEn } from './texts/rules.en.ts';
import { termsEn } from './texts/terms.en.ts';

export const referenceEn: GameReference = {
  entries: (words) => entriesOf({ rules: rulesEn, terms: termsEn, other: bookEn }, words),
  kinds: {
    rule: 'Rules',
    place: 'Places',
    card: 'Civilization cards',
    building: 'Buildings',
    term: 'Terms and signs',
    option: 'Options',
  },
  searchHint: 'shaman, S8, hunting',
  ...structure,
};
