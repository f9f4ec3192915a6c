/** Cities, wonders, tiles and ways across the map. */
export const worksEn = {
  'build.range': '{range, plural, one {up to # space away} other {up to # spaces away}}',
  'build.throughWater': 'also across water',
  'build.fromCaravans': 'also from caravans',
  'build.left': '{count} of {all} cities left',
  'build.production': 'Production {production}',

  'pay.sum': '{paid} of {cost} paid',

  'wonder.price': 'costs you {cost}',
  'wonder.printed': 'printed cost {cost}',
  'wonder.with': '{one} and {other} count 2 each',
  'wonder.aged': 'A trade token lies on it: 1 cheaper. The next one drives it from the game.',

  'price.printed': 'Printed',
  'price.production': 'Production',
  'price.slot': 'slot',
  'price.card': 'card',
  'price.resources': '{count} × {resource}, {each} each',
  'price.tokens': '{count, plural, one {# trade token} other {# trade tokens}}',
  'price.naturalWonders': '{count, plural, one {# natural wonder} other {# natural wonders}}, {each} each',
  'price.most': 'You reach at most',
  'price.cost': 'It costs you',

  'tile.place': '{place}, turned to position {turn}',
  'tile.spot': 'Middle of the tile: {place}',
  'tile.help':
    'Put the middle of the tile on a glowing place. Buttons, mouse wheel, two fingers and the keys R and Shift+R turn it, F turns it over, the arrow keys walk from place to place.',
  'tile.next': 'Next place',
  'tile.left': 'Turn to the left',
  'tile.right': 'Turn to the right',
  'tile.side': 'Side {side}',
  'tile.flip': 'Turn it over',
  'tile.touches': '{count, plural, one {touches # space that counts} other {touches # spaces that count}}',
  'tile.touches.need': 'It has to touch {need}.',

  'map.layWater': 'It lies beside the caravan, where there is no map yet.',
  'map.foundCity': 'A legal space, whatever its terrain.',
  'map.replaceCity': 'A rival city that is no capital and has no army on its space.',
  'map.exploreAnywhere': 'An edge space of any tile.',
  'map.placeOnTile': 'An empty space of the new tile that is not water.',
  'map.takeBackFor': 'Your token goes back to your supply.',

  'move.left': '{count, plural, =0 {No space left of its own} one {# space left} other {# spaces left}}',
  'move.each': '{count, plural, one {# space for each caravan} other {# spaces for each caravan}}',
  'move.shared': '{count, plural, one {# more for all together} other {# more for all together}}',
  'move.tokens': '{count, plural, one {# trade token: 1 space} other {# trade tokens: 1 space each}}',
  'move.more': '1 more space for every caravan',
  'move.caravan': 'Caravan {number}',
  'move.onCard': 'on its card',
} as const;
