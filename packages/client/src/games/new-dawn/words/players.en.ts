/** Players, what they have, and where the match stands. */
export const playersEn = {
  'players.start': 'Start player',
  'players.resource': '{count} × {resource}',
  'players.control': '{count, plural, one {# control token left} other {# control tokens left}}',
  'players.cities':
    '{count, plural, one {# city} other {# cities}}, {mature, plural, =0 {none mature} one {# mature} other {# mature}}',
  'players.spaces': '{count, plural, one {# space} other {# spaces}}',
  'players.citiesLeft': '{count, plural, one {# more to build} other {# more to build}}',
  'players.caravans':
    '{card, plural, =0 {no caravan on the card} one {# caravan on the card} other {# caravans on the card}}, {map, plural, =0 {none on the map} one {# on the map} other {# on the map}}',
  'players.stored': '{count, plural, one {# stored trade token} other {# stored trade tokens}}',
  'players.has': 'Possessions of {player}',
  'players.armies':
    '{card, plural, =0 {no army on the card} one {# army on the card} other {# armies on the card}}, {map, plural, =0 {none on the map} one {# on the map} other {# on the map}}',
  'players.districts': '{count, plural, =0 {no district} one {# district} other {# districts}} on the map, {left} left',
  'players.forts': '{count, plural, one {# fort} other {# forts}}',

  'holdings.title': 'More',
  'holdings.cardOf': '{card} of {player}',
  'holdings.closed': 'a card of {player}',
  'holdings.faceDown': '{card}, face down',
  'holdings.lent': '{card}, lent to {player}',
  'holdings.lentClosed': 'a card, lent to {player}',
  'holdings.cityStateCard': 'Card of {cityState}',
  'holdings.from': 'of {player}',
  'holdings.ally': 'Ally: {player}',
  'holdings.ally.text': 'You can hold any number of this player’s diplomacy cards.',

  'offer.title': 'Wonders on offer',
  'offer.later': 'Wonders are dealt at the end of set-up.',
  'offer.none': '{type}: none left',
  'offer.below': '{count, plural, =0 {the last one} one {# more below} other {# more below}}',

  'victory.title': 'Goal',
  'victory.claimed': 'Fulfilled by {names}',
  'victory.later': 'Victory cards are dealt at the end of set-up.',
  'victory.rule': '{count, plural, one {Fulfil it to win.} other {Fulfil one agenda on each of the # cards.}}',
  'victory.need': 'needs {need}',
  'victory.progress': '{player}: {have} of {need}',
  'victory.most': 'Fulfil {need} of the {count} cards.',
  'victory.held': 'You lose the marker when the agenda is no longer fulfilled.',

  'status.setUp': 'Set-up',
  'status.eventDial': 'Event dial',

  'event.now': 'Now: {event}',
  'event.next': 'After this round: {event}',

  'arrow.title': 'Barbarians’ direction per die roll',
  'arrow.way': '{die} = {direction}',

  'tab.row': 'Cards',

  'tech.at': 'Technology {at} of {last}',
  'tech.next': 'Level {level} at space {space}',

  'ibrahim.with': '{player} has Ibrahim',
  'ibrahim.none': 'nobody has Ibrahim',
} as const;
