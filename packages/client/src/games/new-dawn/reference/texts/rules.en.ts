import type { Chapter } from '../../../../kits/book/written.ts';

/** The rules of the base game in our own words, by the numbers that refusals, tests and rulings speak of. */
export const rulesEn = {
  R1: {
    title: 'Map terms',
    short: 'Spaces, distance, terrain and its difficulty, and what counts as friendly, rival or empty.',
    parts: {
      'R1.1':
        'A space is one hexagon of the map. Spaces that share a side are adjacent. “Within n spaces” counts steps over spaces of the map; the first space is not counted.',
      'R1.2':
        'Difficulty: grassland 1, hill 2, forest 3, desert 4, mountain 5. Water cannot be entered, built on or used unless an effect names it.',
      'R1.3':
        'The space of a natural wonder has no terrain type. Its difficulty is 5, also after its token has been taken.',
      'R1.4': 'A city-state stands on grassland, difficulty 1. In combat it defends with 8, not with its ground.',
      'R1.5':
        'A space with your city or control token is friendly to you and rival to all other players. Caravans do not change that; city-states, barbarians and empty spaces are neither.',
      'R1.6': 'An empty space holds no token and no figure at all. A printed picture alone does not fill it.',
      'R1.7': 'A space is at the edge of the map if no space lies beyond at least one of its sides.',
      'R1.8':
        'Destroyed pieces go back to their owner, who can use them again. The supply holds trade and resource tokens.',
      'R1.9': 'R20 says who controls a wonder, R17 what happens to a conquered city-state.',
      'R1.10': '“May” and “up to” leave the choice to you. “Then” means: only after everything before it.',
    },
  },
  R2: {
    title: 'Limits',
    short: 'Only trade tokens are unlimited.',
    parts: {
      'R2.1':
        'Each player has 1 capital, 7 cities, up to 3 caravans and 31 control tokens. Trade tokens never run out.',
      'R2.2':
        'If you may place a control token but have none left, you may first take one of yours back from the map. Otherwise nothing is placed.',
      'R2.3': 'If you must place a city by conquest and have none left, see R15.9.',
      'R2.4': 'You cannot gain a resource that the supply does not have.',
      'R2.5': 'You can only take a diplomacy card while its owner has it.',
    },
  },
  R3: {
    title: 'Set-up',
    short: 'Leader, focus row, map, city-states, wonders and victory cards before the first turn.',
    parts: {
      'R3.1':
        'Each player gets a leader, a capital, 7 cities, 3 caravans, 31 control tokens, 4 diplomacy cards, 20 focus cards and a tech dial set to 0.',
      'R3.2':
        'The five cards of level I go into slots 1 to 5 in the order of the leader. One caravan stands on the economy card.',
      'R3.3':
        'The map is laid (R4 or R5), with each capital on its printed place. Wonders and victory cards are still hidden.',
      'R3.4': 'Every printed picture gets its token: resource, natural wonder, city-state, barbarian.',
      'R3.5': 'Both diplomacy cards of every city-state on the map lie ready beside it.',
      'R3.6': 'The start player sets the barbarians’ direction token and takes the event dial.',
      'R3.7':
        'The 24 wonders make four decks, one for each type. With three players one ancient wonder of each type is left out, with two players one ancient and one medieval, unseen.',
      'R3.8':
        'In each deck ancient wonders come before medieval and modern ones. Only the card on top lies open and can be built.',
      'R3.9': 'The tokens of the wonders lie ready.',
      'R3.10': 'Three of the five victory cards are dealt (R26: four). The rest is out of the match.',
      'R3.11': 'The remaining resources and trade tokens are the supply.',
    },
  },
  R4: {
    title: 'Map of a first game',
    short: 'A fixed map for two, three or four players, ready to play.',
    parts: {
      R4: 'The map is laid for you from 10, 13 or 16 tiles. It is balanced: every capital reaches a city-state over land, and two capitals are at least 9 spaces apart.',
    },
  },
  R5: {
    title: 'Building the map',
    short: 'Each player lays three tiles around a core of four.',
    parts: {
      'R5.1': 'Each player is dealt a tile with a capital.',
      'R5.2': 'Two tiles with natural wonders and two with city-states are drawn: the core.',
      'R5.3': 'A die decides for all of them: 1 to 3 side A, 4 to 6 side B.',
      'R5.4': 'They are laid in the drawn order and make a block without gaps.',
      'R5.5': 'Each player is dealt two of the other tiles and now has three.',
      'R5.6':
        'In turn, each player lays one of their tiles, either side, in any rotation. It must touch the core and at least four spaces of the map; if that is impossible, only the core. Holes fill with water.',
      'R5.7': 'When all tiles are laid, set-up goes on with R3.4.',
    },
  },
  R6: {
    title: 'Rounds',
    short: 'Each player takes a turn, then the event dial turns, then you check for a winner.',
    parts: {
      'R6.1': 'Clockwise from the start player, each player takes one turn.',
      'R6.2': 'Then the event dial turns by one section, which takes effect (R23).',
      'R6.3': 'Then you check for a winner (R24.3).',
      'R6.4': 'The next round begins with the same start player.',
    },
  },
  R7: {
    title: 'A turn',
    short: 'Choose one card of your focus row, resolve it, and return it to slot 1.',
    parts: {
      'R7.1': 'Start of the turn: use abilities that say so, each at most once, in any order.',
      'R7.2': 'Choose one card of your focus row.',
      'R7.3': 'Resolve it. You may skip all or part of its effect.',
      'R7.4': 'Reset it (R8.2). You reset a card in every turn.',
      'R7.5': 'End of the turn: abilities that say so.',
    },
  },
  R8: {
    title: 'Focus row',
    short: 'Five cards in five slots. The farther right a card stands, the more it does.',
    parts: {
      'R8.1':
        'The slots have the numbers 1 to 5; each number stands for a terrain: grassland, hill, forest, desert, mountain. “The slot” of a card is the number you resolve it with.',
      'R8.2':
        'Reset: the card goes to slot 1, and the cards that stood left of it move one slot to the right. The others stay.',
      'R8.3':
        'There is one card of each type. A new card replaces the old one and keeps everything on it; the old one goes to your stack, where you can take it again later.',
      'R8.4': '“Terrain up to the slot”: the difficulty of the space is at most that number, and it is not water.',
    },
  },
  R9: {
    title: 'Tech dial',
    short:
      'From 0 to 24. On its way the pointer brings new cards: level II at 3 and 6, III at 10 and 14, IV at 19 and 24.',
    parts: {
      'R9.1': 'The dial has the spaces 0 to 24. Level II is at 3 and 6, III at 10 and 14, IV at 19 and 24.',
      'R9.2':
        'For each of these spaces that the pointer reaches or passes you may take one card of exactly that level from your stack. It takes the place of the card of its type.',
      'R9.3':
        'If the pointer would go beyond 24 it is set to 15. A 24 passed on the way counts. From there it can go on to 19 and 24 again.',
      'R9.4': 'You may decline. If your stack has no card of that level, nothing happens.',
    },
  },
  R10: {
    title: 'Culture: control tokens',
    short: 'Place control tokens next to your cities, on terrain up to the slot.',
    parts: {
      'R10.1':
        'Tokens are placed one after another, unreinforced, next to any of your cities, on land up to the slot. No barbarian, city, city-state or other control token may be there; resources, natural wonders, wonders and caravans may.',
      'R10.2': 'A resource or natural wonder on the space is yours. A neutral wonder there comes under your control.',
      'R10.3': 'Each trade token spent from the card: one more token.',
      'R10.4': 'You may place fewer. If you have no token left: R2.2.',
      'R10.5':
        '“Replace a rival control token”: the rival’s goes back, one of yours is placed unreinforced; a natural wonder of that space goes to you.',
    },
  },
  R11: {
    title: 'Science: the dial advances',
    short: 'Advance the tech dial by the slot, and by one more for each trade token spent.',
    parts: {
      R11: 'Advance by the number of the slot, plus 1 for each trade token spent from the card (R9). What else the card does comes before that.',
    },
  },
  R12: {
    title: 'Economy: caravans',
    short: 'Move your caravans. A visit to a city-state or rival city brings two trade tokens and a diplomacy card.',
    parts: {
      'R12.1': 'Level I uses one caravan, II and III two, IV three. New caravans begin on the card.',
      'R12.2':
        'Each caravan may move once, one after another, as far as the card says. Each trade token spent from the card gives every caravan one space more.',
      'R12.3': 'From the card a caravan starts at the capital or at any mature city of yours.',
      'R12.4':
        'It moves over land up to the slot. Barbarians block the way; control tokens, cities, city-states and other caravans do not.',
      'R12.5':
        'On entering a city-state or rival city you decide: visit, and the move is over, or go on. It cannot stop there without visiting.',
      'R12.6':
        'Visit: the caravan returns to its card. Take two trade tokens (city-state: both onto your card of its type; rival city: wherever you like) and an available diplomacy card of that city-state or player. You may decline the card. With a rival you may swap instead.',
      'R12.7':
        'In one turn, only one of your caravans may enter the same city or city-state, your own cities included. Passing through counts.',
      'R12.8':
        'A conquered city-state is visited as a city of its conqueror, also where a control token stands for the city (R15.9).',
      'R12.9': 'A city-state with a barbarian on it cannot be entered.',
      'R12.10': 'A caravan that reaches no destination stays on the map.',
      'R12.11': 'If its space becomes a rival city, it goes back to its card.',
    },
  },
  R13: {
    title: 'Industry: a city or a wonder',
    short: 'Build a city in range of the card, or a wonder you can pay for.',
    parts: {
      'R13.1':
        'City: within the card’s range of a friendly space, counted along a way over land up to the slot, through no rival space and no barbarian. The space holds nothing but caravans and your own control token, and lies next to no city and no city-state. A control token there goes back to you.',
      'R13.2':
        'Wonder: choose one of the open ones and a city without a wonder. Production is the slot, plus 2 for each fitting resource, plus 1 for each trade token spent from the card. If it reaches the cost, the wonder is yours. Surplus is lost.',
    },
  },
  R14: {
    title: 'Military cards',
    short: 'Reinforce control tokens, attack, or both, as the card says.',
    parts: {
      'R14.1':
        'Level I and II: reinforce or attack. Level III: attack, then reinforce with the rest. Level IV: both, in any order.',
      'R14.2': 'Reinforce: turn over as many of your control tokens as the slot says, anywhere on the map.',
      'R14.3':
        'Attacks: Masonry 2 with range 2; Iron Working 2 with range 3, +1 (+3 against barbarians); Mass Production 2 with range 3 through water, +2; Flight 3 with range 5 through everything, +3.',
    },
  },
  R15: {
    title: 'Combat',
    short: 'Both sides roll a die and add their bonuses. The higher total wins; ties go to the defender.',
    parts: {
      'R15.1':
        'Attack from a friendly space: a barbarian, a city-state, a rival city or control token in range. The way must not cross water, rival spaces, city-states or barbarians; terrain does not matter. You cannot attack from spaces taken this turn.',
      'R15.2': 'If you attack a city-state or a rival, you return the diplomacy cards you hold from them, win or lose.',
      'R15.3': 'Both sides roll one die. The player to the attacker’s right rolls for barbarians and city-states.',
      'R15.4': 'Attack: die + slot + card + leader, wonders and diplomacy.',
      'R15.5':
        'Defence: die + 8 for a city-state; + difficulty for a barbarian; + difficulty, +1 if reinforced, for a control token; + twice the difficulty for a city. Tokens and cities get +1 for each adjacent reinforced token of their owner.',
      'R15.6':
        'Then the attacker may spend trade tokens from their military card, +1 each; then the defender. Each does so once.',
      'R15.7': 'The higher total wins. In a tie the defender wins, and nothing happens.',
      'R15.8':
        'If you beat a barbarian, it is removed and you gain a trade token. A city-state becomes your city (R17). A control token or city is replaced by yours, with its wonder and natural wonder. A capital stays; you take up to two trade tokens, and its wonder if you have a city for it.',
      'R15.9': 'Without a city left, place a reinforced control token instead. It counts as control all the same.',
      'R15.10': 'Captured spaces may lie next to cities.',
    },
  },
  R16: {
    title: 'Trade tokens',
    short: 'At most three per card. Each one you spend when you resolve the card makes it better by one.',
    parts: {
      'R16.1': 'A focus card holds at most three; more are lost.',
      'R16.2':
        'Each token spent: culture 1 more control token, science 1 more space, economy 1 more space for every caravan, industry +1 production, military +1 in one combat.',
      'R16.3': 'Spent tokens go back to the supply.',
    },
  },
  R17: {
    title: 'City-states',
    short: 'Neutral towns to visit, conquer or free.',
    parts: {
      'R17.1': 'They are neutral. Their type decides which of your cards gets their rewards.',
      'R17.2': 'A visit gives a card only if one of its two still lies beside the map.',
      'R17.3': 'A conquered city-state is a city of yours, and its token lies on your card of its type.',
      'R17.4':
        'Once a turn, the token there counts as a trade token when you resolve that card, and stays. It does not count in defence.',
      'R17.5': 'The player who controls the space always has it.',
      'R17.6':
        'If you take a conquered city-state from another player, you may free it: it is neutral again, both its cards are available, and you take one.',
      'R17.7': 'If its city is destroyed, the city-state is neutral again.',
    },
  },
  R18: {
    title: 'Diplomacy cards',
    short: 'Cards of city-states and rivals help you until you attack their giver.',
    parts: {
      'R18.1': 'Your own cards do not help you. Hold at most one of each city-state and one of each rival.',
      'R18.2': 'They lie open beside your leader and always count.',
      'R18.3': 'You return them when you attack their giver. Defending changes nothing.',
      'R18.4': 'Returned cards of city-states are available again.',
    },
  },
  R19: {
    title: 'Resources and natural wonders',
    short: 'Control tokens find them. You spend a resource once; a natural wonder works once every turn.',
    parts: {
      'R19.1': 'You take a resource when you place a control token on its space. When spent, it returns to the supply.',
      'R19.2': 'You take a natural wonder the same way. It is never used up and counts as its resource once a turn.',
      'R19.3': 'If you lose it to an attack, the attacker gets the natural wonder’s token.',
      'R19.4': 'You keep a resource even if you lose its space.',
      'R19.5': 'If a control token leaves a natural wonder otherwise, the natural wonder returns to the map.',
    },
  },
  R20: {
    title: 'World wonders',
    short: 'One per city. It helps the player who controls the city.',
    parts: {
      'R20.1': 'There are wonders of culture, economy, science and military; ancient, medieval and modern ones.',
      'R20.2': 'A city holds one wonder. You control it while its token lies under a city of yours.',
      'R20.3': 'Its effect starts immediately, and only for the player who controls it.',
      'R20.4': 'If you take the city by attack, you capture the wonder.',
      'R20.5': 'You need a city without a wonder to build one.',
      'R20.6': 'You cannot move the tokens.',
      'R20.7': 'If barbarians destroy the city, the wonder is neutral until a player builds or places a token there.',
    },
  },
  R21: {
    title: 'Mature cities',
    short: 'A city is mature while every space around it is water or holds a control token of its owner.',
    parts: {
      'R21.1': 'All adjacent spaces of the map count; sides at the map edge do not matter.',
      'R21.2': 'Capitals can be mature. A control token that stands for a city cannot.',
      'R21.3': 'Mature cities send off caravans, bring trade tokens at the trade event, and count for agendas.',
    },
  },
  R22: {
    title: 'Barbarians',
    short: 'They move when the dial says so, and destroy unreinforced pieces.',
    parts: {
      'R22.1': 'The start player rolls a die: all barbarians move one space in the direction that the token shows.',
      'R22.2': 'They cross water to the next land. Caravans on that water are destroyed.',
      'R22.3': 'At the edge of the map they turn round.',
      'R22.4':
        'On arrival, caravans return to their cards. A capital loses two trade tokens and repels them. Other cities are destroyed. A reinforced token is flipped and repels them; an unreinforced one is destroyed.',
      'R22.5': 'They ignore resources, natural wonders, neutral wonders and city-states.',
      'R22.6': 'If two share a space, one of them moves on by a die roll, until each is alone.',
      'R22.7':
        'When barbarians appear, defeated ones return to their printed space if it is empty or holds only caravans.',
      'R22.8': 'They block caravans, cities, control tokens and attacks.',
    },
  },
  R23: {
    title: 'Event dial',
    short: 'Barbarians appear, nothing, barbarians move, trade, barbarians move; and from the start.',
    parts: {
      R23: 'After each round the dial turns by one section: nothing after the first round, then barbarians move, trade, barbarians move, barbarians appear, and so on. Trade: one trade token for each mature city.',
    },
  },
  R24: {
    title: 'Winning',
    short: 'Fulfil one agenda on each victory card. You check at the end of the round.',
    parts: {
      'R24.1':
        'When you fulfil an agenda, you place your marker there. It stays even if you lose what the agenda requires.',
      'R24.2': 'Each fulfilled agenda gets a marker, even two on one card. To win, you need one on each card.',
      'R24.3': 'After the event of the round, a player with a marker on every card wins.',
      'R24.4':
        'If several players win: most world wonders, then most friendly spaces; otherwise they share the victory.',
    },
  },
  R25: {
    title: 'Good to know',
    short: 'Frequently asked details.',
    parts: {
      R25: 'Control tokens of one card may lie next to different cities. Two levels in one move of the dial bring two cards. A caravan that went back to its card this turn does not move again. A reinforced token protects once.',
    },
  },
  R26: {
    title: 'Epic match',
    short: 'Four victory cards instead of three; all four are needed.',
    parts: { R26: 'Four victory cards are dealt; you need an agenda on each to win.' },
  },
} satisfies Record<string, Chapter>;
