/** What the guide says: a sentence for each lesson, and a kind word for whoever does something else. */
export const guideEn = {
  'goal.welcome':
    'Welcome! You play {leader}, and two computer players join in: I say one sentence at a time, and you decide.',
  'goal.cards':
    'This is how one wins: at the end of a round, have fulfilled one agenda on each of these {count, number} victory cards.',
  'goal.arrow':
    'You are the start player, so you say how the direction token lies: later its numbers send the barbarians on their way.',

  'row.slots':
    'This is your focus row: in each turn you use exactly one of these five cards, and the farther to the right it lies, the more it does.',
  'row.number':
    'The number above a slot is the card’s strength there, and for most cards also the hardest terrain they get to: from 1, grassland, to 5, mountain.',
  'row.reset':
    '{card} is back in slot 1, and whatever lay on its left has moved one slot to the right: whoever waits grows stronger.',

  'control.card':
    'Use {card}: in slot {slot, number} it places control tokens on anything up to {ground}, and a space with your token is yours.',
  'control.card.otherwise': 'That works, too! Control tokens bring you land and resources; we come back to them.',
  'control.naturalWonder':
    'Place a token here: this is {naturalWonder}, a natural wonder that is yours from then on and pays as a resource every turn.',
  'control.naturalWonder.otherwise':
    'Also good land. The natural wonder would have helped to pay for a world wonder every turn.',
  'control.resource': 'Place a token beside your city, on this space: {resource} lies there and comes along to you.',
  'control.resource.otherwise': 'Also good land. The resource stays there until somebody puts a token on it.',
  'control.first': 'Place a token on a space beside one of your cities: whatever glows is allowed.',
  'control.again': 'And another one: resources are worth most, then spaces from which you get on.',

  'dial.quiet':
    'Everybody had a turn, so the event dial moves on by one section: this one brings nothing, the next one does.',
  'dial.move':
    'The barbarians have moved: one die sends all of them the same way, and where they arrive they destroy caravans, unreinforced tokens and every city but a capital.',
  'dial.trade':
    'Trade: everybody gets a trade token for each of their mature cities, that is a city with nothing but their own tokens or water around it.',
  'dial.spawn':
    'Barbarians appear: whoever was defeated comes back to where they came from, if nothing is in the way there.',
  'dial.lost': 'A barbarian has destroyed one of your control tokens: a reinforced one would have sent it back.',
  'dial.raid': 'A barbarian has raided your capital: the city stands, but it costs you up to two trade tokens.',

  'fight.card':
    'A barbarian stands within reach: use {card}, for in slot {slot, number} your attack is worth at least {slot, number} more than the die.',
  'fight.card.otherwise': 'That works, too! The barbarian stays near, and every defeat of one brings a trade token.',
  'fight.what': 'This card reinforces tokens or attacks: choose the attack.',
  'fight.what.otherwise': 'Also good: reinforced tokens hold a barbarian off once. The attack can wait.',
  'fight.target':
    'Choose this barbarian: you have {attack, number} and a die, it has {defence, number} for its terrain and a die, and a tie goes to the defence.',
  'fight.target.otherwise':
    'As you like. Attacks on players and city-states also cost you the diplomacy cards you have from them.',
  'fight.spend':
    'Both dice lie on the table: each trade token on your military card adds 1 now; {state, select, ahead {you win anyway, so keep them} enough {{count, plural, one {# is} other {# are}} enough to win} open {{player} may still spend some after you} other {even all would not be enough, so keep them}}.',
  'fight.reward':
    'Won! A defeated barbarian brings a trade token: put it on any card, to make that card do 1 more some day.',
  'fight.more': 'Won again! This trade token may go on any of your cards, too; each holds three.',
  'fight.again': 'This attack: {attack, number} and a die against {defence, number} and a die.',
  'fight.stop': 'Another attack would be allowed, but none here is worth it: end the card.',
  'fight.lost': 'The defence has held: you lose nothing on the map, and what you attacked stays as it is.',

  'wonder.card':
    'Use {card}: slot {slot, number} is {slot, number} production, and with your resources that is enough for a world wonder.',
  'wonder.card.otherwise':
    'That works, too! For a wonder the industry card should lie in a high slot; it moves on whenever you use a card to its right.',
  'wonder.what': 'An industry card builds a city or a wonder: choose the wonder.',
  'wonder.what.otherwise': 'Also good: cities make room for tokens. The wonder follows later.',
  'wonder.which': 'Of each kind one wonder is on offer, and you can pay for {wonder}.',
  'wonder.pay': 'Add what is missing: a resource that fits counts 2, a trade token on the card 1.',
  'wonder.pay.otherwise': 'As you like: nothing is spent before the wonder is built.',
  'wonder.enough': 'That is enough: build it.',
  'wonder.enough.otherwise': 'As you like: nothing is spent before the wonder is built.',
  'wonder.where': 'Every city has room for one world wonder, the capital too: choose one.',
  'wonder.built': 'It is yours as long as you hold the city, its effect begins at once, and some agendas count it.',

  'caravan.card':
    'Use {card}: in slot {slot, number} your caravan crosses anything up to {ground} and gets to a city-state.',
  'caravan.card.otherwise': 'That works, too! A visit brings two trade tokens, and the city-states do not run away.',
  'caravan.which':
    'Choose the caravan: it {from, select, map {goes on from where it stands, up to {count, number} spaces} other {starts at your capital or a mature city and goes up to {count, number} spaces}}.',
  'caravan.which.otherwise':
    'As you like: your caravans go in any order, and trade tokens on the card carry them farther.',
  'caravan.visit':
    'Go to {cityState}: a visit brings two trade tokens{card, select, new { and a diplomacy card} had {; its diplomacy card you have already} other {; it has no diplomacy card left}}.',
  'caravan.visit.otherwise':
    'On its way! From where it stands it goes on next time; {cityState} would have been within reach.',
  'caravan.towards': 'No city-state is near enough: go towards {cityState}, the caravan waits on the map.',
  'caravan.stay': 'It gets no nearer now: let it stay here.',
  'caravan.guest':
    'A guest of {player}: put two trade tokens on any cards you like, and choose a diplomacy card; it helps you until you attack {player}.',
  'caravan.back':
    'The caravan is back on its card, two trade tokens lie on the card of the city-state’s kind, and its diplomacy card helps you until you attack it.',

  'technology.card':
    'Use {card}: it turns your tech dial by {slot, number} spaces, to a mark for better cards or past it.',
  'technology.card.otherwise': 'That works, too! Better cards come with the tech dial, and it does not turn back.',
  'technology.far':
    '{count, plural, one {# space is} other {# spaces are}} enough for level {level}; each trade token on the card would add one.',
  'technology.far.otherwise': 'As you like: the dial stays where it is, and the next science card goes on from there.',
  'technology.near':
    'The next mark is not within reach yet: the dial stays where it gets to, and turns on from there another time.',
  'technology.take': 'Level {level} reached: take a better card, it takes the place of yours of the same kind.',
  'technology.take.otherwise': 'Also fine: all of them are better than what you have, each in its own way.',
  'technology.taken': 'The new card lies in your row now, in the slot of the old one, with all that lay on it.',

  'city.card': 'Use {card}: in slot {slot, number} it builds a city on anything up to {ground}.',
  'city.card.otherwise': 'That works, too! With a second city you have more room for tokens; it can still be built.',
  'city.what': 'This time the city: beside it you will place tokens later.',
  'city.what.otherwise': 'Also good: wonders are always worth it. The city can still be built.',
  'city.where': 'Choose where: not beside a city or a city-state, and better with much land around it.',
  'city.where.otherwise': 'A good place, too: what counts is land around it for your tokens.',
  'city.built':
    'A new city! Once there is nothing but your tokens or water around it, it is mature: then caravans start there, too.',

  'agendas.aim':
    'Now you know enough to play for victory: our goal is “{agenda}”, for which you have {have, number} of {need, number} wonders of its kind, and we save up for {count, plural, one {the one} other {those}} still missing.',
  'agendas.city': 'Use {card}: every city has room for one wonder only, so for the next one you first build a city.',
  'agendas.city.otherwise':
    'That works, too! Without another city there is no room for another wonder; it can still be built.',
  'agendas.card':
    'Use {card}: in slot {slot, number}, with your resources and trade tokens, it pays for a wonder that counts for “{agenda}”.',
  'agendas.card.otherwise':
    'That works, too! The agenda stays open, and the industry card moves on whenever you use a card to its right.',
  'agendas.which': 'Choose {wonder}: it is of the kind that “{agenda}” wants.',
  'agendas.which.otherwise': 'As you like. For “{agenda}” only wonders of its kind count.',
  'agendas.claimed':
    '“{agenda}” is fulfilled, and that stays so whatever comes: once you have one on each of the {count, number} cards, you win at the end of the round.',
  'agendas.mine':
    'Now you know what it is all for: you are nearest to “{agenda}”, with {have, number} of {need, number}; one agenda on each of the {count, number} cards is enough.',
  end: 'That is all you need! Every rule and card is in the book; from the home page you play three computer players by yourself, with hints if you ask, or open a table for friends.',

  'free.reinforce':
    'This time reinforce: up to {count, plural, one {# of your tokens is} other {# of your tokens are}} turned over.',
  'free.reinforced':
    'Choose this token: reinforced it defends itself and all of yours beside it with 1 more, and a barbarian turns it back instead of destroying it.',
  'free.reinforceMore': 'And another one, best where barbarians or neighbours may come.',
  'free.shift': 'This card may also move one of your tokens by a space: yours lie well, so leave them.',
  'free.drop': 'Give back the trade token that you miss least.',
  'free.card':
    '{chapter, select, control {For control tokens} fight {For a fight} wonder {For a wonder} caravan {For a visit} technology {For a better card} city {For a city} agendas {For the agenda’s wonder} other {For what comes next}} it is a little early: {card} gets you on.',
  'free.choice': 'Decide as you like; what is marked is my proposal.',
  'free.enough':
    'For some things the chance has not come up yet; they explain themselves when it does, so we leave them out.',
  wait: '{player} has the turn: look on, or look around on the map.',
  over: 'The match is over. Well played!',

  'chapter.goal': 'How one wins',
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
