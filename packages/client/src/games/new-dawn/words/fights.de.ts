import type { fightsEn } from './fights.en.ts';

export const fightsDe: Record<keyof typeof fightsEn, string> = {
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

  'attack.left':
    '{count, plural, one {# Angriff} other {bis zu # Angriffe}}, {range, plural, one {# Feld} other {# Felder}} weit',
  'attack.value': 'Kampfwert {value}',

  'combat.label': 'Kampf',
  'combat.title': '{player} greift an: {place}',
  'combat.titleAgainst': '{player} greift {rival} an: {place}',
  'combat.attack': 'Angriff',
  'combat.defence': 'Verteidigung',
  'combat.total': 'Summe',
  'combat.beforeDice': 'Vor den Würfeln',
  'combat.chance': 'Ohne Marker gewinnen {chance} % der Würfe.',
  'combat.attackLeads': 'Der Angriff liegt vorn.',
  'combat.defenceLeads': 'Die Verteidigung hält; bei Gleichstand gewinnt sie.',
  'combat.spending': '{player} darf Marker ausgeben.',
  'combat.then.attack': '{attack} : {defence}, der Angriff liegt vorn',
  'combat.then.defence': '{attack} : {defence}, die Verteidigung hält',
  'combat.won': 'Der Angriff gewinnt.',
  'combat.lost': 'Die Verteidigung hält.',
  'combat.unknown': 'Alles andere',
  'combat.ahead': '{attack} : {defence} vor den Würfeln',
  'combat.reroll': 'Neuer Wurf statt {die}',
  'combat.reroll.needs': '{chance} % der Würfe reichen.',

  'reinforce.most': '{count, plural, one {bis zu # Kontrollmarker} other {bis zu # Kontrollmarker}}',

  'fort.help': 'Sie muss zwei Felder des Kerns berühren, aber keine andere Festung und keinen Stadtstaat.',
  'fort.touches': '{count, plural, one {berührt # Feld des Kerns} other {berührt # Felder des Kerns}}',
};
