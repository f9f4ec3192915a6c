import type { terraFoundationEn as english } from './terra-foundation.en.ts';

export const terraFoundationDe: Record<keyof typeof english, string> = {
  'prompt.placeFort': 'Wohin legst du deine Festung?',
  'waiting.placeFort': 'legt eine Festung',
  'log.fort.placed': '{by} legt eine Festung auf {hex}.',
  'reason.fort.besideFort': 'Daneben liegt schon eine Festung.',
  'reason.fort.besideCityState': 'Sie würde einen Stadtstaat berühren.',
  'reason.fort.touchesTooFew': 'Sie berührt {touching} Kernfelder; eine Festung braucht {need}.',
  'reason.tile.touchesTooFew': 'Das Teil berührt {touching} Felder von Kern und Festungen; nötig sind {need}.',

  'prompt.orderShifts': 'Mehrere Effekte rücken diese Karte nach rechts. Welcher gilt zuerst?',
  'waiting.orderShifts': 'ordnet Verschiebungen nach rechts',

  'event.district': 'Bezirke',
  'event.district.text': 'Alle nutzen nacheinander ihre Bezirke.',
  'event.government': 'Regierungsformen',
  'event.government.text': 'Alle dürfen ihre Regierungsform wechseln.',
  'event.wonder': 'Weltwunder altern',
  'event.wonder.text':
    'Jedes offene Weltwunder bekommt einen Handelsmarker; liegt dort schon einer, kommt es aus dem Spiel.',

  'prompt.chooseGovernment': 'Neue Regierungsform: auf welche dieser Karten?',
  'waiting.chooseGovernment': 'überlegt, die Regierungsform zu wechseln',
  'option.chooseGovernment.decline': 'Regierungsform behalten',
  'reason.government.already': 'Deine Regierungsform liegt schon auf dieser Karte.',
  'log.government.formed': '{by} wählt eine Regierungsform: {government}, auf {card}.',
  'log.government.lost': '{by} verliert die Regierungsform {government}.',
  'government.republic': 'Republik',
  'government.monarchy': 'Monarchie',
  'government.democracy': 'Demokratie',
  'government.oligarchy': 'Oligarchie',
  'government.autocracy': 'Autokratie',
  'government.communism': 'Kommunismus',
  'government.text':
    '{shift, plural, one {Deine Karte der Art {type} gilt einen Platz weiter rechts.} other {Deine Karte der Art {type} gilt {shift} Plätze weiter rechts.}}',

  'log.wonder.aged': '{wonder} bekommt einen Handelsmarker und kostet 1 weniger.',
  'log.wonder.outdated': '{wonder} wurde nicht rechtzeitig gebaut und kommt aus dem Spiel.',

  'log.agenda.lost': '{by} erfüllt {agenda} nicht mehr und nimmt den Marker zurück.',
  'agenda.fortified.name': 'Befestigt',
  'agenda.fortified.text': 'Halte eine Festung; mit der letzten geht der Marker verloren.',
  'agenda.expeditionary.name': 'Erkundungsfreudig',
  'agenda.expeditionary.text': 'Halte 2 Festungen; der Marker geht verloren, sobald du weniger hast.',
};
