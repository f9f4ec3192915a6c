import type { terraFoundationEn as english } from './terra-foundation.en.ts';

export const terraFoundationDe: Record<keyof typeof english, string> = {
  'prompt.placeFort': 'Wohin legst du deine Festung?',
  'waiting.placeFort': 'legt eine Festung',
  'log.fort.placed': '{by} legt eine Festung auf {hex}.',
  'reason.fort.besideFort': 'Daneben liegt schon eine Festung.',
  'reason.fort.besideCityState': 'Sie würde einen Stadtstaat berühren.',
  'reason.fort.touchesTooFew': 'Sie berührt {touching} Felder des Kerns; eine Festung braucht {need}.',
  'reason.tile.touchesTooFew': 'Das Teil berührt {touching} Felder von Kern und Festungen; nötig sind {need}.',

  'prompt.orderShifts': 'Mehreres rückt diese Karte nach rechts. Was gilt zuerst?',
  'waiting.orderShifts': 'ordnet, was eine Karte nach rechts rückt',

  'event.district': 'Bezirke',
  'event.district.text': 'Alle handeln ihre Bezirke ab, einen nach dem anderen.',
  'event.government': 'Regierungsformen',
  'event.government.text': 'Alle dürfen ihre Regierungsform wechseln.',
  'event.wonder': 'Weltwunder altern',
  'event.wonder.text':
    'Auf jedes offene Weltwunder kommt ein Handelsmarker; liegt dort schon einer, scheidet es aus dem Spiel aus.',

  'prompt.chooseGovernment': 'Neue Regierungsform: auf welche dieser beiden Karten?',
  'waiting.chooseGovernment': 'denkt über die Regierungsform nach',
  'option.chooseGovernment.decline': 'Nichts ändern',
  'reason.government.already': 'Hier liegt der Marker deiner Regierungsform schon.',
  'log.government.formed': '{by} wählt eine Regierungsform: {government}, auf {card}.',
  'log.government.lost': '{by} verliert die Regierungsform {government}.',
  'government.republic': 'Republik',
  'government.monarchy': 'Monarchie',
  'government.democracy': 'Demokratie',
  'government.oligarchy': 'Oligarchie',
  'government.autocracy': 'Autokratie',
  'government.communism': 'Kommunismus',
  'government.text':
    '{shift, plural, one {Deine Karte der Art {type} wird einen Platz weiter rechts abgehandelt.} other {Deine Karte der Art {type} wird {shift} Plätze weiter rechts abgehandelt.}}',

  'log.wonder.aged': 'Auf {wonder} kommt ein Handelsmarker: Es kostet 1 weniger.',
  'log.wonder.outdated': 'Niemand hat {wonder} rechtzeitig gebaut; es scheidet aus dem Spiel aus.',

  'log.agenda.lost': '{by} erfüllt {agenda} nicht mehr und nimmt den Marker zurück.',
  'agenda.fortified.name': 'Befestigt',
  'agenda.fortified.text': 'Halte eine Festung; mit der letzten geht der Marker verloren.',
  'agenda.expeditionary.name': 'Erkundungsfreudig',
  'agenda.expeditionary.text': 'Halte 2 Festungen; der Marker geht verloren, sobald du weniger hast.',
};
