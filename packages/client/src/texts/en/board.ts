/** What stands around every game's board, in English. */
export const boardEn = {
  'players.title': 'Players',
  'players.you': 'you',
  'players.active': 'current player',
  'players.away': 'away',
  'players.computer': 'computer player',
  'players.standIn': 'computer player standing in',
  'players.substitute': 'substitute playing',
  'tab.players': 'Players',
  'tab.game': 'Game',
  'tab.log': 'History',
  'tab.rules': 'Rules',
  'status.round': 'Round {round}',
  'status.turnOf': '{player}’s turn',
  'status.yourTurn': 'Your turn',
} as const;
