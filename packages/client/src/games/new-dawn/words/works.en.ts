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
  'wonder.aged': 'A trade token makes it 1 cheaper. With the next one it leaves the game.',

  'price.printed': 'Printed',
  'price.production': 'Production',
  'price.slot': 'slot',
  'price.card': 'card',
  'price.resources': '{count} × {resource}, {each} each',
  'price.tokens': '{count, plural, one {# trade token} other {# trade tokens}}',
  'price.naturalWonders': '{count, plural, one {# natural wonder} other {# natural wonders}}, {each} each',
  'price.most': 'You can pay at most',
  'price.cost': 'Your cost',

  'tile.place': '{place}, rotation {turn}',
  'tile.spot': 'Middle of the tile: {place}',
  'tile.help':
    'Put the middle of the tile on a glowing spot. Rotate with the buttons, mouse wheel, two fingers or R and Shift+R; flip with F; the arrow keys go from spot to spot.',
  'tile.next': 'Next spot',
  'tile.left': 'Turn to the left',
  'tile.right': 'Turn to the right',
  'tile.side': 'Side {side}',
  'tile.flip': 'Flip',
  'tile.touches': '{count, plural, one {touches # space that counts} other {touches # spaces that count}}',
  'tile.touches.need': 'It must touch {need}.',

  'map.layWater': 'Next to the caravan, off the map.',
  'map.foundCity': 'A legal space of any terrain.',
  'map.replaceCity': 'A rival city without an army, but no capital.',
  'map.exploreAnywhere': 'An edge space of any tile.',
  'map.placeOnTile': 'An empty land space of the new tile.',
  'map.takeBackFor': 'Your token returns to your supply.',

  'move.left': '{count, plural, =0 {No spaces of its own left} one {# space left} other {# spaces left}}',
  'move.each': '{count, plural, one {# space for each caravan} other {# spaces for each caravan}}',
  'move.shared': '{count, plural, one {# more for all together} other {# more for all together}}',
  'move.tokens': '{count, plural, one {# trade token: 1 space} other {# trade tokens: 1 space each}}',
  'move.more': '1 more space for every caravan',
  'move.caravan': 'Caravan {number}',
  'move.onCard': 'on its card',
} as const;
