import type { sightEn } from './sight.en.ts';

export const sightDe: Record<keyof typeof sightEn, string> = {
  'sight.spaces': '{count, plural, one {Danach leuchtet # Feld.} other {Danach leuchten # Felder.}}',
  'sight.rule': 'Regel {rule}',
  'sight.enough': 'Schwierigkeit {need}: Platz {slot} reicht.',
  'sight.way': '{count, plural, one {# Feld entfernt} other {# Felder entfernt}}',
  'sight.way.shared': '{count, plural, one {# davon teilen sich alle Wagen} other {# davon teilen sich alle Wagen}}',
  'sight.way.tokens': '{count, plural, one {kostet # Handelsmarker} other {kostet # Handelsmarker}}',
  'sight.visit': 'Ein Besuch: zwei Handelsmarker, und was {place} gibt.',
  'sight.drivesAway': 'Vertreibt Barbar {barbarian}.',
  'sight.tokenBack': 'Dein Kontrollmarker dort geht zurück.',
  'sight.reinforced': 'Umgedreht: 1 mehr in der Verteidigung, hier und für deine Felder ringsum.',
  'price.printed': 'Aufgedruckt',
  'price.production': 'Produktion',
  'price.slot': 'Platz',
  'price.card': 'Karte',
  'price.resources': '{count} × {resource}, je {each}',
  'price.tokens': '{count, plural, one {# Handelsmarker} other {# Handelsmarker}}',
  'price.naturalWonders': '{count, plural, one {# Naturwunder} other {# Naturwunder}}, je {each}',
  'price.most': 'Du kommst höchstens auf',
  'price.cost': 'Es kostet dich',
  'left.placeControl':
    '{count, plural, one {# Kontrollmarker lässt sich noch setzen} other {# Kontrollmarker lassen sich noch setzen}}',
  'left.trade':
    '{count, plural, one {# Handelsmarker brächte noch einen} other {# Handelsmarker brächten noch # weitere}}',
  'left.moveCaravans': '{count, plural, one {# Wagen kann noch fahren} other {# Wagen können noch fahren}}',
  'left.moveCaravan':
    '{count, plural, one {dieser Wagen käme noch # Feld weiter} other {dieser Wagen käme noch # Felder weiter}}',
  'left.attack': '{count, plural, one {noch # Angriff} other {noch # Angriffe}}',
  'left.reinforce':
    '{count, plural, one {# Kontrollmarker lässt sich noch verstärken} other {# Kontrollmarker lassen sich noch verstärken}}',
  'left.military.attack': 'ein Angriff ist möglich',
  'left.military.reinforce': 'Kontrollmarker lassen sich verstärken',
  'left.build.city': 'eine Stadt lässt sich bauen',
  'left.build.wonder': 'ein Weltwunder lässt sich bauen',
  'left.chooseWonder': '{count, plural, one {# Weltwunder ist bezahlbar} other {# Weltwunder sind bezahlbar}}',
  'left.upgradeCard':
    '{count, plural, one {# Karte lässt sich noch ersetzen} other {# Karten lassen sich noch ersetzen}}',
  'left.any': '{count, plural, one {# Möglichkeit bleibt} other {# Möglichkeiten bleiben}}',
  'combat.won': 'Der Angriff gewinnt.',
  'combat.lost': 'Die Verteidigung hält.',
  'combat.unknown': 'Alles andere',
};
