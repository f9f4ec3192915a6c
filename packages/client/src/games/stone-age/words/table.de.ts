import { textsDe } from '@morgenrot/stone-age/texts/de';
import { de } from './de.ts';
import { TRIBE_TEXTS } from './own.ts';

TRIBE_TEXTS.set('de', de);
export const tableWordsDe = {
  ...textsDe,
  'keys.move': 'Im Dorf: von Ort zu Ort.',
  'keys.next': 'Im Dorf: zum nächsten wählbaren Ort, mit der Umschalttaste zum vorigen.',
  'keys.choose':
    'Schickt eine Person an einen Ort, mit jedem Druck eine mehr; drückt einen Knopf; arbeitet an einem Ort.',
  'keys.count.key': '1 – 9',
  'keys.count': 'An einem Ort: schickt so viele Personen. Dieselbe Zahl noch einmal bestätigt.',
  'log.kind.placing': 'Einsetzen',
  'log.kind.gathering': 'Sammeln',
  'log.kind.buying': 'Karten und Gebäude',
  'log.kind.feeding': 'Ernähren',
  'story.figure.base': 'Punkte während des Spiels',
  'story.figure.culture': 'Kultur',
  'story.figure.farmer': 'Bauern',
  'story.figure.toolmaker': 'Werkzeugmacher',
  'story.figure.builder': 'Hüttenbauer',
  'story.figure.shaman': 'Schamanen',
  'story.figure.resources': 'Übrige Rohstoffe',
  'story.figure.figures': 'Personen',
  'story.figure.agriculture': 'Ackerbau',
  'story.figure.buildings': 'Gebäude',
  'story.figure.cards': 'Karten',
  'story.figure.starved': 'Hungrige Runden',
};
