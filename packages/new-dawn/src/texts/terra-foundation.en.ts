/** Table, set-up, focus row of six, event dial, governments and victory of Terra Incognita. */
export const terraFoundationEn = {
  'prompt.placeFort': 'Where do you place your fort?',
  'waiting.placeFort': 'is placing a fort',
  'log.fort.placed': '{by} places a fort on {hex}.',
  'reason.fort.besideFort': 'Another fort is next to it.',
  'reason.fort.besideCityState': 'It would touch a city-state.',
  'reason.fort.touchesTooFew': 'It touches {touching} core spaces; a fort needs {need}.',
  'reason.tile.touchesTooFew': 'It touches {touching} spaces of core tiles and forts; it needs {need}.',

  'prompt.orderShifts': 'Several effects shift this card to the right. Which applies first?',
  'waiting.orderShifts': 'is ordering shift effects',

  'event.district': 'Districts',
  'event.district.text': 'Each player resolves their districts one by one.',
  'event.government': 'Governments',
  'event.government.text': 'Each player may change government.',
  'event.wonder': 'Wonders age',
  'event.wonder.text': 'Each wonder on offer gets a trade token; one that already has a token leaves the game.',

  'prompt.chooseGovernment': 'A new government: on which of these cards?',
  'waiting.chooseGovernment': 'is considering a new government',
  'option.chooseGovernment.decline': 'Keep my government',
  'reason.government.already': 'Your government is already on this card.',
  'log.government.formed': '{by} forms a government: {government}, on {card}.',
  'log.government.lost': '{by} loses the government {government}.',
  'government.republic': 'Republic',
  'government.monarchy': 'Monarchy',
  'government.democracy': 'Democracy',
  'government.oligarchy': 'Oligarchy',
  'government.autocracy': 'Autocracy',
  'government.communism': 'Communism',
  'government.text':
    '{shift, plural, one {Your {type} card is resolved one slot farther right.} other {Your {type} card is resolved {shift} slots farther right.}}',

  'log.wonder.aged': '{wonder} gets a trade token and costs 1 less.',
  'log.wonder.outdated': '{wonder} was not built in time and leaves the game.',

  'log.agenda.lost': '{by} no longer fulfils {agenda} and takes the marker back.',
  'agenda.fortified.name': 'Fortified',
  'agenda.fortified.text': 'Hold a fort; the marker goes with your last one.',
  'agenda.expeditionary.name': 'Expeditionary',
  'agenda.expeditionary.text': 'Hold 2 forts; the marker goes as soon as you have fewer.',
} as const;
