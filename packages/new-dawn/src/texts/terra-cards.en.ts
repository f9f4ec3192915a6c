/** What stands on the leaders, wonders, city-states, diplomacy and victory cards of Terra Incognita. */
export const terraCardsEn = {
  'leader.china.civ': 'China',
  'leader.china.name': 'Qin Shi Huang',
  'leader.china.text': 'While you defend, each of your reinforced control tokens adds 2 instead of 1.',
  'leader.england.civ': 'England',
  'leader.england.name': 'Victoria',
  'leader.england.text':
    'After you build a city that is the only city on its tile (city-states ignored), you may place 1 unused control token, reinforced side up, next to it.',
  'leader.georgia.civ': 'Georgia',
  'leader.georgia.name': 'Tamar',
  'leader.georgia.text':
    "Resolve a focus card 1 slot farther right if you hold a diplomacy card of a city-state of that card's type.",
  'leader.inca.civ': 'Inca',
  'leader.inca.of': 'of the Inca',
  'leader.inca.name': 'Pachacuti',
  'leader.inca.text':
    'After you place a control token on a mountain you may place another on a space next to it; this can chain.',
  'leader.indonesia.civ': 'Indonesia',
  'leader.indonesia.name': 'Gitarja',
  'leader.indonesia.text':
    'Your caravans and armies may enter water. For caravan moves all water spaces on the map edge count as adjacent to each other.',
  'leader.netherlands.civ': 'Netherlands',
  'leader.netherlands.of': 'of the Netherlands',
  'leader.netherlands.name': 'Wilhelmina',
  'leader.netherlands.text':
    'For your district abilities, water spaces next to your districts count as friendly and as every terrain type.',
  'leader.nubia.civ': 'Nubia',
  'leader.nubia.name': 'Amanitore',
  'leader.nubia.text': 'After resetting your growth card, resolve one of your districts.',
  'leader.ottoman.civ': 'Ottoman Empire',
  'leader.ottoman.of': 'of the Ottoman Empire',
  'leader.ottoman.name': 'Suleiman',
  'leader.ottoman.text':
    'At the start of your turn you may hand the Ibrahim card to another player. +2 combat against its holder, attacking or defending.',
  'leader.poland.civ': 'Poland',
  'leader.poland.name': 'Jadwiga',
  'leader.poland.text':
    'At the start of your first turn pick another player and take 1 diplomacy card of your choice from that player. There is no limit on how many cards of that player you may hold.',
  'leader.zulu.civ': 'Zulu',
  'leader.zulu.of': 'of the Zulu',
  'leader.zulu.name': 'Shaka',
  'leader.zulu.text':
    'After you win as attacker, put 1 trade token from the supply on your military card, 2 if the target was a rival city or a city-state.',
  'wonder.colosseum.name': 'Colosseum',
  'wonder.colosseum.text':
    'At the start of your turn you may reinforce 1 of your control tokens next to one of your cities.',
  'wonder.taj-mahal.name': 'Taj Mahal',
  'wonder.taj-mahal.text': "Resolve a focus card 1 slot farther right for each wonder you control of that card's type.",
  'wonder.cristo-redentor.name': 'Cristo Redentor',
  'wonder.cristo-redentor.text':
    'When you build or capture it: choose a rival non-capital city without an army within 3 spaces of this wonder and replace it with one of your unused cities.',
  'wonder.apadana.name': 'Apadana',
  'wonder.apadana.text':
    'When you build or capture it: explore from any edge space of any tile; if a tile was placed, put 1 control token on an empty space of it.',
  'wonder.kilwa-kisiwani.name': 'Kilwa Kisiwani',
  'wonder.kilwa-kisiwani.text':
    'When one of your caravans reaches a city-state, put 1 extra trade token from the supply on any focus card.',
  'wonder.machu-picchu-terra.name': 'Machu Picchu',
  'wonder.machu-picchu-terra.text': 'A card in the first or second slot is resolved 2 slots farther right.',
  'wonder.orszaghaz.name': 'Országház',
  'wonder.orszaghaz.text': 'After one of your caravans reached a city-state you may conquer that city-state.',
  'wonder.jebel-barkal.name': 'Jebel Barkal',
  'wonder.jebel-barkal.text':
    'Attacking or defending you may spend resource tokens (no natural wonders) for +2 combat each.',
  'wonder.huey-teocalli.name': 'Huey Teocalli',
  'wonder.huey-teocalli.text': 'When defending, +1 combat per water space next to the defending space.',
  'wonder.statue-of-liberty.name': 'Statue of Liberty',
  'wonder.statue-of-liberty.text':
    'Before you replace a rival city by one of yours, replace every rival control token next to it by your unused control tokens, unreinforced.',
  'wonder.pentagon-terra.name': 'Pentagon',
  'wonder.pentagon-terra.text':
    '+2 combat when attacking. Your armies have no movement limit; all other movement rules still apply.',
  'wonder.great-library.name': 'Great Library',
  'wonder.great-library.text':
    "When one of your caravans reaches a rival city you may take a focus card of the same type and level as a card in that player's row; it replaces your card of that type.",
  'wonder.university-of-sankore.name': 'University of Sankore',
  'wonder.university-of-sankore.text':
    'At the end of your turn, if you replaced at least one focus card this turn, you may swap any 2 non-science cards of your row.',
  'wonder.amundsen-scott.name': 'Amundsen-Scott Research Station',
  'wonder.amundsen-scott.text':
    'When you build it: build a city on any legal edge space of the map and put this wonder there, then place up to 2 control tokens next to that city.',
  'cityState.auckland.name': 'Auckland',
  'cityState.auckland.text':
    'When you build a city you may count through water, and spaces next to water have difficulty 1.',
  'cityState.akkad.name': 'Akkad',
  'cityState.akkad.text':
    'Your armies may move through spaces with rival control tokens (they still must attack when they stop there).',
  'cityState.antananarivo.name': 'Antananarivo',
  'cityState.antananarivo.text':
    'During your turn Antananarivo is one of your cities and not a city-state. Your armies cannot end their move there.',
  'cityState.palenque.name': 'Palenque',
  'cityState.palenque.text':
    'When you resolve a focus card you may spend resource tokens (no natural wonders) as trade tokens of that card.',
  'diplomacy.open-borders-terra.name': 'Open Borders',
  'diplomacy.open-borders-terra.text':
    "The giver's cities and control tokens count as friendly for your district effects and for the maturity of your cities.",
  'diplomacy.non-aggression-pact.name': 'Non-Aggression Pact',
  'diplomacy.non-aggression-pact.text':
    'You can neither attack nor destroy pieces of the giver. If the giver attacks or destroys one of your pieces you may give this card back to swap your military card with any other card of your row.',
  'naturalWonder.dead-sea.name': 'The Dead Sea',
  'naturalWonder.dead-sea.text': 'Spendable as marble, once per turn, never used up.',
  'naturalWonder.mato-tipila.name': 'Mato Tipila',
  'naturalWonder.mato-tipila.text': 'Spendable as mercury, once per turn, never used up.',
  'naturalWonder.ha-long-bay.name': 'Ha Long Bay',
  'naturalWonder.ha-long-bay.text': 'Spendable as diamonds, once per turn, never used up.',
  'naturalWonder.gobustan.name': 'Gobustan',
  'naturalWonder.gobustan.text': 'Spendable as oil, once per turn, never used up.',
  'agenda.technophile-terra.name': 'Technophile',
  'agenda.technophile-terra.text': 'Have 3 level IV focus cards in your row.',
  'agenda.scholarly-terra.name': 'Scholarly',
  'agenda.scholarly-terra.text': 'Control 2 scientific wonders.',
  'agenda.defensive.name': 'Defensive',
  'agenda.defensive.text': 'Have 15 reinforced control tokens.',
  'agenda.devastating.name': 'Devastating',
  'agenda.devastating.text': 'Win an attack as attacker with a total combat value of 16 or more.',
  'agenda.diplomatic.name': 'Diplomatic',
  'agenda.diplomatic.text': 'Have diplomacy cards of 4 different players and/or city-states.',
  'agenda.hoarder.name': 'Hoarder',
  'agenda.hoarder.text': 'Have 5 resource and/or natural wonder tokens.',
  'agenda.expansionist.name': 'Expansionist',
  'agenda.expansionist.text': 'Control a city on each of 6 different tiles (a fort is a tile of its own).',
  'agenda.prolific.name': 'Prolific',
  'agenda.prolific.text': 'Control 2 wonders of the same era.',
  'agenda.industrious.name': 'Industrious',
  'agenda.industrious.text': 'Have 5 districts on the map.',
  'agenda.progressive.name': 'Progressive',
  'agenda.progressive.text': 'Control a wonder of every era.',
  'agenda.provincial.name': 'Provincial',
  'agenda.provincial.text': 'Have a mature city on each of 4 different tiles (a fort is a tile of its own).',
  'agenda.diversified.name': 'Diversified',
  'agenda.diversified.text': 'Control wonders of 3 different types.',
  'special.ibrahim.name': 'Ibrahim',
  'special.ibrahim.text':
    'Its holder gains the benefit: when the holder moves a caravan to an Ottoman city, holder and Ottoman player each put 1 trade token from the supply on one of their focus cards. The Ottoman player gets +2 combat against the holder. The Ottoman player cannot use the card alone.',
} as const;
