/** What stands around every game's board, in English. */
export const boardEn = {
  'players.title': 'Players',
  'players.you': 'you',
  'players.active': 'has the turn',
  'players.away': 'not here at the moment',
  'players.computer': 'computer player',
  'players.standIn': 'computer plays',
  'players.substitute': 'somebody else plays',
  'tab.players': 'Players',
  'tab.game': 'Game',
  'tab.log': 'History',
  'tab.rules': 'Rules',
  'status.round': 'Round {round}',
  'status.turnOf': 'Turn of {player}',
  'status.yourTurn': 'Your turn',
} as const;
