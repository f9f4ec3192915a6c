import type { playersEn } from './players.en.ts';

export const playersDe: Record<keyof typeof playersEn, string> = {
  'players.start': 'Beginnt die Runden',
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
  'holdings.ally.text': 'Von diesen Diplomatiekarten darf man beliebig viele haben.',

  'offer.title': 'Weltwunder im Angebot',
  'offer.later': 'Weltwunder werden am Ende der Vorbereitung ausgelegt.',
  'offer.none': '{type}: keines mehr',
  'offer.below': '{count, plural, =0 {das letzte seiner Art} one {darunter noch #} other {darunter noch #}}',

  'victory.title': 'Ziel',
  'victory.claimed': 'Erfüllt von {names}',
  'victory.later': 'Die Siegkarten werden am Ende der Vorbereitung ausgelegt.',
  'victory.rule': '{count, plural, one {Wer es erfüllt, gewinnt.} other {Erfülle von jeder der # Karten ein Ziel.}}',
  'victory.need': 'nötig: {need}',
  'victory.progress': '{player}: {have} von {need}',
  'victory.most': 'Erfülle {need} der {count} Karten.',
  'victory.held': 'Der Marker geht verloren, sobald das Ziel nicht mehr erfüllt ist.',

  'status.setUp': 'Aufbau',
  'status.eventDial': 'Ereignisscheibe',

  'event.now': 'Jetzt: {event}',
  'event.next': 'Nach dieser Runde: {event}',

  'arrow.title': 'Wohin der Würfel die Barbaren führt',
  'arrow.way': '{die} führt nach {direction}',

  'tab.row': 'Karten',

  'tech.at': 'Technologie {at} von {last}',
  'tech.next': 'Nächste Stufe {level} auf Feld {space}',

  'ibrahim.with': 'Ibrahim ist bei {player}',
  'ibrahim.none': 'niemand hat Ibrahim',
};
