import type { fightsEn } from './fights.en.ts';

export const fightsDe: Record<keyof typeof fightsEn, string> = {
  'army.number': 'Armee {number}',
  'army.onCard.short': 'auf ihrer Karte',
  'army.back': 'besiegt, darf noch einmal ziehen',
  'army.left': '{count, plural, one {Noch # Feld} other {Noch # Felder}}',
  'army.each': '{count, plural, one {# Feld für jede Armee} other {# Felder für jede Armee}}',
  'army.noLimit': 'ohne Limit',
  'army.water': 'auch über Wasser',
  'army.terrain': 'bis {ground}',
  'army.again': 'nach einer Niederlage noch einmal',
  'army.value': 'Kampfwert {value}',
  'army.stops': 'Hier muss sie anhalten und angreifen.',
  'army.startsHere': 'Hier startet sie.',
  'army.waiting': '{count, plural, one {# Armee auf deiner Militärkarte} other {# Armeen auf deiner Militärkarte}}',

  'attack.left':
    '{count, plural, one {# Angriff} other {bis zu # Angriffe}}, Reichweite {range, plural, one {#} other {#}}',
  'attack.value': 'Kampfwert {value}',

  'combat.label': 'Kampf',
  'combat.title': '{player} greift an: {place}',
  'combat.titleAgainst': '{player} greift {rival} an: {place}',
  'combat.attack': 'Angriff',
  'combat.defence': 'Verteidigung',
  'combat.total': 'Summe',
  'combat.beforeDice': 'Vor dem Wurf',
  'combat.chance': 'Siegchance ohne Marker: {chance} %',
  'combat.attackLeads': 'Der Angriff liegt vorn.',
  'combat.defenceLeads': 'Die Verteidigung liegt vorn und gewinnt bei Gleichstand.',
  'combat.spending': '{player} darf Marker ausgeben.',
  'combat.then.attack': '{attack} : {defence}, der Angriff liegt vorn',
  'combat.then.defence': '{attack} : {defence}, die Verteidigung hält',
  'combat.won': 'Der Angriff gewinnt.',
  'combat.lost': 'Die Verteidigung hält.',
  'combat.unknown': 'Alles andere',
  'combat.ahead': '{attack} : {defence} vor dem Wurf',
  'combat.reroll': '{die} neu würfeln',
  'combat.reroll.needs': 'Siegchance: {chance} %',

  'reinforce.most': '{count, plural, one {bis zu # Kontrollmarker} other {bis zu # Kontrollmarker}}',

  'fort.help': 'Sie muss zwei Kernfelder berühren, aber keine andere Festung und keinen Stadtstaat.',
  'fort.touches': '{count, plural, one {berührt # Kernfeld} other {berührt # Kernfelder}}',
};
