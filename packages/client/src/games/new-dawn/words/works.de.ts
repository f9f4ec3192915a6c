import type { worksEn } from './works.en.ts';

export const worksDe: Record<keyof typeof worksEn, string> = {
  'build.range': '{range, plural, one {bis # Feld entfernt} other {bis # Felder entfernt}}',
  'build.throughWater': 'auch über Wasser',
  'build.fromCaravans': 'auch ab Wagen',
  'build.left': 'noch {count} von {all} Städten',
  'build.production': 'Produktion {production}',

  'pay.sum': '{paid} von {cost} bezahlt',

  'wonder.price': 'kostet dich {cost}',
  'wonder.printed': 'aufgedruckt {cost}',
  'wonder.with': '{one} und {other} zählen je 2',
  'wonder.aged': 'Ein Handelsmarker liegt darauf: 1 günstiger. Mit dem nächsten scheidet es aus dem Spiel aus.',

  'price.printed': 'Aufgedruckt',
  'price.production': 'Produktion',
  'price.slot': 'Platz',
  'price.card': 'Karte',
  'price.resources': '{count} × {resource}, je {each}',
  'price.tokens': '{count, plural, one {# Handelsmarker} other {# Handelsmarker}}',
  'price.naturalWonders': '{count, plural, one {# Naturwunder} other {# Naturwunder}}, je {each}',
  'price.most': 'Du kommst höchstens auf',
  'price.cost': 'Es kostet dich',

  'tile.place': '{place}, gedreht auf Stellung {turn}',
  'tile.spot': 'Mitte des Teils: {place}',
  'tile.help':
    'Lege die Mitte des Teils auf eine leuchtende Stelle. Knöpfe, Mausrad, zwei Finger und die Tasten R und Umschalt+R drehen es, F wendet es, die Pfeiltasten gehen von Stelle zu Stelle.',
  'tile.next': 'Nächste Stelle',
  'tile.left': 'Nach links drehen',
  'tile.right': 'Nach rechts drehen',
  'tile.side': 'Seite {side}',
  'tile.flip': 'Umdrehen',
  'tile.touches': '{count, plural, one {berührt # Feld, das zählt} other {berührt # Felder, die zählen}}',
  'tile.touches.need': 'Nötig sind {need}.',

  'map.layWater': 'Er liegt neben dem Wagen, wo noch keine Karte ist.',
  'map.foundCity': 'Ein erlaubtes Feld, gleich welches Gelände.',
  'map.replaceCity': 'Eine rivalisierende Stadt, die keine Hauptstadt ist und auf deren Feld keine Armee steht.',
  'map.exploreAnywhere': 'Ein Randfeld eines beliebigen Teils.',
  'map.placeOnTile': 'Ein leeres Feld des neuen Teils, das kein Wasser ist.',
  'map.takeBackFor': 'Dein Marker kommt zurück in deinen Vorrat.',

  'move.left': '{count, plural, =0 {Keine eigenen Felder mehr} one {Noch # Feld} other {Noch # Felder}}',
  'move.each': '{count, plural, one {# Feld für jeden Wagen} other {# Felder für jeden Wagen}}',
  'move.shared': '{count, plural, one {# weiteres für alle zusammen} other {# weitere für alle zusammen}}',
  'move.tokens': '{count, plural, one {# Handelsmarker: 1 Feld} other {# Handelsmarker: je 1 Feld}}',
  'move.more': '1 Feld mehr für jeden Wagen',
  'move.caravan': 'Wagen {number}',
  'move.onCard': 'auf seiner Karte',
};
