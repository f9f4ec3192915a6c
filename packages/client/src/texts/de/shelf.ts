import type { shelfEn } from '../en/shelf.ts';

export const shelfDe: Record<keyof typeof shelfEn, string> = {
  'shelf.title': 'Wähle ein Spiel',
  'shelf.all': 'Alle Spiele',
  'shelf.create': 'Tisch erstellen',
  'shelf.players': 'Spieler',
  'shelf.length': 'Dauer',
  'shelf.minutes': '{range} Min.',
  'shelf.weight': 'Anspruch',
  'shelf.weight.1': 'sehr leicht',
  'shelf.weight.2': 'leicht',
  'shelf.weight.3': 'mittel',
  'shelf.weight.4': 'hoch',
  'shelf.weight.5': 'sehr hoch',
};
