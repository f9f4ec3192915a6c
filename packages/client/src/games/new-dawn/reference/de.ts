import type { GameReference } from '../../../reference/entry.ts';
import { entriesOf } from './book.ts';
import { structure } from './structure.ts';
import { rulesDe } from './texts/rules.de.ts';
import { termsDe } from './texts/terms.de.ts';
import { terraDe } from './texts/terra.de.ts';

export const referenceDe: GameReference = {
  entries: (words) => entriesOf({ rules: { ...rulesDe, ...terraDe }, terms: termsDe }, words),
  kinds: {
    rule: 'Regeln',
    term: 'Begriffe und Zeichen',
    focus: 'Fokuskarten',
    wonder: 'Weltwunder',
    leader: 'Anführer',
    cityState: 'Stadtstaaten',
    diplomacy: 'Diplomatie',
    agenda: 'Agenden',
    naturalWonder: 'Naturwunder',
  },
  searchHint: 'Barbar, R12, Petra',
  ...structure,
};
