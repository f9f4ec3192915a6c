import type { boardEn } from '../en/board.ts';

/** What stands around every game's board, in German. */
export const boardDe: Record<keyof typeof boardEn, string> = {
  'players.title': 'Spieler',
  'players.you': 'du',
  'players.active': 'am Zug',
  'players.away': 'nicht da',
  'players.computer': 'Computerspieler',
  'players.standIn': 'Computerspieler vertritt',
  'players.substitute': 'Ersatzspieler spielt',
  'tab.players': 'Spieler',
  'tab.game': 'Spiel',
  'tab.log': 'Verlauf',
  'tab.rules': 'Regeln',
  'status.round': 'Runde {round}',
  'status.turnOf': '{player} ist am Zug',
  'status.yourTurn': 'Du bist am Zug',
};
