/** What the guide says: a sentence for each lesson, and a kind word for whoever does something else. */
export const guideEn = {
  'goal.welcome': 'Welcome! You play {leader} against two computer players. I explain each step; you decide.',
  'goal.cards': 'To win, fulfil one agenda on each of these {count, number} victory cards by the end of a round.',
  'goal.arrow':
    'You are the start player: set the barbarians’ direction. Later, a die roll moves them by these numbers.',

  'row.slots':
    'This is your focus row. In each turn you use one of these five cards. The farther right it is, the stronger it is.',
  'row.number':
    'The number above a slot is the card’s strength there. For most cards it is also the hardest terrain: from 1, grassland, to 5, mountain.',
  'row.reset':
    '{card} is back in slot 1, and the cards on its left moved one slot to the right: cards grow stronger while they wait.',

  'control.card':
    'Use {card}: in slot {slot, number} it places control tokens on terrain up to {ground}. Spaces with your tokens are yours.',
  'control.card.otherwise': 'That works, too! Control tokens bring land and resources; we will come back to them.',
  'control.naturalWonder':
    'Place a token here: {naturalWonder} is a natural wonder. It becomes yours and counts as a resource every turn.',
  'control.naturalWonder.otherwise': 'Good land, too. The natural wonder would have helped you pay for world wonders.',
  'control.resource': 'Place a token here, next to your city: you get the {resource} on this space.',
  'control.resource.otherwise': 'Good land, too. The resource stays there until a player claims the space.',
  'control.first': 'Place a token on any glowing space next to your cities.',
  'control.again': 'Now another one: resources are best, then spaces that open the way.',

  'dial.quiet': 'After each round the event dial moves on. This section has no effect, but the next one does.',
  'dial.move':
    'The barbarians moved: one die sends them all the same way. On arrival they destroy caravans, unreinforced tokens and cities, but no capitals.',
  'dial.trade':
    'Trade: each player gains a trade token per mature city, a city with only their own tokens or water around it.',
  'dial.spawn': 'Barbarians appear: defeated ones return to their printed space if it is empty.',
  'dial.lost': 'A barbarian destroyed one of your control tokens. A reinforced one would have repelled it.',
  'dial.raid': 'A barbarian raided your capital. The city stays, but you lose up to two trade tokens.',

  'fight.card':
    'A barbarian is in reach. Use {card}: in slot {slot, number} it adds at least {slot, number} to your attack die.',
  'fight.card.otherwise': 'That works, too! The barbarian stays near, and each one you defeat brings a trade token.',
  'fight.what': 'This card reinforces or attacks: choose the attack.',
  'fight.what.otherwise': 'Good, too: a reinforced token repels a barbarian once. The attack can wait.',
  'fight.target':
    'Choose this barbarian: you have {attack, number} plus a die, it has {defence, number} for its terrain plus a die. Ties go to the defence.',
  'fight.target.otherwise': 'Your choice. Attacks on players and city-states also cost you their diplomacy cards.',
  'fight.spend':
    'The dice are rolled: each trade token on your military card now adds 1; {state, select, ahead {you win anyway, so keep them} enough {{count, plural, one {# is} other {# are}} enough to win} open {{player} may spend some after you} other {even all of them are not enough, so keep them}}.',
  'fight.reward':
    'You won! A defeated barbarian brings a trade token: put it on any card to make that card 1 better later.',
  'fight.more': 'You won again! Put this trade token on any card, too; each holds three.',
  'fight.again': 'This attack: {attack, number} plus a die against {defence, number} plus a die.',
  'fight.stop': 'You could attack again, but no target here is worth it: finish the card.',
  'fight.lost': 'The defence held. You lose nothing on the map, and your target stays as it is.',

  'wonder.card':
    'Use {card}: slot {slot, number} is {slot, number} production, and with your resources that is enough for a world wonder.',
  'wonder.card.otherwise':
    'That works, too! For a wonder the industry card should be in a high slot; it moves up when you use a card to its right.',
  'wonder.what': 'An industry card builds a city or a wonder: choose the wonder.',
  'wonder.what.otherwise': 'Also good: cities make room for tokens. The wonder follows later.',
  'wonder.which': 'One wonder of each kind is on offer, and you can pay for {wonder}.',
  'wonder.pay': 'Add the rest: a fitting resource counts 2, a trade token on the card 1.',
  'wonder.pay.otherwise': 'Your choice: you spend nothing until you build the wonder.',
  'wonder.enough': 'That is enough: build it.',
  'wonder.enough.otherwise': 'Your choice: you spend nothing until you build the wonder.',
  'wonder.where': 'Each city has room for one world wonder, the capital too: choose one.',
  'wonder.built': 'It is yours while you hold the city. It works from now on, and some agendas count it.',

  'caravan.card':
    'Use {card}: in slot {slot, number} your caravan crosses terrain up to {ground} and reaches a city-state.',
  'caravan.card.otherwise': 'That works, too! A visit brings two trade tokens, and the city-states will wait.',
  'caravan.which':
    'Choose the caravan: it {start, select, map {continues from its space} other {starts at your capital or a mature city}} and moves up to {count, number} spaces.',
  'caravan.which.otherwise':
    'Your choice: move your caravans in any order. Trade tokens on the card take them farther.',
  'caravan.visit':
    'Go to {cityState}: a visit brings two trade tokens{brings, select, new { and a diplomacy card} had {; you already have its diplomacy card} other {; it has no diplomacy card left}}.',
  'caravan.visit.otherwise': 'On its way! It continues from there next time; {cityState} was within reach.',
  'caravan.towards': 'No city-state is near enough: go towards {cityState} and continue next time.',
  'caravan.stay': 'It cannot get closer now: leave it here.',
  'caravan.guest':
    'You visit {player}: put two trade tokens on any of your cards and choose a diplomacy card. It helps you until you attack {player}.',
  'caravan.back':
    'The caravan is back on its card, and two trade tokens are on your card of the city-state’s kind. Its diplomacy card helps you until you attack it.',

  'technology.card': 'Use {card}: it advances you {slot, number} spaces on your tech dial, towards better cards.',
  'technology.card.otherwise': 'That works, too! The tech dial brings better cards and never turns back.',
  'technology.far':
    '{count, plural, one {# space is} other {# spaces are}} enough for level {level}; each trade token on the card would add one.',
  'technology.far.otherwise': 'Your choice: the next science card goes on from there.',
  'technology.near': 'You cannot reach the next mark yet. The next science card goes on from there.',
  'technology.take': 'Level {level} reached: take a better card. It replaces your card of the same kind.',
  'technology.take.otherwise': 'Fine, too: each of them is better than your current one.',
  'technology.taken': 'The new card is in the slot of the old one, with everything that was on it.',

  'city.card': 'Use {card}: in slot {slot, number} it builds a city on terrain up to {ground}.',
  'city.card.otherwise': 'That works, too! A second city makes room for tokens; you can still build it later.',
  'city.what': 'Build the city this time: you will place tokens next to it.',
  'city.what.otherwise': 'Good, too: wonders are always worth it. You can still build the city later.',
  'city.where': 'Choose a place: not next to a city or city-state, and best with much land around it.',
  'city.where.otherwise': 'A good place, too: you need land around it for your tokens.',
  'city.built':
    'A new city! With only your tokens or water around it, it is mature: then caravans can start there, too.',

  'agendas.aim':
    'Now let’s play to win: our goal is “{agenda}”. You have {have, number} of {need, number} wonders of its kind, and we save up for the missing {count, plural, one {one} other {ones}}.',
  'agendas.city': 'Use {card}: each city has room for only one wonder, so build another city first.',
  'agendas.city.otherwise': 'That works, too! You still need another city for the next wonder.',
  'agendas.card':
    'Use {card}: in slot {slot, number}, with your resources and trade tokens, it pays for a wonder that counts for “{agenda}”.',
  'agendas.card.otherwise':
    'That works, too! The agenda stays open, and the industry card moves up when you use a card to its right.',
  'agendas.which': 'Choose {wonder}: it counts for “{agenda}”.',
  'agendas.which.otherwise': 'Your choice. For “{agenda}” only wonders of its kind count.',
  'agendas.claimed':
    '“{agenda}” is fulfilled, and stays so. With one on each of the {count, number} cards, you win at the end of the round.',
  'agendas.mine':
    'You are nearest to “{agenda}”, with {have, number} of {need, number}. You need one agenda on each of the {count, number} cards.',
  end: 'That is all you need! The book has every rule and card. On the home page, play alone against computer players, with hints, or create a table for friends.',

  'free.reinforce':
    'Reinforce this time: you can flip up to {count, plural, one {# of your tokens} other {# of your tokens}}.',
  'free.reinforced':
    'Choose this token: reinforced, it adds 1 to its own defence and that of your spaces around it, and repels a barbarian once.',
  'free.reinforceMore': 'Now another one, best near barbarians or neighbours.',
  'free.shift': 'This card can also move one of your tokens by a space. Yours are in good places, so skip it.',
  'free.drop': 'Give up the trade token you need least.',
  'free.card':
    '{chapter, select, control {For control tokens} fight {For a fight} wonder {For a wonder} caravan {For a visit} technology {For a better card} city {For a city} agendas {For the agenda’s wonder} other {For the next topic}} it is a little early: play {card}.',
  'free.choice': 'Your choice; my suggestion is marked.',
  'free.enough': 'A few topics have not come up yet. The game explains them when they do.',
  wait: 'It is {player}’s turn: watch, or look around the map.',
  over: 'The match is over. Well played!',

  'chapter.goal': 'How to win',
  'chapter.row': 'Focus row',
  'chapter.control': 'Control tokens',
  'chapter.dial': 'Event dial',
  'chapter.fight': 'Barbarians',
  'chapter.wonder': 'World wonders',
  'chapter.caravan': 'Caravans',
  'chapter.technology': 'Technology',
  'chapter.city': 'Cities',
  'chapter.agendas': 'Agendas',
} as const;
