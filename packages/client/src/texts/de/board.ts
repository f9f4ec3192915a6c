import type { boardEn } from '../en/board.ts';

/** What stands around every game's board, in German. */
export const boardDe: Record<keyof typeof boardEn, string> = {
  'players.title': 'Mitspielende',
  'players.you': 'du',
  'players.active': 'ist am Zug',
  'players.away': 'gerade nicht da',
  'players.computer': 'Computer',
  'players.standIn': 'Computer spielt',
  'players.substitute': 'Vertretung spielt',
  'tab.players': 'Personen',
  'tab.game': 'Spiel',
  'tab.log': 'Verlauf',
  'tab.rules': 'Regeln',
  'status.round': 'Runde {round}',
  'status.turnOf': '{player} am Zug',
  'status.yourTurn': 'Du bist am Zug',
};
