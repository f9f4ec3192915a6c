/** What would be left unused. */
export const leftEn = {
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
  'left.moveArmies': '{count, plural, one {# army can still move} other {# armies can still move}}',
  'left.moveArmy':
    '{count, plural, one {this army could go # space farther} other {this army could go # spaces farther}}',
  'left.moveArmy.any': 'this army could go farther',
  'left.district': 'a district can be placed',
  'left.growth': 'a district can be placed or tokens reinforced',
  'left.use': '{count, plural, one {# use is left} other {# uses are left}}',
  'left.defeat': '{count, plural, one {# target can be defeated} other {# targets can be defeated}}',
  'left.city': 'a city can be built',
  'left.replaceCity': 'a rival city can be replaced',
  'left.explore': 'something can be explored',
  'left.copyCard': '{count, plural, one {# card can be taken} other {# cards can be taken}}',
  'left.conquer': 'the city-state can be conquered',
} as const;
