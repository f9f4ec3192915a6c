/** Table, set-up, focus row of six, event dial, governments and victory of Terra Incognita. */
export const terraFoundationEn = {
  'prompt.placeFort': 'Where do you put your fort?',
  'waiting.placeFort': 'places a fort',
  'log.fort.placed': '{by} places a fort on {hex}.',
  'reason.fort.besideFort': 'There is another fort next to it.',
  'reason.fort.besideCityState': 'It would touch a city-state.',
  'reason.fort.touchesTooFew': 'It touches {touching} spaces of the core; a fort needs {need}.',
  'reason.tile.touchesTooFew': 'It touches {touching} spaces of core tiles and forts; it takes {need}.',

  'prompt.orderShifts': 'Several things move this card to the right. Which one counts first?',
  'waiting.orderShifts': 'puts in order what moves a card to the right',

  'event.district': 'Districts',
  'event.district.text': 'Everybody resolves their own districts, one after another.',
  'event.government': 'Governments',
  'event.government.text': 'Everybody may form another government.',
  'event.wonder': 'Wonders age',
  'event.wonder.text': 'Every wonder on offer gets a trade token; one that has one already leaves the game.',

  'prompt.chooseGovernment': 'A new government: on which of these two cards?',
  'waiting.chooseGovernment': 'thinks about a new government',
  'option.chooseGovernment.decline': 'Change nothing',
  'reason.government.already': 'Your government’s marker lies here already.',
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

  'log.wonder.aged': 'A trade token is laid on {wonder}: it costs 1 less.',
  'log.wonder.outdated': 'Nobody has built {wonder} in time; it leaves the game.',

  'log.agenda.lost': '{by} no longer fulfils {agenda} and takes the marker back.',
  'agenda.fortified.name': 'Fortified',
  'agenda.fortified.text': 'Hold a fort; the marker goes with your last one.',
  'agenda.expeditionary.name': 'Expeditionary',
  'agenda.expeditionary.text': 'Hold 2 forts; the marker goes as soon as you have fewer.',
} as const;
