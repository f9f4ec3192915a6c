/** What stands on cards and tokens, in our own words. */
export const cardsEn = {
  'card.early-empire.name': 'Early Empire',
  'card.early-empire.text': 'Place 2 control tokens next to your cities; terrain up to the slot.',
  'card.drama-and-poetry.name': 'Drama and Poetry',
  'card.drama-and-poetry.text':
    'Place 2 control tokens next to your cities (terrain up to the slot). Then you may shift one of your control tokens by one space to an empty land space of any terrain.',
  'card.civil-service.name': 'Civil Service',
  'card.civil-service.text':
    'Place 2 control tokens next to your cities, then 1 more next to any friendly space; terrain up to the slot for all.',
  'card.mass-media.name': 'Mass Media',
  'card.mass-media.text':
    'Place 3 control tokens next to your cities (terrain up to the slot). Then pick a rival control token within 2 spaces of a friendly space: unreinforced becomes one of yours (unreinforced), reinforced is flipped down.',
  'card.astrology.name': 'Astrology',
  'card.astrology.text': 'Advance the tech dial by the slot number.',
  'card.mathematics.name': 'Mathematics',
  'card.mathematics.text':
    'Put 1 trade token from the supply on one of your focus cards, then advance the tech dial by the slot number.',
  'card.replaceable-parts.name': 'Replaceable Parts',
  'card.replaceable-parts.text':
    'Take 1 resource from the supply of a type you do not own, then advance the tech dial by the slot number.',
  'card.nuclear-power.name': 'Nuclear Power',
  'card.nuclear-power.text':
    'Only in slot 5: choose a space; there and on its neighbours destroy every unreinforced control token and flip every reinforced one. Then advance the tech dial by the slot number.',
  'card.foreign-trade.name': 'Foreign Trade',
  'card.foreign-trade.text': 'Move each caravan up to 3 spaces; terrain up to the slot.',
  'card.currency-base.name': 'Currency',
  'card.currency-base.text':
    'Move each caravan up to 4 spaces; terrain up to the slot. Caravans may enter barbarian spaces: the barbarian is removed, no trade token is gained, the move may go on.',
  'card.steam-power.name': 'Steam Power',
  'card.steam-power.text':
    'Move each caravan up to 6 spaces; terrain up to the slot, water allowed. Then you may trade one of your resource tokens for one of any type from the supply.',
  'card.capitalism.name': 'Capitalism',
  'card.capitalism.text':
    'Move each caravan up to 6 spaces; terrain up to the slot, water allowed. Once per turn, after resetting this card, resolve another card of your row as if in the first slot; that card is not reset.',
  'card.pottery.name': 'Pottery',
  'card.pottery.text':
    'Build 1 wonder with production equal to the slot, or 1 city within 2 spaces of a friendly space (terrain up to the slot).',
  'card.animal-husbandry-base.name': 'Animal Husbandry',
  'card.animal-husbandry-base.text':
    'Build 1 wonder with production equal to the slot, or 1 city within 3 spaces of a friendly space or of one of your caravans (terrain up to the slot).',
  'card.nationalism.name': 'Nationalism',
  'card.nationalism.text':
    'Build 1 wonder with production equal to the slot (7 in slot 5), or 1 city within 4 spaces of a friendly space, counting through water allowed (terrain up to the slot).',
  'card.urbanization.name': 'Urbanization',
  'card.urbanization.text':
    'Build 1 wonder with production equal to the slot, or 1 city within 5 spaces of a friendly space, counting through water allowed (terrain up to the slot); after a city, place up to 2 control tokens next to it (terrain up to the slot).',
  'card.masonry-base.name': 'Masonry',
  'card.masonry-base.text':
    'Reinforce your control tokens, at most as many as the slot says, or make up to 2 attacks at range 2 with combat value equal to the slot.',
  'card.iron-working-base.name': 'Iron Working',
  'card.iron-working-base.text':
    'Reinforce your control tokens, at most as many as the slot says, or make up to 2 attacks at range 3 with combat value slot +1 (slot +3 against barbarians).',
  'card.mass-production-base.name': 'Mass Production',
  'card.mass-production-base.text':
    'Make up to 2 attacks at range 3, counting through water allowed, combat value slot +2. Then reinforce your control tokens, at most as many as the slot says, and one less for each attack made.',
  'card.flight-base.name': 'Flight',
  'card.flight-base.text':
    'Reinforce your control tokens, at most as many as the slot says, and before or after that make up to 3 attacks at range 5 with combat value slot +3; the count may pass through everything.',
  'leader.america.civ': 'America',
  'leader.america.name': 'Teddy Roosevelt',
  'leader.america.text':
    'Whenever you gain or spend a natural wonder token, lay it on any card of your focus row. From that card it can be spent either as a trade token of that card or as its resource.',
  'leader.aztec.civ': 'Aztec',
  'leader.aztec.of': 'of the Aztecs',
  'leader.aztec.name': 'Montezuma',
  'leader.aztec.text':
    'After resetting your military card: if you won at least one attack this turn, you may swap any two cards of your focus row.',
  'leader.egypt.civ': 'Egypt',
  'leader.egypt.name': 'Cleopatra',
  'leader.egypt.text': 'World wonders cost you 1 less.',
  'leader.france.civ': 'France',
  'leader.france.name': 'Catherine de Medici',
  'leader.france.text':
    'When you resolve your culture card, place extra control tokens by the latest era among your wonders: ancient 1, medieval 2, modern 3 (not added up).',
  'leader.japan.civ': 'Japan',
  'leader.japan.name': 'Hojo Tokimune',
  'leader.japan.text':
    'During your own turn, desert and mountain spaces next to water or on the map edge have difficulty 3.',
  'leader.rome.civ': 'Rome',
  'leader.rome.name': 'Trajan',
  'leader.rome.text': 'Caravans leaving your economy card may start from any of your cities, mature or not.',
  'leader.scythia.civ': 'Scythia',
  'leader.scythia.name': 'Tomyris',
  'leader.scythia.text': '+3 combat when you attack or defend a grassland or hill space.',
  'leader.sumeria.civ': 'Sumeria',
  'leader.sumeria.name': 'Gilgamesh',
  'leader.sumeria.text': 'Whenever you defeat a barbarian you also take 1 resource of your choice from the supply.',
  'wonder.stonehenge.name': 'Stonehenge',
  'wonder.stonehenge.text':
    'After you place a control token on a hill you may place control tokens on hills next to it; each new hill can continue the chain. Moved or swapped-in tokens do not trigger it.',
  'wonder.hanging-gardens.name': 'Hanging Gardens',
  'wonder.hanging-gardens.text':
    'At the start of your turn you may place 1 control token next to one of your cities on a space of difficulty 4 or less.',
  'wonder.forbidden-city.name': 'Forbidden City',
  'wonder.forbidden-city.text':
    'At the start of your turn you may destroy 1 rival control token next to a friendly space.',
  'wonder.chichen-itza.name': 'Chichen Itza',
  'wonder.chichen-itza.text':
    'When you place control tokens, empty forest spaces need not be next to one of your cities.',
  'wonder.sydney-opera-house.name': 'Sydney Opera House',
  'wonder.sydney-opera-house.text': 'Rival control tokens count for the maturity of your cities.',
  'wonder.eiffel-tower.name': 'Eiffel Tower',
  'wonder.eiffel-tower.text':
    'At the start of your turn you may choose 2 control tokens of one rival; that rival swaps one of them for one of your unused control tokens, unreinforced.',
  'wonder.colossus.name': 'Colossus',
  'wonder.colossus.text':
    'When you resolve your economy card your caravans share 6 extra spaces of movement as you like.',
  'wonder.great-lighthouse.name': 'Great Lighthouse',
  'wonder.great-lighthouse.text':
    'When you build a city, empty spaces on the map edge count as within 2 spaces of a friendly space.',
  'wonder.great-zimbabwe.name': 'Great Zimbabwe',
  'wonder.great-zimbabwe.text':
    'Trade tokens you receive may be put on this card instead of a focus card, at most 4. At the start of your turn you may move tokens from here to your focus cards.',
  'wonder.machu-picchu-base.name': 'Machu Picchu',
  'wonder.machu-picchu-base.text': 'A card you resolve in the first or second slot counts as being in the third slot.',
  'wonder.big-ben.name': 'Big Ben',
  'wonder.big-ben.text': 'Attacking or defending: +2 combat per own caravan next to the defending space.',
  'wonder.estadio-do-maracana.name': 'Estádio do Maracanã',
  'wonder.estadio-do-maracana.text':
    'Once per turn, before you resolve a focus card that is not your economy card, you may resolve and reset your economy card. (By errata; in the first printing: after it.)',
  'wonder.petra.name': 'Petra',
  'wonder.petra.text':
    '+2 combat when defending. Barbarians cannot enter spaces with your cities or your reinforced control tokens; by errata they go the opposite way instead.',
  'wonder.terracotta-army.name': 'Terracotta Army',
  'wonder.terracotta-army.text': '+2 combat when attacking.',
  'wonder.alhambra.name': 'Alhambra',
  'wonder.alhambra.text': '+2 combat when attacking or defending.',
  'wonder.venetian-arsenal.name': 'Venetian Arsenal',
  'wonder.venetian-arsenal.text':
    'Once per turn, after resolving the card in the fifth slot, you may resolve it again as if in the first slot.',
  'wonder.ruhr-valley.name': 'Ruhr Valley',
  'wonder.ruhr-valley.text': '+5 combat when defending.',
  'wonder.pentagon-base.name': 'Pentagon',
  'wonder.pentagon-base.text':
    '+2 combat when attacking, and your attacks may target any space of the map regardless of range.',
  'wonder.oracle.name': 'Oracle',
  'wonder.oracle.text': 'At the start of your turn you may swap 2 neighbouring cards of your focus row.',
  'wonder.pyramids.name': 'Pyramids',
  'wonder.pyramids.text':
    'When you build it: up to 3 level I cards of your row are replaced by level II cards of the same type.',
  'wonder.porcelain-tower.name': 'Porcelain Tower',
  'wonder.porcelain-tower.text':
    'When you build it: up to 2 cards of your row are replaced by the next level of the same type.',
  'wonder.potala-palace.name': 'Potala Palace',
  'wonder.potala-palace.text':
    'You may hold 4 diplomacy cards of each other player. When you build it you may take 3 diplomacy cards in total from other players.',
  'wonder.oxford-university.name': 'Oxford University',
  'wonder.oxford-university.text':
    'When you replace a focus card other than a science card, the new card may be of another type.',
  'wonder.kremlin.name': 'Kremlin',
  'wonder.kremlin.text':
    'Attacking a rival space: +4 combat if you have more reinforced control tokens on the map than the defender.',
  'cityState.carthage.name': 'Carthage',
  'cityState.kumasi.name': 'Kumasi',
  'cityState.brussels.name': 'Brussels',
  'cityState.seoul.name': 'Seoul',
  'cityState.geneva.name': 'Geneva',
  'cityState.mohenjo-daro.name': 'Mohenjo Daro',
  'cityState.buenos-aires.name': 'Buenos Aires',
  'cityState.kabul.name': 'Kabul',
  'naturalWonder.torres-del-paine.name': 'Torres del Paine',
  'naturalWonder.cliffs-of-dover.name': 'Cliffs of Dover',
  'naturalWonder.mt-everest.name': 'Mt. Everest',
  'naturalWonder.crater-lake.name': 'Crater Lake',
  'naturalWonder.grand-mesa.name': 'Grand Mesa',
  'naturalWonder.galapagos-islands.name': 'Galápagos Islands',
  'naturalWonder.mt-kilimanjaro.name': 'Mt. Kilimanjaro',
  'naturalWonder.pantanal.name': 'Pantanal',
  'cityState.carthage.text':
    'Defending, or attacking anything but Carthage: +1 combat per city-state token and per own city within 2 spaces of the defending space.',
  'cityState.kumasi.text': 'When you resolve your industry or culture card, forest has difficulty 1.',
  'cityState.brussels.text': 'Your wonders cost 1 less per mature city you have.',
  'cityState.seoul.text': 'At the start of your turn you may move 1 barbarian to an adjacent empty land space.',
  'cityState.geneva.text':
    'At the start of your turn you may give back 1 diplomacy card of a player and take a different one of that player.',
  'cityState.mohenjo-daro.text': 'When you place control tokens every space has 1 less difficulty.',
  'cityState.buenos-aires.text': 'A wonder of a type you do not control yet costs you 2 less.',
  'cityState.kabul.text': '+3 combat when attacking a city or a city-state other than Kabul.',
  'diplomacy.joint-war.name': 'Joint War',
  'diplomacy.joint-war.text': '+2 combat when attacking, unless you attack the giver of this card.',
  'diplomacy.defensive-pact.name': 'Defensive Pact',
  'diplomacy.defensive-pact.text': '+2 combat when defending, unless the giver attacks.',
  'diplomacy.embassy.name': 'Embassy',
  'diplomacy.embassy.text':
    "When you move a caravan to the giver's capital (also the move that gained this card): put 1 trade token from the supply on one of the giver's focus cards, then take 1 resource of your choice from the supply.",
  'diplomacy.open-borders-base.name': 'Open Borders',
  'diplomacy.open-borders-base.text': "The giver's control tokens count for the maturity of your cities.",
  'agenda.warmonger.name': 'Warmonger',
  'agenda.warmonger.text': 'Win an attack on a rival capital, or control 2 conquered city-states.',
  'agenda.paranoid.name': 'Paranoid',
  'agenda.paranoid.text': 'Control 2 military wonders.',
  'agenda.civilized.name': 'Civilized',
  'agenda.civilized.text': 'Have 8 of your cities on the map (capital included).',
  'agenda.money-grubber.name': 'Money Grubber',
  'agenda.money-grubber.text': 'Control 2 economic wonders.',
  'agenda.explorer.name': 'Explorer',
  'agenda.explorer.text': 'Control 15 spaces that are next to water or on the map edge.',
  'agenda.aesthetic.name': 'Aesthetic',
  'agenda.aesthetic.text': 'Control 2 cultural wonders.',
  'agenda.populous.name': 'Populous',
  'agenda.populous.text': 'Control 5 mature cities.',
  'agenda.preservationist.name': 'Preservationist',
  'agenda.preservationist.text': 'Control 2 natural wonders.',
  'agenda.technophile-base.name': 'Technophile',
  'agenda.technophile-base.text': 'Reach space 24 of your tech dial.',
  'agenda.scholarly-base.name': 'Scholarly',
  'agenda.scholarly-base.text': 'Control 2 scientific wonders.',
  'naturalWonder.torres-del-paine.text': 'Spendable as diamonds, once per turn, never used up.',
  'naturalWonder.cliffs-of-dover.text': 'Spendable as marble, once per turn, never used up.',
  'naturalWonder.mt-everest.text': 'Spendable as oil, once per turn, never used up.',
  'naturalWonder.crater-lake.text': 'Spendable as mercury, once per turn, never used up.',
  'naturalWonder.grand-mesa.text': 'Spendable as diamonds, once per turn, never used up.',
  'naturalWonder.galapagos-islands.text': 'Spendable as mercury, once per turn, never used up.',
  'naturalWonder.mt-kilimanjaro.text': 'Spendable as oil, once per turn, never used up.',
  'naturalWonder.pantanal.text': 'Spendable as marble, once per turn, never used up.',
} as const;
