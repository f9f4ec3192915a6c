import type { terraEn } from './terra.en.ts';

export const terraDe: Record<keyof typeof terraEn, string> = {
  'place.middle': 'der Mitte der Karte',
  'space.district': '{district} (Bezirk) von {player}',
  'space.district.reinforced': '{district} (verstärkter Bezirk) von {player}',
  'space.armies': '{count, plural, one {Armee} other {# Armeen}} von {player}',
  'space.fort.held': 'eroberte Festung',
  'space.fort.free': 'freie Festung',
  'space.lent': 'Stadtstaat {cityState}, in diesem Zug eine Stadt von {player}',

  'option.government': '{government} (+{shift})',
  'option.chooseGovernment': '{government}, auf {card}',
  'option.spend.done': 'Dabei bleiben',
  'option.otherSide': 'Die andere Seite',

  'tile.side': 'Seite {side}',
  'tile.flip': 'Umdrehen',
  'tile.touches': '{count, plural, one {berührt # Feld, das zählt} other {berührt # Felder, die zählen}}',
  'tile.touches.need': 'Nötig sind {need}.',
  'fort.help': 'Sie muss zwei Felder des Kerns berühren, aber keine andere Festung und keinen Stadtstaat.',
  'fort.touches': '{count, plural, one {berührt # Feld des Kerns} other {berührt # Felder des Kerns}}',

  'army.number': 'Armee {number}',
  'army.onCard.short': 'auf ihrer Karte',
  'army.back': 'besiegt, darf aber noch einmal losziehen',
  'army.left': '{count, plural, one {Noch # Feld} other {Noch # Felder}}',
  'army.each': '{count, plural, one {# Feld für jede Armee} other {# Felder für jede Armee}}',
  'army.noLimit': 'so weit sie will',
  'army.water': 'auch über Wasser',
  'army.terrain': 'bis {ground}',
  'army.again': 'nach einer Niederlage noch einmal',
  'army.value': 'Kampfwert {value}',
  'army.stops': 'Hier hält sie an und muss angreifen.',
  'army.startsHere': 'Hier bricht sie auf.',

  'army.waiting': '{count, plural, one {# Armee auf deiner Militärkarte} other {# Armeen auf deiner Militärkarte}}',
  'combat.ahead': '{attack} : {defence} vor den Würfeln',
  'stack.secret': 'Diese Teile siehst nur du.',
  'government.now': 'Bisher: {government}',
  'map.layWater': 'Er liegt neben dem Wagen, wo noch keine Karte ist.',
  'map.foundCity': 'Ein erlaubtes Feld, gleich welches Gelände.',
  'map.replaceCity': 'Eine rivalisierende Stadt, die keine Hauptstadt ist und auf deren Feld keine Armee steht.',
  'map.exploreAnywhere': 'Ein Randfeld eines beliebigen Teils.',
  'map.placeOnTile': 'Ein leeres Feld des neuen Teils, das kein Wasser ist.',
  'map.takeBackFor': 'Dein Marker kommt zurück in deinen Vorrat.',

  'combat.reroll': 'Neuer Wurf statt {die}',
  'combat.reroll.needs': '{chance} % der Würfe reichen.',

  'growth.left': '{count, plural, =0 {kein Bezirk mehr übrig} one {noch # Bezirk übrig} other {noch # Bezirke übrig}}',
  'growth.tokens':
    '{count, plural, =0 {} one {Der Handelsmarker auf der Karte verstärkt einen weiteren.} other {Die # Handelsmarker auf der Karte verstärken # weitere.}}',
  'district.choose': 'Wähle einen Bezirk, dann ein leuchtendes Feld.',
  'district.onMap': 'liegt schon auf der Weltkarte',
  'district.unused': 'liegt noch nicht auf der Weltkarte',
  'district.brings': '{count, plural, one {# Handelsmarker} other {# Handelsmarker}}',
  'district.lost': '{count, plural, one {für # davon ist kein Platz} other {für # davon ist kein Platz}}',
  'district.places': '{count, plural, one {# mögliches Feld} other {# mögliche Felder}}',
  'district.would': 'Hier brächte er {what}.',
  'district.nothingNow': 'vorerst nichts',
  'district.owners': 'auf der Weltkarte: {names}',

  'government.marker': '{government}: {shift, plural, one {einen Platz} other {# Plätze}} weiter rechts',
  'government.slot': 'gilt auf Platz {slot}',
  'government.then': 'Jetzt auf Platz {slot}; mit {government} wird sie auf Platz {moved} abgehandelt.',
  'shift.then': 'danach Platz {slots}',

  'wonder.aged': 'Ein Handelsmarker liegt darauf: 1 günstiger. Mit dem nächsten scheidet es aus dem Spiel aus.',

  'stack.left':
    '{count, plural, =0 {Kein Teil mehr zu erkunden} one {Noch # Teil zu erkunden} other {Noch # Teile zu erkunden}}',

  'ibrahim.with': 'Ibrahim ist bei {player}',
  'ibrahim.none': 'niemand hat Ibrahim',
  'holdings.ally': 'Verbündet mit {player}',
  'holdings.ally.text': 'Von diesen Diplomatiekarten darf man beliebig viele haben.',

  'players.armies':
    '{card, plural, =0 {keine Armee auf ihrer Karte} one {# Armee auf ihrer Karte} other {# Armeen auf ihrer Karte}}, {map, plural, =0 {keine auf der Weltkarte} one {# auf der Weltkarte} other {# auf der Weltkarte}}',
  'players.districts':
    '{count, plural, =0 {kein Bezirk} one {# Bezirk} other {# Bezirke}} auf der Weltkarte, noch {left} übrig',
  'players.forts': '{count, plural, one {# Festung} other {# Festungen}}',

  'victory.most': 'Erfülle {need} der {count} Karten.',
  'victory.held': 'Der Marker geht verloren, sobald das Ziel nicht mehr erfüllt ist.',

  'now.district': 'Bezirk platzieren',
  'now.reinforce.tokens': '{tokens, plural, =0 {{count}} other {{count} + #}} verstärken',
  'now.armies': 'Armeen je {distance} Felder',
  'now.fight': 'Kampf {value}',
  'now.fight.barbarian': 'Kampf {value}, gegen Barbaren {barbarian}',
  'now.deploy': 'Armeen in Städte',
  'now.look': '{count} Teile ansehen',
  'now.everybody': 'alle einen Bezirk',
  'now.figure': 'oder Stadt, wo eine Figur steht',
  'now.water': 'auch Wasser',

  'left.moveArmies': '{count, plural, one {# Armee kann noch ziehen} other {# Armeen können noch ziehen}}',
  'left.moveArmy':
    '{count, plural, one {diese Armee könnte noch # Feld weiterziehen} other {diese Armee könnte noch # Felder weiterziehen}}',
  'left.moveArmy.any': 'diese Armee könnte noch weiterziehen',
  'left.district': 'ein Bezirk kann platziert werden',
  'left.growth': 'ein Bezirk kann platziert oder es kann verstärkt werden',
  'left.use': '{count, plural, one {# Möglichkeit ist übrig} other {# Möglichkeiten sind übrig}}',
  'left.defeat': '{count, plural, one {# Ziel kann besiegt werden} other {# Ziele können besiegt werden}}',
  'left.city': 'eine Stadt kann gebaut werden',
  'left.replaceCity': 'eine rivalisierende Stadt kann ersetzt werden',
  'left.explore': 'es kann erkundet werden',
  'left.copyCard': '{count, plural, one {# Karte kann genommen werden} other {# Karten können genommen werden}}',
  'left.conquer': 'der Stadtstaat kann erobert werden',
};
