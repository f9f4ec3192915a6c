import type { cardWordsEn } from './cards.en.ts';

export const cardWordsDe: Record<keyof typeof cardWordsEn, string> = {
  'row.title': 'Deine Fokusreihe',
  'row.of': 'Fokusreihe von {player}',
  'row.slot': 'Platz {slot}',
  'row.level': 'Stufe {level}',
  'row.trade': '{count, plural, =0 {keine Handelsmarker} one {# Handelsmarker} other {# Handelsmarker}}',
  'row.spent': '{name}, in diesem Zug genutzt',
  'row.jump': 'Zu den Karten',
  'row.choose': 'Tippe unten auf eine leuchtende Karte.',

  'choose.slot': 'Platz {slot}: Gelände bis {ground}',
  'choose.replaces': 'ersetzt {card} auf Platz {slot}',
  'choose.advance': 'Von {from} auf {to}',
  'choose.gains': 'Erreicht Stufe {levels}',
  'choose.hits': '{count, plural, one {trifft # Kontrollmarker} other {trifft # Kontrollmarker}} von {player}',
  'choose.hitsNothing': 'Trifft keine Kontrollmarker.',
  'choose.becomes': 'wird zu {card}',

  'now.title': 'Jetzt: {what}',
  'now.place': '{tokens, plural, =0 {{count} Marker setzen} other {{count} + # Marker setzen}}',
  'now.ground': 'bis {ground}',
  'now.advance': '{tokens, plural, =0 {{by} vor} other {{by} + # vor}}',
  'now.level': '→ Stufe {levels}',
  'now.level.most': 'mit Markern → {levels}',
  'now.move': '{tokens, plural, =0 {je {distance} Felder} other {je {distance} + # Felder}}',
  'now.city': 'Stadt {range, plural, one {# Feld} other {# Felder}} weit',
  'now.wonder': '{tokens, plural, =0 {oder Wunder: {production}} other {oder Wunder: {production} + #}}',
  'now.attack':
    '{count, plural, one {# Angriff} other {# Angriffe}} mit {tokens, plural, =0 {{value}} other {{value} + #}}, {range} weit',
  'now.reinforce': '{count} verstärken',
  'now.thenReinforce': 'dann bis zu {count} verstärken',
  'now.or': 'oder {what}',
  'now.trade': '+{count, plural, one {# Handelsmarker} other {# Handelsmarker}}',
  'now.resource': '+1 neue Ressource',
  'now.exchange': 'Ressource tauschen',
  'now.shift': '1 versetzen',
  'now.convert': '1 übernehmen',
  'now.blast': '7 Felder treffen',
  'now.district': 'Bezirk platzieren',
  'now.reinforce.tokens': '{tokens, plural, =0 {{count}} other {{count} + #}} verstärken',
  'now.armies': 'Armeen je {distance} Felder',
  'now.fight': 'Kampf {value}',
  'now.fight.barbarian': 'Kampf {value}, gegen Barbaren {barbarian}',
  'now.deploy': 'Armeen in Städte',
  'now.look': '{count} Teile ansehen',
  'now.everybody': 'alle nutzen einen Bezirk',
  'now.figure': 'oder Figur wird zur Stadt',
  'now.water': 'auch Wasser',

  'leader.row': 'Erste Reihe ab Platz 1: {row}',

  'government.now': 'Jetzt: {government}',
  'government.marker': '{government}: {shift, plural, one {einen Platz} other {# Plätze}} weiter rechts',
  'government.slot': 'gilt auf Platz {slot}',
  'government.then': 'Jetzt auf Platz {slot}; mit {government} auf Platz {moved}.',

  'shift.then': 'danach Platz {slots}',

  'option.government': '{government} (+{shift})',
  'option.chooseGovernment': '{government}, auf {card}',
  'option.spend.done': 'Fertig',
  'option.otherSide': 'Die andere Seite',

  'growth.left': '{count, plural, =0 {kein Bezirk mehr übrig} one {noch # Bezirk übrig} other {noch # Bezirke übrig}}',
  'growth.tokens':
    '{count, plural, =0 {} one {Der Handelsmarker auf der Karte verstärkt einen weiteren.} other {Die # Handelsmarker auf der Karte verstärken # weitere.}}',

  'stack.secret': 'Diese Teile siehst nur du.',
  'stack.left':
    '{count, plural, =0 {Kein Teil mehr zu erkunden} one {Noch # Teil zu erkunden} other {Noch # Teile zu erkunden}}',

  'district.choose': 'Wähle einen Bezirk, dann ein leuchtendes Feld.',
  'district.onMap': 'liegt schon auf der Weltkarte',
  'district.unused': 'liegt noch nicht auf der Weltkarte',
  'district.brings': '{count, plural, one {# Handelsmarker} other {# Handelsmarker}}',
  'district.lost': '{count, plural, one {für # davon ist kein Platz} other {für # davon ist kein Platz}}',
  'district.places': '{count, plural, one {# mögliches Feld} other {# mögliche Felder}}',
  'district.would': 'Hier brächte er {what}.',
  'district.nothingNow': 'vorerst nichts',
  'district.owners': 'auf der Weltkarte: {names}',
};
