/** Words of what is shown before somebody decides, of what is left unused, and of combats. */
export const sightEn = {
  'sight.spaces': '{count, plural, one {Then # space glows.} other {Then # spaces glow.}}',
  'sight.rule': 'Rule {rule}',
  'sight.enough': 'Difficulty {need}: slot {slot} is enough.',
  'sight.way': '{count, plural, one {# space away} other {# spaces away}}',
  'sight.way.shared':
    '{count, plural, one {# of them shared by all caravans} other {# of them shared by all caravans}}',
  'sight.way.tokens': '{count, plural, one {takes # trade token} other {takes # trade tokens}}',
  'sight.visit': 'A visit: two trade tokens, and what {place} gives.',
  'sight.drivesAway': 'Drives barbarian {barbarian} away.',
  'sight.tokenBack': 'Your control token there goes back.',
  'sight.reinforced': 'Turned over: 1 more in defence, here and for your spaces around it.',
  'price.printed': 'Printed',
  'price.production': 'Production',
  'price.slot': 'slot',
  'price.card': 'card',
  'price.resources': '{count} × {resource}, {each} each',
  'price.tokens': '{count, plural, one {# trade token} other {# trade tokens}}',
  'price.naturalWonders': '{count, plural, one {# natural wonder} other {# natural wonders}}, {each} each',
  'price.most': 'You reach at most',
  'price.cost': 'It costs you',
  'left.placeControl':
    '{count, plural, one {# control token can still be placed} other {# control tokens can still be placed}}',
  'left.trade':
    '{count, plural, one {# trade token could still buy one more} other {# trade tokens could still buy # more}}',
  'left.moveCaravans': '{count, plural, one {# caravan can still move} other {# caravans can still move}}',
  'left.moveCaravan':
    '{count, plural, one {this caravan could go # space farther} other {this caravan could go # spaces farther}}',
  'left.attack': '{count, plural, one {# attack left} other {# attacks left}}',
  'left.reinforce':
    '{count, plural, one {# control token can still be reinforced} other {# control tokens can still be reinforced}}',
  'left.military.attack': 'an attack is possible',
  'left.military.reinforce': 'control tokens can be reinforced',
  'left.build.city': 'a city can be built',
  'left.build.wonder': 'a wonder can be built',
  'left.chooseWonder': '{count, plural, one {# wonder can be paid for} other {# wonders can be paid for}}',
  'left.upgradeCard': '{count, plural, one {# card can still be replaced} other {# cards can still be replaced}}',
  'left.any': '{count, plural, one {# choice is left} other {# choices are left}}',
  'combat.won': 'The attack wins.',
  'combat.lost': 'The defence holds.',
  'combat.unknown': 'Everything else',
} as const;
