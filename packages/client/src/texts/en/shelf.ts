/** The shelf of the home page: games before one is chosen. */
export const shelfEn = {
  'shelf.title': 'Choose a game',
  'shelf.all': 'All games',
  'shelf.create': 'Create a table',
  'shelf.players': 'Players',
  'shelf.length': 'Length',
  'shelf.minutes': '{range} min',
  'shelf.weight': 'Complexity',
  'shelf.weight.1': 'very light',
  'shelf.weight.2': 'light',
  'shelf.weight.3': 'medium',
  'shelf.weight.4': 'heavy',
  'shelf.weight.5': 'very heavy',
} as const satisfies Record<string, string>;
