import type { Chapter } from '../../../../kits/book/written.ts';

/** The rules in our own words, by the numbers that tests and rulings speak of. */
export const rulesEn = {
  S1: {
    title: 'Words of the game',
    short: 'Figures, resources, places and what the numbers on them mean.',
    parts: {
      'S1.1': 'A figure is one of your people. It is in hand until you place it, and back in hand every new round.',
      'S1.2': 'Resources are wood, clay, stone and gold. Food is not a resource: it buys nothing and scores nothing.',
      'S1.3':
        'You can send figures to 3 village places, the hunting grounds, 4 resource places, 4 card spaces and 2 to 4 stacks of buildings.',
      'S1.4': 'A ring has room for one figure. The hunting grounds have no rings and no limit.',
      'S1.5':
        'Your agriculture level goes from 0 to 10. Your tool value is the sum of your three tools, 0 to 12; one-use tools never count for it.',
      'S1.6':
        'A roll is divided by 2 for food, 3 for wood, 4 for clay, 5 for stone and 6 for gold. A resource is worth the same number of points in a building of your choice.',
      'S1.7':
        'Your pile holds the cards that you have bought, face down. Kept cards wait face up until you use their upper half.',
      'S1.8': 'Clockwise means from seat to seat. The start player holds the marker for this round.',
      'S1.9': 'What you must do, the game asks of you or does by itself. Where you may do something, you decide.',
    },
  },
  S2: {
    title: 'What there is of everything',
    short: '10 figures each, 36 cards, 28 buildings; resources, food and tools never run out.',
    parts: {
      'S2.1': 'You start with 5 figures and can never own more than 10.',
      'S2.2': 'Resources, food and tools are unlimited.',
      'S2.3': 'There are 36 civilization cards and 28 buildings, each of them once.',
      'S2.4': 'Dice are ordinary dice. However many you roll for one place, it is one roll.',
      'S2.5': 'Your score has no upper limit and can fall below zero.',
    },
  },
  S3: {
    title: 'Set-up',
    short: '5 figures and 12 food each, four cards on offer, one stack of 7 buildings for each player.',
    parts: {
      'S3.1': 'Each player starts with 5 figures and 12 food, and with nothing else.',
      'S3.2':
        'The 36 cards are shuffled. Four of them lie face up: the first on the space for 1 resource, the next on those for 2, 3 and 4.',
      'S3.3':
        'The buildings are shuffled into stacks of 7. There are as many stacks as players; the others stay in the box, unseen. The top building of each stack lies face up.',
      'S3.4': 'Chance decides who starts, unless the host has chosen a seat.',
    },
  },
  S4: {
    title: 'A round',
    short: 'Placement, actions, feeding, in this order, for everyone.',
    parts: {
      'S4.1': 'A round has three phases: placement, actions and feeding. Then the game ends or a new round begins.',
      'S4.2': 'All players finish a phase before the next one begins.',
      'S4.3': 'Every round follows the same rules, the first one too.',
    },
  },
  S5: {
    title: 'Placement',
    short: 'In turn, place figures on one place, until nobody can place any more.',
    parts: {
      'S5.1': 'The start player begins, then clockwise. In your turn you place one or more figures on one place.',
      'S5.2': 'As long as you have a figure in hand and any place for it, you must place. You cannot pass.',
      'S5.3':
        'Without a figure in hand, or without a place for it, you are skipped until the phase ends. Figures that stay at home do nothing, but they eat.',
      'S5.4': 'The phase ends when nobody can place any more.',
      'S5.5':
        'You cannot add figures to a place where you already have some this round. This is true of the hunting grounds too.',
      'S5.6':
        'Tool maker, field, cards and buildings take exactly 1 figure; the hut takes exactly 2 of the same player. A resource place takes 1 to 7 figures, as many as it has free rings. Any number may hunt.',
      'S5.7':
        'You need not be able to pay for what you place on. You may also go where you gain nothing, for example to block a place.',
      'S5.8': 'You may place on several cards, buildings and resource places in the same round.',
    },
  },
  S6: {
    title: 'Limits by number of players',
    short: 'With 2 or 3 players, some places close earlier.',
    parts: {
      'S6.1':
        'With 2 or 3 players, only two of the three village places are used each round; then the third is closed. One player may use both. With 4 players all three are open.',
      'S6.2':
        'On each resource place, figures of 1 player may stand with 2 players, and of 2 players with 3 players. With 4 players only the 7 rings limit it.',
      'S6.3': 'Hunting grounds, cards and buildings have no such limit. All other rules are the same for any number.',
    },
  },
  S7: {
    title: 'Actions',
    short: 'One player after another works at all their places, in the order they like.',
    parts: {
      'S7.1':
        'The start player works at all their places, then the next player clockwise. Turns do not mix, except when dice of the strip are taken.',
      'S7.2': 'You choose the order of your places, one at a time, and you know the result of each before the next.',
      'S7.3': 'You do all of the work at a place; then your figures there come home.',
      'S7.4':
        'You must use village and gathering places, unless the table has agreed otherwise. You may decline a card or building: it stays, and the figure comes home.',
      'S7.5': 'If you have no figures on places, you have no turn.',
      'S7.6': 'You can use everything you gain right away.',
    },
  },
  S8: {
    title: 'Hunting and gathering',
    short: 'One die per figure; divide the total by the number of the place.',
    parts: {
      'S8.1': 'Roll one die for each of your figures on the place, all together.',
      'S8.2': 'After the roll you may add unused tools. The total is dice plus tools.',
      'S8.3':
        'Divide the total by 2 for food, 3 for wood, 4 for clay, 5 for stone, 6 for gold, and round down. The rest is lost; you may get nothing.',
      'S8.4': 'You cannot roll again or split a roll.',
    },
  },
  S9: {
    title: 'Tools',
    short: 'Three tools worth up to 4 each. Each helps one roll per round.',
    parts: {
      'S9.1':
        'Each tool step adds 1 to your tools: first three tools of 1, then they grow evenly to 2, 3 and 4. After 12 steps nothing is added.',
      'S9.2':
        'You can use each tool once per round, with its whole value, for one roll. You may add several tools to the same roll. What is too much is lost.',
      'S9.3':
        'Tools help when you hunt, gather, or roll two dice for a card. They never change the dice of the dice strip.',
      'S9.4':
        'You can use a new tool at once. A step that raises a tool raises one of the lowest, an unused one if there is one. A used tool stays used.',
      'S9.5': 'When a new round begins, you can use all tools again.',
      'S9.6':
        'One-use tools of 2, 3 and 4 are cards. Each adds its value to one of your rolls, once in the game; then it goes to your pile.',
    },
  },
  S10: {
    title: 'Village',
    short: 'Tool maker: a tool step. Hut: a new figure. Field: a level of agriculture.',
    parts: {
      'S10.1': 'Tool maker: you gain one tool step.',
      'S10.2': 'Hut: you gain one figure, up to 10. It eats in this round already, and you place it from the next one.',
      'S10.3': 'Field: your agriculture rises by one level, up to 10.',
    },
  },
  S11: {
    title: 'Buying a card',
    short: 'Pay 1 to 4 resources of any kind, take the card, do what its upper half says.',
    parts: {
      'S11.1':
        'The price is the number of the space: 1, 2, 3 or 4 resources of any kinds. Food does not pay for cards, and there is no change.',
      'S11.2':
        'Pay, take the card, carry out its upper half, and put it on your pile. Cards for later use lie face up. Then your figure comes home.',
      'S11.3': 'You cannot pay for a card with what it brings.',
      'S11.4': 'The space stays empty for the rest of the round. Other cards keep their places and prices.',
      'S11.5': 'If you cannot or do not want to pay, the card stays and your figure comes home.',
    },
  },
  S12: {
    title: 'Upper halves of cards',
    short: 'What a card brings when you buy it.',
    parts: {
      'S12.1': 'Food (7 cards): you gain that much food.',
      'S12.2': 'Resources (5 cards): you gain the resources shown.',
      'S12.3': 'Roll (3 cards): roll 2 dice, add tools if you like, and divide as when gathering this resource.',
      'S12.4': 'Points (3 cards): you score 3 points.',
      'S12.5': 'Tool (1 card): one tool step. Agriculture (2 cards): one level.',
      'S12.6':
        'Extra card (1 card): draw a card from the deck. Only you see it. Its upper half does nothing, its lower half counts at the end. From an empty deck you draw nothing.',
      'S12.7': 'One-use tool (3 cards): keep it face up until you add it to a roll.',
      'S12.8':
        'Any 2 resources (1 card): keep it face up. Once, at any decision of your own during actions or feeding, take 2 resources of your choice. If you never do, they count at the end.',
      'S12.9': 'Dice strip (10 cards): roll dice for everyone.',
    },
  },
  S13: {
    title: 'Dice strip',
    short: 'One die per player; the buyer takes one first, then everyone else.',
    parts: {
      'S13.1': 'Right after buying, roll one die for each player.',
      'S13.2':
        'The buyer takes one die, then the others clockwise. 1 is a wood, 2 a clay, 3 a stone, 4 a gold, 5 a tool step, 6 a level of agriculture. You gain it at once.',
      'S13.3':
        'Tools do not change these dice. Everyone must take one, even if it brings nothing; the last player gets the remaining one.',
      'S13.4': 'Everyone sees which dice are left. The buyer goes on when all are taken.',
      'S13.5':
        'It does not matter who has had a turn already. A tool that you gain after your turn helps from the next round on.',
      'S13.6': 'If all dice left show the same number, they are dealt without asking.',
    },
  },
  S14: {
    title: 'Buildings',
    short: 'Pay what the building asks for and score its points at once.',
    parts: {
      'S14.1': 'Most buildings (17) ask for three certain resources and score the points shown.',
      'S14.2':
        'Others (8) ask for exactly 4 or 5 resources of exactly 1, 2, 3 or 4 different kinds. You score the sum: wood 3, clay 4, stone 5, gold 6.',
      'S14.3': 'Three buildings take 1 to 7 resources of any kinds. You score the sum in the same way.',
      'S14.4': 'You may own any number of buildings. Each counts for your hut builders.',
      'S14.5': 'The next building of the stack is turned up at once. It cannot be built before the next round.',
      'S14.6': 'You may decline: the building stays. You may place on a stack only to block it.',
      'S14.7': 'When someone takes the last building of a stack, the game ends after this round.',
    },
  },
  S15: {
    title: 'Feeding',
    short: 'Each figure eats 1 food. If food is missing, pay resources or lose 10 points.',
    parts: {
      'S15.1': 'First you gain as much food as your agriculture level.',
      'S15.2': 'You need 1 food for each figure you own, new ones too.',
      'S15.3': 'If you have enough, you pay it and keep the rest.',
      'S15.4':
        'If not, all your food is eaten. For each missing food you pay one resource of any kind, or you lose 10 points and keep your resources. If you cannot pay all of it, you lose the points.',
      'S15.5': 'You lose 10 points once, however much is missing. Your score can fall below zero. Figures never leave.',
      'S15.6': 'You may choose to lose the points even if you could pay.',
      'S15.7': 'While you have food, you cannot pay resources instead.',
    },
  },
  S16: {
    title: 'A new round',
    short: 'The marker moves on, cards slide to the cheap side, tools are fresh.',
    parts: {
      'S16.1': 'The start marker goes to the next player clockwise.',
      'S16.2': 'Cards left slide to the cheap side in their order. New ones fill the empty spaces, the cheapest first.',
      'S16.3': 'All tools are unused, and all figures are in hand.',
    },
  },
  S17: {
    title: 'End of the game',
    short: 'A stack of buildings is empty, or the deck cannot fill the card spaces.',
    parts: {
      'S17.1':
        'If the deck cannot fill all card spaces for a new round, the game ends. If it is just enough, play goes on.',
      'S17.2': 'If a stack of buildings is empty, the round is played to its end, with feeding; then the game ends.',
      'S17.3': 'This is checked once per round, after feeding.',
      'S17.4': 'Cards and buildings that nobody has taken count for nobody.',
    },
  },
  S18: {
    title: 'Final scoring',
    short: 'Culture, farmers, tool makers, hut builders, shamans and resources add to your score.',
    parts: {
      'S18.1':
        'Culture: count your different symbols and multiply the number by itself. Do the same with the symbols that you own twice, and add both.',
      'S18.2': 'Farmers times your agriculture level.',
      'S18.3': 'Tool makers times your tool value. One-use tools do not count.',
      'S18.4': 'Hut builders times the number of your buildings.',
      'S18.5': 'Shamans times the number of your figures.',
      'S18.6': '1 point for each resource left, none for food. An unused card for any 2 resources counts 2.',
      'S18.7': 'All your cards count: your pile, the kept ones, used or not, and the hidden extra card.',
    },
  },
  S19: {
    title: 'Winner',
    short: 'Most points win.',
    parts: {
      'S19.1':
        'Most points win. In a tie, compare agriculture level plus tool value plus figures; if that is equal too, the players share the place.',
    },
  },
  S20: {
    title: 'Who sees what',
    short: 'Almost everything lies open, except coming cards and tiles.',
    parts: {
      'S20.1': 'Nobody sees the order of the deck, the buildings below the top one, and those left in the box.',
      'S20.2': 'Only its owner sees an extra card, until the final scoring.',
      'S20.3':
        'Bought cards lie face down for the others, or open if the host has chosen so. How many there are, everyone sees.',
      'S20.4':
        'Everything else is open: food, resources, tools, kept cards, scores, and how much is left in each stack.',
      'S20.5': 'The server shuffles and rolls all dice.',
    },
  },
  S21: {
    title: 'What you decide',
    short: 'You are asked only when there is something to decide.',
    parts: {
      'S21.1':
        'No decision is secret. Only dice of the strip are taken in the turn of another player; feeding is asked of everyone at the same time.',
      'S21.2': 'At a place the order is: pay, take the piece, score, carry it out, come home, reveal the next one.',
    },
  },
  S22: {
    title: 'What always holds',
    short: 'Facts you can rely on in every match.',
    parts: {
      'S22.1': 'Everyone owns 5 to 10 figures. Before feeding, all of them are home.',
      'S22.2': 'No card and no building ever gets lost: there are 36 and 28 in every match.',
      'S22.3': 'Your tools differ by 1 at most, and their sum is the number of your tool steps, up to 12.',
      'S22.4': 'Food and resources never fall below zero, and agriculture never falls.',
      'S22.5': 'When a round begins, each card space holds a card and each stack a building.',
      'S22.6': 'A building with a fixed price scores what its resources are worth.',
      'S22.7': 'Your score changes only by buildings, 3-point cards, hunger and the final scoring.',
      'S22.8': 'From round to round, the deck loses one card for each card bought, and one more for an extra card.',
    },
  },
} as const satisfies Record<string, Chapter>;
