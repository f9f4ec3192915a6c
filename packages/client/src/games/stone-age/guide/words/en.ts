/** What the guide says: a sentence for each lesson, and a kind word for doing something else. */
export const tribeGuideEn = {
  'goal.welcome':
    'Welcome! You lead a tribe, a computer player leads another: I say one sentence at a time, you decide.',
  'goal.points': 'Most points win: these buildings score at once, these cards mostly at the end.',
  'goal.round': 'Each round has three phases: everyone places figures, works with them, and feeds them.',

  'tools.place': 'You have five figures: send one to the tool maker, tap it and confirm.',
  'tools.place.otherwise': 'That works, too! A tool would add 1 to one of your rolls in every round.',
  'tools.got':
    'This is your tool: once per round it adds its value to one of your rolls, after you have seen the dice.',
  'tools.add':
    'You rolled {total, number}; with {value, number} more it is {amount, number} {what} instead of {before, number}: add your tools.',
  'tools.add.otherwise': 'As you like: the tool stays fresh for another roll in this round.',

  'gather.place':
    'Send {figures, plural, one {# figure} other {# figures}} to the {place}: each rolls a die, and every {divisor, number} points of the total give 1 {what}; each tap adds a figure.',
  'gather.place.otherwise': 'That works, too! Resources pay for cards and buildings, so we come back to them.',
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
  'feeding.hunger':
    'Food was missing, and you lost 10 points: your score is {points, number} now, but figures never leave.',
  'feeding.round': 'A new round: {player} starts, cards slide to the cheap side, and all tools are fresh again.',
  'feeding.pay': '{missing, number} food is missing: pay as many resources for it, or lose 10 points.',

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
  'hut.place.otherwise': 'That works, too! More figures do more work, but they eat, too.',
  'hut.got': 'You have {figures, number} figures now: the new one eats today and works from the next round on.',

  'field.place': 'Send a figure to the field: it raises your agriculture.',
  'field.place.otherwise': 'That works, too! Fields spare you from hunting later.',
  'field.got': 'Your agriculture is {level, number}: so much food you get before every feeding.',

  'hunt.place':
    'Send {figures, plural, one {# figure} other {# figures}} hunting, for every {divisor, number} points of the roll give 1 food; there is always room.',
  'hunt.place.otherwise': 'That works, too! Keep your food in mind: everyone eats at the end of the round.',
  'hunt.got': 'The hunt is over: you have {food, number} food for {figures, number} figures.',

  'work.first':
    'Everyone has placed: now you work, in any order you like. First the {place}, because it may help the rest.',
  'work.roll': 'Now the dice: work at the {place}.',
  'work.next': 'Next: {place}.',

  'score.end': 'The game ends when a stack of buildings is empty or there are too few cards for a new round.',
  'score.culture': 'Then cards score: green ones by how many different symbols you have, that number times itself.',
  'score.people':
    'Farmers count your agriculture, tool makers your tools, hut builders your buildings, and shamans your figures.',
  end: 'That is all you need! Every rule and card is in the book; play on here, or open a table for friends.',

  'free.place': 'Place your figures as you like; what is marked is my proposal.',
  'free.choice': 'Decide as you like; what is marked is my proposal.',
  'free.enough': 'Some things have not come up yet: they explain themselves when they do, so we leave them out.',
  wait: '{player} has the turn: watch what happens.',
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
