import type { hintsEn } from './hints.en.ts';

/** Deutsch: was für eine Antwort spricht. */
export const hintsDe: Record<keyof typeof hintsEn, string> = {
  'hint.won': 'Gewinnt die Partie.',
  'hint.points': 'Bringt Punkte.',
  'hint.points.building': 'Führt zu diesem Gebäude: {building}',
  'hint.points.card': 'Führt zu einer Karte, die Punkte bringt: {card}.',
  'hint.goods': 'Bringt dir Rohstoffe.',
  'hint.goods.what': 'Bringt dir {what}.',
  'hint.food': 'Ernährt deine Personen.',
  'hint.food.missing': 'Ernährt deine Personen: Diese Runde würden {missing} Nahrung fehlen.',
  'hint.agriculture': 'Bringt dir in jeder weiteren Runde Nahrung.',
  'hint.agriculture.level': 'Hebt deine Ackerstufe auf {level}: mehr Nahrung in jeder weiteren Runde.',
  'hint.figures': 'Bringt dir eine weitere Person.',
  'hint.figures.figures': 'Bringt dir eine weitere Person, deine Nummer {figures}.',
  'hint.tools': 'Bringt dir eine Werkzeugstufe.',
  'hint.tools.value': 'Hebt den Wert deiner Werkzeuge auf {value}.',
  'hint.kept': 'Bringt dir eine Karte für später.',
  'hint.kept.card': 'Bringt dir eine Karte für später: {card}.',
  'hint.persons': 'Deine Leute zählen am Ende mehr.',
  'hint.persons.card': 'Bringt dir eine Karte, die immer mehr zählt: {card}.',
  'hint.culture': 'Vervollständigt deine Kultursymbole.',
  'hint.culture.card': 'Ergänzt deine Kultursymbole: {card}.',
  'hint.rival': 'Bremst einen Rivalen.',
  'hint.rival.player': 'Bremst {player}.',
};
