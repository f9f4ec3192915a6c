/** Growth, districts and the focus cards of Terra Incognita that are not military. */
export const terraGrowthEn = {
  'card.irrigation.name': 'Irrigation',
  'card.irrigation.text':
    'Place a district next to one of your cities (terrain up to the slot), or reinforce your control tokens, at most as many as the slot says.',
  'card.engineering.name': 'Engineering',
  'card.engineering.text':
    'Place a district next to one of your cities, then 1 control token next to one of your districts (terrain up to the slot for both), or reinforce your control tokens, at most as many as the slot says.',
  'card.sanitation.name': 'Sanitation',
  'card.sanitation.text':
    'Place a district next to one of your cities (terrain up to the slot). Then reinforce your control tokens, at most as many as the slot says.',
  'card.globalization.name': 'Globalization',
  'card.globalization.text':
    'Place a district next to one of your cities (terrain up to the slot). Then name a kind of district: each player who has one on the map resolves it. Then reinforce your control tokens, at most as many as the slot says.',
  'card.currency-terra.name': 'Currency',
  'card.currency-terra.text':
    'Move each caravan up to 4 spaces; terrain up to the slot. A caravan may enter a barbarian’s space: the barbarian is removed without a trade token, and the caravan goes no farther.',
  'card.animal-husbandry-terra.name': 'Animal Husbandry',
  'card.animal-husbandry-terra.text':
    'Build one of these: a wonder with production equal to the slot; a city within 3 spaces of a friendly space (terrain up to the slot); a city where one of your caravans or armies stands, which then returns to its card.',

  'card.radio.name': 'Radio',
  'card.radio.text':
    'Place 3 control tokens next to your cities (terrain up to the slot). In slot 5 also choose a rival city within 4 spaces of one of yours, not a capital and without an army, and replace it with an unused city of yours.',
  'card.mysticism.name': 'Mysticism',
  'card.mysticism.text':
    'Place a district next to one of your cities (terrain up to the slot); a control token of yours that it replaces may go next to it. Or reinforce your control tokens, at most as many as the slot says.',
  'card.writing.name': 'Writing',
  'card.writing.text': 'Advance the tech dial by the slot number, and by 1 more if you control a world wonder.',
  'card.wheel.name': 'Wheel',
  'card.wheel.text':
    'Move each caravan up to 4 spaces; terrain up to the slot. For every city-state and rival city that a caravan reaches, also take 1 resource of your choice.',
  'card.natural-history.name': 'Natural History',
  'card.natural-history.text':
    'Advance the tech dial by the slot number, and by 1 more for each type of resource you own; natural wonders count as theirs.',
  'card.humanism.name': 'Humanism',
  'card.humanism.text':
    'Place 2 control tokens next to friendly spaces (terrain up to the slot). Then put 1 trade token on your focus cards for each of your mature cities.',
  'card.industrialization.name': 'Industrialization',
  'card.industrialization.text':
    'Build 1 wonder with production equal to the slot plus 1 for each of your districts on the map, or 1 city within 4 spaces of a friendly space, counting through water allowed (terrain up to the slot).',
  'card.state-workforce.name': 'State Workforce',
  'card.state-workforce.text':
    'Place 2 control tokens next to your cities (terrain up to the slot). In slot 5 place 1 more on a mountain next to any friendly space.',
  'card.shipbuilding.name': 'Shipbuilding',
  'card.shipbuilding.text':
    'Move each caravan up to 4 spaces; terrain up to the slot, water allowed. Right before one of them explores you may lay a water token beside it.',
  'card.cartography.name': 'Cartography',
  'card.cartography.text':
    'Move each caravan up to 6 spaces; terrain up to the slot, water allowed. Once per turn, when one reaches a rival city 8 or more spaces from your capital, you may build a city within 2 spaces of that city.',
  'card.construction.name': 'Construction',
  'card.construction.text':
    'Build 1 wonder with production equal to the slot, each resource spent on it being worth 3 instead of 2, or 1 city within 3 spaces of a friendly space (terrain up to the slot).',
  'card.banking.name': 'Banking',
  'card.banking.text':
    'Move each caravan up to 6 spaces; terrain up to the slot, water allowed. When one reaches the capital of the player who has Ibrahim, also take 1 resource of your choice.',
  'card.astronomy.name': 'Astronomy',
  'card.astronomy.text':
    'Look at up to 2 tiles from the bottom of the stack. You may lay one of them as if exploring from any edge space of your capital’s tile; put the others on top or at the bottom, in any order. Then advance the tech dial by the slot number.',
  'card.military-engineering.name': 'Military Engineering',
  'card.military-engineering.text':
    'Place a district next to one of your cities (terrain up to the slot). Then each army on your military card may go to one of your cities. Then reinforce every control token of yours on a space with one of your armies or next to it.',
  'card.craftsmanship.name': 'Craftsmanship',
  'card.craftsmanship.text':
    'Build 1 wonder with production equal to the slot, then advance the tech dial by 1; or build 1 city within 2 spaces of a friendly space (terrain up to the slot).',

  'district.campus.name': 'Campus',
  'district.campus.text':
    '1 trade token on your science card for each friendly mountain or natural wonder space on the campus or next to it.',
  'district.commercial-hub.name': 'Commercial Hub',
  'district.commercial-hub.text':
    'Either 1 trade token on any of your focus cards for each of your mature cities, or 1 on your economy card for each friendly desert on the hub or next to it.',
  'district.encampment.name': 'Encampment',
  'district.encampment.text':
    'Defeat a barbarian (1 trade token, as ever) or a rival army within 2 spaces, or reinforce one of your control tokens within 2 spaces, or both.',
  'district.industrial-zone.name': 'Industrial Zone',
  'district.industrial-zone.text':
    'Either 1 trade token on your industry card for each friendly forest on the zone or next to it, or discard 3 trade tokens from that card and build a city within 2 spaces of a friendly space.',
  'district.theater-square.name': 'Theater Square',
  'district.theater-square.text':
    'Place 1 control token within 2 spaces of the square or of one of your cities with a world wonder.',

  'prompt.growth': 'Place a district or reinforce?',
  'prompt.placeDistrict': 'Which district do you place, and where?',
  'prompt.deployArmies': 'You may deploy armies from your military card to your cities: which one, and where?',
  'prompt.nameDistrict': 'Which kind of district do all players resolve?',
  'prompt.resolveDistricts': 'Which district do you resolve next?',
  'prompt.districtChoice': 'What should this district do?',
  'prompt.encampment': 'What does your encampment defeat?',
  'prompt.foundCity': 'You may build a city: where?',
  'prompt.cityOnFigure': 'Which of your figures becomes a city?',
  'prompt.replaceCity': 'You may replace a rival city with one of yours: which one?',
  'prompt.upgradeTo': 'Which of these cards do you take?',
  'prompt.lookAtTiles': 'How many tiles do you look at, from the bottom of the stack?',
  'prompt.sortTiles': 'Where do you put the tiles you looked at?',
  'prompt.layLookedAt': 'From which space do you explore with tile {tile, number}?',
  'prompt.chooseVisitEffect': 'Your caravan has arrived. Which effect applies first?',
  'prompt.layWater': 'You may place a water token next to the caravan before it explores: where?',

  'waiting.growth': 'is resolving a growth card',
  'waiting.placeDistrict': 'is placing a district',
  'waiting.deployArmies': 'is deploying armies',
  'waiting.nameDistrict': 'is choosing a kind of district',
  'waiting.resolveDistricts': 'is choosing the next district',
  'waiting.districtChoice': 'is choosing a district’s effect',
  'waiting.encampment': 'is choosing a target for an encampment',
  'waiting.foundCity': 'may build a city',
  'waiting.cityOnFigure': 'is replacing a figure with a city',
  'waiting.replaceCity': 'may replace a rival city',
  'waiting.upgradeTo': 'is taking a focus card',
  'waiting.lookAtTiles': 'may look at tiles',
  'waiting.sortTiles': 'is ordering tiles',
  'waiting.layLookedAt': 'is placing a tile',
  'waiting.chooseVisitEffect': 'is choosing the first effect of a visit',
  'waiting.layWater': 'may lay a water token',

  'option.growth.district': 'Place a district',
  'option.growth.reinforce': 'Reinforce',
  'option.placeDistrict': '{district} on {hex}',
  'option.deployArmies': 'An army to {hex}',
  'option.nameDistrict.reinforce': 'First reinforce for trade tokens',
  'option.districtChoice.cities': 'Trade tokens for mature cities',
  'option.districtChoice.desert': 'Trade tokens for deserts',
  'option.districtChoice.forest': 'Trade tokens for forests',
  'option.districtChoice.city': 'A city for 3 trade tokens',
  'option.districtChoice.defeat': 'Defeat a barbarian or an army',
  'option.districtChoice.reinforce': 'Reinforce a control token',
  'option.encampment.barbarian': 'Barbarian {barbarian}',
  'option.encampment.army': 'An army of {player} on {hex}',
  'option.build.figure': 'Turn a figure into a city',
  'option.cityOnFigure.caravan': 'The caravan on {hex}',
  'option.cityOnFigure.army': 'The army on {hex}',
  'option.lookAtTiles.look': '{count, plural, one {1 tile} other {# tiles}}',
  'option.sortTiles.lay': 'Place tile {tile, number}',
  'option.sortTiles.top': 'Tile {tile, number} on top of the stack',
  'option.sortTiles.bottom': 'Tile {tile, number} at the bottom of the stack',
  'option.layLookedAt.top': 'It does not fit: put it on top of the stack',
  'option.chooseVisitEffect.card': 'Your economy card',

  'reason.hex.notNextToDistrict': 'This space is not next to one of your districts.',
  'reason.hex.outOfReach': 'Out of reach.',
  'reason.hex.notRivalCity': 'There is no rival city here.',
  'reason.hex.capital': 'You cannot replace a capital.',
  'reason.district.onMap': 'This district is already on the map: {district}.',
  'reason.growth.noDistrict': 'No space for a district.',
  'reason.district.nothing': 'Nothing to defeat within reach.',
  'reason.district.nothingToReinforce': 'Nothing to reinforce within reach.',
  'reason.district.noMatureCity': 'None of your cities is mature.',
  'reason.district.noGround': 'No friendly space of this terrain on or next to it.',
  'reason.district.tooDear': 'You need {tokens, number} trade tokens on your industry card.',
  'reason.district.nobody': 'No player has this district on the map: {district}.',
  'reason.build.noFigure': 'None of your figures stands on a legal city space.',
  'reason.city.none': 'All your cities are on the map.',
  'reason.figure.onCard': 'This figure is on its card.',

  'log.district.placed': '{by} places a district on {hex}: {district}.',
  'log.district.resolved': '{by} resolves a district on {hex}: {district}.',
  'log.district.named': '{by} has all players resolve this district: {district}.',
  'log.trade.discarded': '{by} discards {count, plural, one {1 trade token} other {# trade tokens}} from {card}.',
  'log.army.sentHome': 'An army of {by} returns from {hex} to its card.',
  'log.army.deployed': '{by} deploys an army to {hex}.',
  'log.city.replaced': '{by} replaces a city of {player} on {hex}.',
  'log.tiles.lookedAt': '{by} looks at {count, plural, one {1 tile} other {# tiles}} from the bottom of the stack.',
  'log.tiles.seen': 'You looked at tile {tile, number}.',
  'log.tiles.toTop': '{by} puts a tile on top of the stack.',
  'log.tiles.toBottom': '{by} puts a tile at the bottom of the stack.',
  'log.water.laid': '{by} places a water token on {hex}.',
} as const;
