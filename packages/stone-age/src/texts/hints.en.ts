import type { Term } from '../outlook/terms.ts';

/** What speaks for an answer, by the terms of a position; where the thing has a name, it is named. */
export const hintsEn = {
  'hint.won': 'Wins the match.',
  'hint.points': 'Scores points.',
  'hint.points.building': 'Leads to this building: {building}',
  'hint.points.card': 'Leads to a card that scores: {card}.',
  'hint.goods': 'Brings you resources.',
  'hint.goods.what': 'Brings you {what}.',
  'hint.food': 'Feeds your figures.',
  'hint.food.missing': 'Feeds your figures: {missing} food would be missing this round.',
  'hint.agriculture': 'Brings you food in every round to come.',
  'hint.agriculture.level': 'Raises your agriculture to {level}: more food in every round to come.',
  'hint.figures': 'Brings you another figure.',
  'hint.figures.figures': 'Brings you another figure, your number {figures}.',
  'hint.tools': 'Brings you a tool step.',
  'hint.tools.value': 'Raises your tools to a value of {value}.',
  'hint.kept': 'Brings you a card to keep for later.',
  'hint.kept.card': 'Brings you a card to keep for later: {card}.',
  'hint.persons': 'Makes your people count more at the end.',
  'hint.persons.card': 'Brings you a card that will count more and more: {card}.',
  'hint.culture': 'Completes your culture symbols.',
  'hint.culture.card': 'Adds to your culture symbols: {card}.',
  'hint.rival': 'Holds a rival back.',
  'hint.rival.player': 'Holds {player} back.',
} as const satisfies Record<`hint.${Term | 'rival'}`, string> & Record<string, string>;
