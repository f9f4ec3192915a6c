/** The focus row, its cards, and the questions they ask. */
export const cardWordsEn = {
  'row.title': 'Your focus row',
  'row.of': 'Focus row of {player}',
  'row.slot': 'slot {slot}',
  'row.level': 'level {level}',
  'row.trade': '{count, plural, =0 {no trade tokens} one {# trade token} other {# trade tokens}}',
  'row.spent': '{name}, used this turn',
  'row.jump': 'Go to the cards',
  'row.choose': 'Pick one of the glowing cards below.',

  'choose.slot': 'Slot {slot}: terrain up to {ground}',
  'choose.replaces': 'replaces {card} in slot {slot}',
  'choose.advance': 'From {from} to {to}',
  'choose.gains': 'Reaches level {levels}',
  'choose.hits': '{count, plural, one {hits # control token} other {hits # control tokens}} of {player}',
  'choose.hitsNothing': 'Hits no control tokens.',
  'choose.becomes': 'becomes {card}',

  'now.title': 'Now: {what}',
  'now.place':
    '{tokens, plural, =0 {Place {count, plural, one {# token} other {# tokens}}} other {Place {count} + # tokens}}',
  'now.ground': 'up to {ground}',
  'now.advance': '{tokens, plural, =0 {{by} forward} other {{by} + # forward}}',
  'now.level': '→ level {levels}',
  'now.level.most': 'with tokens → {levels}',
  'now.move': '{tokens, plural, =0 {{distance} spaces each} other {{distance} + # spaces each}}',
  'now.city': 'City {range, plural, one {# space} other {# spaces}} away',
  'now.wonder': '{tokens, plural, =0 {or wonder: {production}} other {or wonder: {production} + #}}',
  'now.attack':
    '{count, plural, one {# attack} other {# attacks}} with {tokens, plural, =0 {{value}} other {{value} + #}}, range {range}',
  'now.reinforce': 'reinforce {count}',
  'now.thenReinforce': 'then reinforce up to {count}',
  'now.or': 'or {what}',
  'now.trade': '+{count, plural, one {# trade token} other {# trade tokens}}',
  'now.resource': '+1 new resource',
  'now.exchange': 'exchange a resource',
  'now.shift': 'shift 1 of yours',
  'now.convert': 'take over 1',
  'now.blast': 'strike 7 spaces',
  'now.district': 'Place a district',
  'now.reinforce.tokens': 'reinforce {tokens, plural, =0 {{count}} other {{count} + #}}',
  'now.armies': 'Armies {distance} spaces each',
  'now.fight': 'combat {value}',
  'now.fight.barbarian': 'combat {value}, {barbarian} against barbarians',
  'now.deploy': 'armies to cities',
  'now.look': 'look at {count} tiles',
  'now.everybody': 'a district for all',
  'now.figure': 'or turn a figure into a city',
  'now.water': 'also water',

  'leader.row': 'First row from slot 1: {row}',

  'government.now': 'Now: {government}',
  'government.marker': '{government}: {shift, plural, one {one place} other {# places}} farther right',
  'government.slot': 'resolved in slot {slot}',
  'government.then': 'Now in slot {slot}; with {government} in slot {moved}.',

  'shift.then': 'then slot {slots}',

  'option.government': '{government} (+{shift})',
  'option.chooseGovernment': '{government}, on {card}',
  'option.spend.done': 'Done',
  'option.otherSide': 'The other side',

  'growth.left': '{count, plural, =0 {no district left} one {# district left} other {# districts left}}',
  'growth.tokens':
    '{count, plural, =0 {} one {The trade token on the card reinforces 1 more.} other {The # trade tokens on the card reinforce # more.}}',

  'stack.secret': 'Only you see these tiles.',
  'stack.left':
    '{count, plural, =0 {No tile left to explore} one {# tile left to explore} other {# tiles left to explore}}',

  'district.choose': 'Choose a district, then a space that glows.',
  'district.onMap': 'on the map already',
  'district.unused': 'not on the map yet',
  'district.brings': '{count, plural, one {# trade token} other {# trade tokens}}',
  'district.lost': '{count, plural, one {# of them finds no room} other {# of them find no room}}',
  'district.places': '{count, plural, one {# possible space} other {# possible spaces}}',
  'district.would': 'Here it would bring {what}.',
  'district.nothingNow': 'nothing for now',
  'district.owners': 'on the map: {names}',
} as const;
