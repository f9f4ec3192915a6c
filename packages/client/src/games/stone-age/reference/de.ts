import type { GameReference } from '../../../reference/entry.ts';
import { entriesOf } from './book.ts';
import { structure } from './structure.ts';
import { bookDe } from './texts/other.de.ts';
import { rulesDe } from './texts/rules.de.ts';
import { termsDe } from './texts/terms.de.ts';

export const referenceDe: GameReference = {
  entries: (words) => entriesOf({ rules: rulesDe, terms: termsDe, other: bookDe }, words),
  kinds: {
    rule: 'Regeln',
    place: 'Orte',
    card: 'Zivilisationskarten',
    building: 'Gebäude',
    term: 'Begriffe und Zeichen',
    option: 'Optionen',
  },
  searchHint: 'Schamane, S8, Jagd',
  ...structure,
};
