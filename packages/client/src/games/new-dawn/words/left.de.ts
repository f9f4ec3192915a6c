import type { leftEn } from './left.en.ts';

export const leftDe: Record<keyof typeof leftEn, string> = {
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
