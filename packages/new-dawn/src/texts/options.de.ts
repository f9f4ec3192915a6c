import { headStarts } from './head-starts.ts';
import type { optionsEn } from './options.en.ts';

export const optionsDe: Record<keyof typeof optionsEn, string> = {
  'options.map': 'Karte',
  'options.map.first-game': 'Erstes Spiel',
  'options.map.first-game.note':
    'Eine feste Karte, passend zur Zahl der Mitspielenden: nichts zu bauen, schnell begonnen.',
  'options.victory': 'Ziel',
  'options.victory.practice': 'Übung',
  'options.victory.practice.note': 'Eine kurze Partie zum Lernen: Feld 24 der Technologiescheibe erreichen.',
  'options.map.advanced': 'Von euch gebaut',
  'options.map.advanced.note': 'Vor der Partie legen alle reihum drei Spielplanteile.',
  'options.victory.standard': 'Drei Siegkarten',
  'options.victory.standard.note': 'Die übliche Partie: auf jeder der drei Karten eine Agenda erfüllen.',
  'options.victory.epic': 'Vier Siegkarten',
  'options.victory.epic.note': 'Eine längere Partie: auf jeder der vier Karten eine Agenda erfüllen.',
  'options.leaders': 'Anführer',
  'options.leaders.random': 'Zufällig',
  'options.leaders.random.note': 'Der Zufall bestimmt, wer wen bekommt.',
  'options.leaders.pick': 'Der Reihe nach gewählt',
  'options.leaders.pick.note': 'Alle wählen unter denen, die noch da sind.',
  'options.leaders.draft': 'Einer von zweien, geheim',
  'options.leaders.draft.note': 'Alle bekommen zwei zur Wahl und behalten eine Karte davon; gezeigt wird gleichzeitig.',
  'options.capitals': 'Hauptstädte',
  'options.capitals.assigned': 'Nach Sitzplatz',
  'options.capitals.assigned.note': 'Alle beginnen dort, wo ihr Sitzplatz es vorsieht.',
  'options.capitals.pick': 'In zufälliger Reihenfolge gewählt',
  'options.capitals.pick.note': 'Alle wählen, wo sie beginnen; der Zufall bestimmt, wer zuerst wählt.',
  'options.diplomacy': 'Diplomatiekarten',
  'options.diplomacy.open': 'Offen',
  'options.diplomacy.open.note': 'Alle sehen, welche Diplomatiekarten die anderen haben.',
  'options.diplomacy.closed': 'Verdeckt',
  'options.diplomacy.closed.note': 'Diplomatiekarten liegen verdeckt, bis sie eingesetzt werden.',
  'options.expansion': 'Erweiterung',
  'options.expansion.none': 'Keine',
  'options.expansion.terra-incognita': 'Terra Incognita',
  'options.expansion.terra-incognita.note':
    'Für zwei bis fünf: Armeen, Bezirke, Festungen, Regierungsformen und eine Weltkarte, die ihr erkundet.',
  'options.victory.standard@expansion.terra-incognita': 'Vier von fünf Siegkarten',
  'options.victory.standard.note@expansion.terra-incognita':
    'Erfülle auf vier der fünf Karten ein Ziel. Zwei davon gelten Festungen, und die muss man halten.',
  'options.map.advanced.note@expansion.terra-incognita':
    'Alle legen eine Festung und das Spielplanteil mit ihrer Hauptstadt um einen kleinen Kern; der Rest wird beim Spielen erkundet.',
  'options.victory.peaceful': 'Friedlich',
  'options.victory.peaceful.note':
    'Ohne Festungskarten: Es gewinnt, wer wie ohne Erweiterung auf drei Siegkarten je ein Ziel erfüllt.',
  'options.victory.peaceful-epic': 'Friedlich und episch',
  'options.victory.peaceful-epic.note': 'Ohne Festungskarten: Es gewinnt, wer auf vier Siegkarten je ein Ziel erfüllt.',
  ...headStarts(
    (seat) => `Vorsprung, Platz ${seat}`,
    (tokens) => (tokens === 0 ? 'Keiner' : `${tokens} Handelsmarker auf der Fokusreihe`),
  ),
};
