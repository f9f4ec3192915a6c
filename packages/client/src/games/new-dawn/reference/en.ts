import type { GameReference } from '../../../reference/entry.ts';
import { entriesOf } from './book.ts';
import { structure } from './structure.ts';
import { rulesEn } from './texts/rules.en.ts';
import { termsEn } from './texts/terms.en.ts';
import { terraEn } from './texts/terra.en.ts';

export const referenceEn: GameReference = {
  entries: (words) => entriesOf({ rules: { ...rulesEn, ...terraEn }, terms: termsEn }, words),
  kinds: {
    rule: 'Rules',
    term: 'Terms and signs',
    focus: 'Focus cards',
    wonder: 'World wonders',
    leader: 'Leaders',
    cityState: 'City-states',
    diplomacy: 'Diplomacy',
    agenda: 'Agendas',
    naturalWonder: 'Natural wonders',
  },
  searchHint: 'barbarian, R12, Petra',
  ...structure,
};
