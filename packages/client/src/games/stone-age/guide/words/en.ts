/** What the guide says: a sentence for each lesson, and a kind word for doing something else. */
export const tribeGuideEn = {
  'goal.welcome': 'Welcome! You lead a tribe against a computer player. I explain each step; you decide.',
  'goal.points': 'Most points win: these buildings score at once, these cards mostly at the end.',
  'goal.round': 'Each round has three phases: everyone places figures, works with them, and feeds them.',

  'tools.place': 'You have five figures: send one to the tool maker, tap it and confirm.',
  'tools.place.otherwise': 'That works, too! A tool adds 1 to one of your rolls in every round.',
  'tools.got':
    'This is your tool: once per round it adds its value to one of your rolls, after you have seen the dice.',
  'tools.add':
    'You rolled {total, number}; with {value, number} more it is {amount, number} {what} instead of {before, number}: add your tools.',
  'tools.add.otherwise': 'Your choice: you can use the tool for another roll in this round.',

  'gather.place':
    'Send {figures, plural, one {# figure} other {# figures}} to the {place}; each tap adds one. Each rolls a die, and every {divisor, number} points of the total give 1 {what}.',
  'gather.place.otherwise': 'That works, too! Resources pay for cards and buildings; we will come back to them.',
  'gather.got': 'Resources pay for cards and buildings, and each one left at the end scores a point.',

  'card.place':
    'Send a figure to the card “{card}”: it costs {price, plural, one {# resource of any kind} other {# resources of any kinds}}, and you pay later.',
  'card.place.otherwise': 'That works, too! Cards help at once and score at the end; new ones come every round.',
  'card.supply':
    'A card costs at least one resource, and you have none: send {figures, plural, one {# figure} other {# figures}} to the {place}.',
  'card.pay':
    'Now buy the card: choose Pay, put {price, plural, one {# resource} other {# resources}} together, and confirm.',
  'card.leave': 'You cannot pay for this card: leave it, and your figure comes home.',
  'card.strip':
    'This card rolls dice for everyone: take the {die, number}, {die, select, 1 {a wood} 2 {a clay} 3 {a stone} 4 {a gold} 5 {a tool step} other {a level of agriculture}}, and the others choose from the rest.',
  'card.anyTwo': 'Take any two resources: gold is worth most.',
  'card.got': 'Yours: a card’s upper half helps you now or later, its lower half scores at the end.',

  'feeding.fed': 'All {figures, number} figures have eaten 1 food each: you have {food, number} left.',
  'feeding.hunger': 'Food was missing, so you lost 10 points and have {points, number} now. You never lose figures.',
  'feeding.round': 'A new round: {player} starts, cards move to the cheap side, and you can use all tools again.',
  'feeding.pay': '{missing, number} food is missing: pay as many resources, or lose 10 points.',

  'building.place': 'Send a figure to this building: {building}',
  'building.place.otherwise': 'That works, too! Buildings bring the most points at once; keep an eye on them.',
  'building.supply':
    'The building still needs {what}: send {figures, plural, one {# figure} other {# figures}} to the {place}, before you work at the building.',
  'building.supply.otherwise': 'As you like: what is missing may come from elsewhere.',
  'building.pay':
    'You can pay for it: choose Pay{isExact, select, yes {} other {, put together as much as you like}} and confirm.',
  'building.leave': 'The dice did not bring enough for this building: leave it, it will still be there.',
  'building.got':
    'Built! That makes {points, number} points, and hut builders on cards count your buildings at the end.',

  'hut.place': 'Two figures in the hut bring a third: send them there.',
  'hut.place.otherwise': 'That works, too! More figures do more work, but they also eat.',
  'hut.got': 'You have {figures, number} figures now: the new one eats today and works from the next round on.',

  'field.place': 'Send a figure to the field: it raises your agriculture.',
  'field.place.otherwise': 'That works, too! Fields spare you from hunting later.',
  'field.got': 'Your agriculture is {level, number}: you get that much food before each feeding.',

  'hunt.place':
    'Send {figures, plural, one {# figure} other {# figures}} hunting: every {divisor, number} points of the roll give 1 food, and there is always room.',
  'hunt.place.otherwise': 'That works, too! Keep your food in mind: everyone eats at the end of the round.',
  'hunt.got': 'The hunt is over: you have {food, number} food for {figures, number} figures.',

  'work.first':
    'All players have placed. Now your figures work, in any order. Start with the {place}: it may help the rest.',
  'work.roll': 'Now the dice: work at the {place}.',
  'work.next': 'Next: {place}.',

  'score.end': 'The game ends when a stack of buildings is empty or there are too few cards for a new round.',
  'score.culture': 'Then cards score: green ones by how many different symbols you have, that number times itself.',
  'score.people':
    'Farmers count your agriculture, tool makers your tools, hut builders your buildings, and shamans your figures.',
  end: 'That is all you need! The book has every rule and card. Keep playing here, or create a table for friends.',

  'free.place': 'Place your figures as you like; my suggestion is marked.',
  'free.choice': 'Your choice; my suggestion is marked.',
  'free.enough': 'A few topics have not come up yet. The game explains them when they do.',
  wait: 'It is {player}’s turn: watch.',
  over: 'The match is over. Well played!',

  'chapter.goal': 'How to win',
  'chapter.tools': 'Tools',
  'chapter.gather': 'Gathering',
  'chapter.card': 'Cards',
  'chapter.feeding': 'Feeding',
  'chapter.building': 'Buildings',
  'chapter.hut': 'The hut',
  'chapter.field': 'The field',
  'chapter.hunt': 'Hunting',
  'chapter.score': 'Final scoring',
} as const;
