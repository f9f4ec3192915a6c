import type { playersEn } from './players.en.ts';

export const playersDe: Record<keyof typeof playersEn, string> = {
  'players.start': 'Startspieler',
  'players.resource': '{count} × {resource}',
  'players.control': '{count, plural, one {noch # Kontrollmarker} other {noch # Kontrollmarker}}',
  'players.cities':
    '{count, plural, one {# Stadt} other {# Städte}}, {mature, plural, =0 {keine entwickelt} one {# entwickelt} other {# entwickelt}}',
  'players.spaces': '{count, plural, one {# Feld} other {# Felder}}',
  'players.citiesLeft': '{count, plural, one {noch # möglich} other {noch # möglich}}',
  'players.caravans':
    '{card, plural, =0 {kein Wagen auf seiner Karte} one {# Wagen auf seiner Karte} other {# Wagen auf ihrer Karte}}, {map, plural, =0 {keiner auf der Weltkarte} one {# auf der Weltkarte} other {# auf der Weltkarte}}',
  'players.stored': '{count, plural, one {# aufbewahrter Handelsmarker} other {# aufbewahrte Handelsmarker}}',
  'players.has': 'Besitz von {player}',
  'players.armies':
    '{card, plural, =0 {keine Armee auf ihrer Karte} one {# Armee auf ihrer Karte} other {# Armeen auf ihrer Karte}}, {map, plural, =0 {keine auf der Weltkarte} one {# auf der Weltkarte} other {# auf der Weltkarte}}',
  'players.districts':
    '{count, plural, =0 {kein Bezirk} one {# Bezirk} other {# Bezirke}} auf der Weltkarte, noch {left} übrig',
  'players.forts': '{count, plural, one {# Festung} other {# Festungen}}',

  'holdings.title': 'Mehr',
  'holdings.cardOf': '{card} von {player}',
  'holdings.closed': 'eine Karte von {player}',
  'holdings.faceDown': '{card}, verdeckt',
  'holdings.lent': '{card}, verliehen an {player}',
  'holdings.lentClosed': 'eine Karte, verliehen an {player}',
  'holdings.cityStateCard': 'Karte von {cityState}',
  'holdings.from': 'von {player}',
  'holdings.ally': 'Verbündet mit {player}',
  'holdings.ally.text': 'Von diesem Spieler darfst du beliebig viele Diplomatiekarten haben.',

  'offer.title': 'Weltwunder im Angebot',
  'offer.later': 'Weltwunder kommen am Ende des Aufbaus.',
  'offer.none': '{type}: keines mehr',
  'offer.below': '{count, plural, =0 {das letzte} one {darunter noch #} other {darunter noch #}}',

  'victory.title': 'Ziel',
  'victory.claimed': 'Erfüllt von {names}',
  'victory.later': 'Die Siegkarten kommen am Ende des Aufbaus.',
  'victory.rule':
    '{count, plural, one {Erfülle sie, um zu gewinnen.} other {Erfülle auf jeder der # Karten eine Agenda.}}',
  'victory.need': 'nötig: {need}',
  'victory.progress': '{player}: {have} von {need}',
  'victory.most': 'Erfülle {need} der {count} Karten.',
  'victory.held': 'Du verlierst den Marker, sobald die Agenda nicht mehr erfüllt ist.',

  'status.setUp': 'Aufbau',
  'status.eventDial': 'Ereignisscheibe',

  'event.now': 'Jetzt: {event}',
  'event.next': 'Nach dieser Runde: {event}',

  'arrow.title': 'Richtung der Barbaren je Würfelzahl',
  'arrow.way': '{die} = {direction}',

  'tab.row': 'Karten',

  'tech.at': 'Technologie {at} von {last}',
  'tech.next': 'Stufe {level} auf Feld {space}',

  'ibrahim.with': '{player} hat Ibrahim',
  'ibrahim.none': 'niemand hat Ibrahim',
};
