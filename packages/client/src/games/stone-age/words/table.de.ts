import { textsDe } from '@morgenrot/stone-age/texts/de';
import { de } from './de.ts';
import { TRIBE_TEXTS } from './own.ts';

TRIBE_TEXTS.set('de', de);
export const tableWordsDe = {
  ...textsDe,
  'log.kind.placing': 'Einsetzen',
  'log.kind.gathering': 'Sammeln',
  'log.kind.buying': 'Karten und Gebäude',
  'log.kind.feeding': 'Ernähren',
};
