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
  'wonder.aged': 'Ein Handelsmarker macht es 1 billiger. Mit dem nächsten kommt es aus dem Spiel.',

  'price.printed': 'Aufgedruckt',
  'price.production': 'Produktion',
  'price.slot': 'Platz',
  'price.card': 'Karte',
  'price.resources': '{count} × {resource}, je {each}',
  'price.tokens': '{count, plural, one {# Handelsmarker} other {# Handelsmarker}}',
  'price.naturalWonders': '{count, plural, one {# Naturwunder} other {# Naturwunder}}, je {each}',
  'price.most': 'Du kannst höchstens zahlen',
  'price.cost': 'Deine Kosten',

  'tile.place': '{place}, Drehung {turn}',
  'tile.spot': 'Mitte des Teils: {place}',
  'tile.help':
    'Lege die Mitte des Teils auf eine leuchtende Stelle. Drehen: Knöpfe, Mausrad, zwei Finger oder R und Umschalt+R; wenden: F; Pfeiltasten gehen von Stelle zu Stelle.',
  'tile.next': 'Nächste Stelle',
  'tile.left': 'Nach links drehen',
  'tile.right': 'Nach rechts drehen',
  'tile.side': 'Seite {side}',
  'tile.flip': 'Wenden',
  'tile.touches': '{count, plural, one {berührt # Feld, das zählt} other {berührt # Felder, die zählen}}',
  'tile.touches.need': 'Nötig: {need}.',

  'map.layWater': 'Neben dem Wagen, außerhalb der Karte.',
  'map.foundCity': 'Ein erlaubtes Feld mit beliebigem Gelände.',
  'map.replaceCity': 'Eine rivalisierende Stadt ohne Armee, aber keine Hauptstadt.',
  'map.exploreAnywhere': 'Ein Randfeld eines beliebigen Teils.',
  'map.placeOnTile': 'Ein leeres Landfeld des neuen Teils.',
  'map.takeBackFor': 'Dein Marker kommt zurück in deinen Vorrat.',

  'move.left': '{count, plural, =0 {Keine eigenen Felder mehr} one {Noch # Feld} other {Noch # Felder}}',
  'move.each': '{count, plural, one {# Feld für jeden Wagen} other {# Felder für jeden Wagen}}',
  'move.shared': '{count, plural, one {# weiteres für alle zusammen} other {# weitere für alle zusammen}}',
  'move.tokens': '{count, plural, one {# Handelsmarker: 1 Feld} other {# Handelsmarker: je 1 Feld}}',
  'move.more': '1 Feld mehr für jeden Wagen',
  'move.caravan': 'Wagen {number}',
  'move.onCard': 'auf seiner Karte',
};
