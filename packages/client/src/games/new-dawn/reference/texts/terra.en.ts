import type { Chapter } from '../../../../kits/book/written.ts';

/** What the expansion Terra Incognita changes and adds. Everything not named here stays as it is. */
export const terraEn = {
  T1: {
    title: 'What Terra Incognita changes',
    short:
      'More leaders, tiles and cards, a sixth type of focus card, armies, districts, forts and governments; up to five players.',
    parts: {
      'T1.1':
        'Added: 5 tiles, 10 leaders, growth cards, a unique focus card for every leader, districts, forts, governments, a fifth colour.',
      'T1.2':
        'Replaced: all military cards, Currency, Animal Husbandry, Open Borders, Machu Picchu, the Pentagon, one victory card, the event dial and the focus row.',
    },
  },
  T2: {
    title: 'More terms',
    short: 'Pieces, figures, legal spaces for cities, and captured wonders.',
    parts: {
      'T2.1': 'Pieces are armies, caravans, cities, control tokens and districts. Figures are armies and caravans.',
      'T2.2':
        'A city may stand on land that is next to no city, city-state or fort, and that holds nothing but caravans, own armies and own control tokens.',
      'T2.3': 'A wonder is captured when its card was gained by an attack.',
      'T2.4': 'A district counts as a control token unless T7 says otherwise.',
    },
  },
  T3: {
    title: 'Set-up with Terra Incognita',
    short: 'Six cards in the row, forts beside a small core, and land you find while you play.',
    parts: {
      'T3.1':
        'Each player also gets 2 armies, 5 districts, a marker for each of the six governments, 24 focus cards and 5 diplomacy cards; 34 control tokens.',
      'T3.2':
        'Growth lies leftmost, the other five cards of level I follow in the order of the leader. A unique card of level I replaces the card of its type. One army stands on the military card.',
      'T3.3':
        'The core has four tiles, or two with two or three players. Then each player lays a fort next to at least two core spaces, and their capital tile next to at least four spaces of core and forts. All other tiles form the stack.',
      'T3.7': 'Each wonder deck has 2 ancient, 2 medieval and 3 modern wonders, for any number of players.',
      'T3.8': 'Five victory cards: both fort cards and three others.',
    },
  },
  T4: {
    title: 'Focus row of six',
    short: 'Six places with the numbers 1, 1, 2, 3, 4, 5.',
    parts: {
      'T4.1': 'Both places with a 1 are “the first slot”.',
      'T4.2': 'A card that is reset goes to the leftmost place.',
      'T4.3':
        '“Farther right” counts places, at most to the last one. Every condition on the slot looks at the place that is reached.',
      'T4.4': '“As if in the first slot” means the leftmost place; shifts count from there.',
      'T4.5': 'If several effects shift a card, its owner chooses the order.',
    },
  },
  T5: {
    title: 'Unique focus cards',
    short: 'One for each leader, taken like any other card.',
    parts: {
      'T5.1':
        'Of level I it lies in the first row; of a higher level it may be taken whenever you gain a card of exactly that level.',
      'T5.2': 'Replaced, it goes to your stack like any other.',
    },
  },
  T6: {
    title: 'Growth cards',
    short: 'They place districts and reinforce control tokens.',
    parts: {
      'T6.1': 'Growth cards, not military cards, now reinforce.',
      'T6.2': 'A district is placed next to a city of yours, on land up to the slot.',
      'T6.3': 'Each trade token spent from the growth card reinforces one control token.',
    },
  },
  T7: {
    title: 'Districts',
    short: 'Five kinds, each player has one of each. The dial activates them twice in six rounds.',
    parts: {
      'T7.1': 'Campus, commercial hub, encampment, industrial zone, theater square.',
      'T7.2':
        'They count as control tokens, but only growth cards place them, always unreinforced. They may replace one of your control tokens. Beaten, they return to their owner.',
      'T7.3':
        'When the dial shows districts, all players resolve theirs, in any order and as far as possible. You cannot skip one.',
      'T7.4': '“Within n spaces” of a district counts all spaces, rival ones and water too.',
    },
  },
  T8: {
    title: 'Armies',
    short: 'Figures that walk over the map and attack where they stop.',
    parts: {
      'T8.1': 'The military card says how many you have: level I one, all others two. New ones begin on the card.',
      'T8.2':
        'Each army moves as far as the card says, its attack included, before the next one. Trade tokens do not make them faster.',
      'T8.3': 'From the card an army starts at the capital or a mature city.',
      'T8.4': 'It goes over land up to the slot, over water only if the card allows it.',
      'T8.5':
        'Where it meets a barbarian, a city-state, an uncontrolled fort or a rival piece it has to stop and attack.',
      'T8.6': 'Own pieces, resources and natural wonders do not stop it.',
      'T8.7':
        'Armies make no space friendly. No city is built and no control token is placed on a space with a rival army.',
      'T8.8': 'Effects that remove or swap pieces cannot touch a space with an army.',
      'T8.9':
        'Barbarians that come to an army, on water too, beat it and go back. Caravans there are destroyed, cities and control tokens stay as they are.',
      'T8.10': 'A beaten army or caravan goes back to its card.',
    },
  },
  T9: {
    title: 'Attacks with armies',
    short: 'Combat as before, but the attack comes from an army, and dice may be rolled again.',
    parts: {
      'T9.1': 'The target is one piece on the army’s space; if a barbarian is there, it must be the target.',
      'T9.2': 'You return diplomacy cards as before (R15.2).',
      'T9.3':
        'Attack: die + slot + card + leader, wonders and diplomacy. For an uncontrolled fort the die is rolled as for a city-state (R15.3).',
      'T9.4':
        'Defence: uncontrolled fort 6, city-state 8, city twice the difficulty, everything else the difficulty. Cities and control tokens: +1 for each reinforced token of the defender beside them, +1 if reinforced. Any rival piece: +2 if another army of the defender is there, and what cards and leader give.',
      'T9.5': 'Each trade token of the military card gives +1 or a reroll of your die.',
      'T9.6': 'If the defence wins, the army goes back to its card.',
      'T9.7':
        'If the attack wins: as in R15.8. With a city or control token all rival figures there are beaten, too. A beaten fort gets your city; a caravan on the fort stays, and your army goes back.',
      'T9.8': 'The army stays, unless a rival piece is still there; then it returns to the last free space.',
    },
  },
  T10: {
    title: 'Forts',
    short: 'Forest, difficulty 3. Conquer one and you have a city there.',
    parts: {
      'T10.1': 'No cities next to a fort, no control tokens and no districts on it.',
      'T10.2': 'Caravans pass; armies stop and attack it (it defends with 6).',
      'T10.3': 'Conquered, it holds a city of yours like any other; you control the fort while that city stands.',
      'T10.4': 'Without the city the fort is uncontrolled again.',
    },
  },
  T11: {
    title: 'Exploring',
    short: 'At the edge of a tile with a capital a figure may find new land.',
    parts: {
      'T11.1': 'It costs one space of movement, once in a move of that figure.',
      'T11.2':
        'Draw the bottom tile of the stack and place it so that it touches four spaces of the map, including the explorer’s. If that is impossible, it goes on top of the stack.',
      'T11.3': 'The direction token may be moved aside; its directions stay.',
      'T11.4': 'The figure may use its remaining movement.',
      'T11.5': 'Without tiles in the stack nothing is explored.',
    },
  },
  T12: {
    title: 'Governments',
    short: 'A marker that shifts a card farther right.',
    parts: {
      'T12.1':
        'When the dial shows it you may choose a card in one of the two first slots and put the marker of its type there. There is one at a time.',
      'T12.2':
        'Republic (culture), Monarchy (growth), Oligarchy (economy) and Autocracy (military): two places. Democracy (science) and Communism (industry): one.',
      'T12.3': 'If a card of the same type replaces the card, the marker stays; otherwise you lose it.',
    },
  },
  T13: {
    title: 'Wonders age',
    short: 'Unbuilt wonders become cheaper, then leave the game.',
    parts: {
      'T13.1':
        'At the wonder icon every open wonder gets a trade token. One that has a token already leaves the match, and the next is turned up.',
      'T13.2': 'A wonder with a token costs 1 less.',
    },
  },
  T14: {
    title: 'Event dial of Terra Incognita',
    short: 'Six sections: appear and wonders, move, districts, governments and wonders, move, districts.',
    parts: {
      T14: 'First you check for a winner, then the dial turns. There is no trade section: mature cities pay through the commercial hub.',
    },
  },
  T15: {
    title: 'Winning with Terra Incognita',
    short: 'Four of five victory cards, checked before the dial turns.',
    parts: {
      'T15.1': 'Two fort cards with one agenda each and three others with two. Four markers win.',
      'T15.2': 'If several players win: most markers, then as in R24.4.',
      'T15.3':
        'You must hold forts for their agendas: one fort for the first, two for the other. Lose them and you lose the marker.',
      'T15.4': 'All other agendas stay as before.',
      'T15.5': 'For agendas about tiles a fort is a tile of its own; added water belongs to none.',
    },
  },
  T16: {
    title: 'Card clarifications',
    short: 'Akkad, Antananarivo and Ibrahim.',
    parts: {
      'T16.1': 'Akkad: passing is allowed, but an army that stops on a rival control token has to attack.',
      'T16.2':
        'Antananarivo: if you hold its card, you may build a wonder there. It stays with its builder; in the turn of another player who holds a card, that player controls it.',
      'T16.3': 'The player who holds Ibrahim uses him, never the Ottoman player.',
    },
  },
  T17: {
    title: 'Ways to play',
    short: 'A peaceful match, and help for newcomers.',
    parts: {
      'T17.1': 'Peaceful: without the two fort cards. Three victory cards (R26: four), an agenda on each.',
      'T17.2':
        'Handicap: newcomers begin with as many trade tokens as you agree on, spread over the focus row from the first slot on, at most three on a card.',
    },
  },
} satisfies Record<string, Chapter>;
