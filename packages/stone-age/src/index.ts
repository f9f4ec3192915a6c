import type { GameModule } from '@morgenrot/engine';
import { BUILDING_IDS } from './buildings.ts';
import { CARD_IDS } from './cards.ts';
import { handlers } from './handlers.ts';
import { invariants } from './invariants.ts';
import { ID, OPTIONS, RULES, SEATS, type StoneAgeOptions } from './meta.ts';
import { NAMES } from './names.ts';
import { outlook } from './outlook/outlook.ts';
import { ranking, scoreSheet } from './scoring.ts';
import { setup } from './setup.ts';
import { type StoneAge, type StoneAgeStep, seatOf } from './state.ts';
import { view } from './view.ts';
import { PHASES } from './vocabulary.ts';

export const stoneAge: GameModule<StoneAge, StoneAgeStep, StoneAgeOptions> = {
  id: ID,
  rules: RULES,
  names: NAMES,
  seats: SEATS,
  options: OPTIONS,
  phases: PHASES,
  setup,
  handlers,
  phaseOf: ({ phase }) => phase,
  turnOf: ({ active, turn }) => ({ player: active, number: turn }),
  roundOf: ({ round }) => round,
  view,
  outcome: (s) => (s.isOver ? { ranking: ranking(s) } : undefined),
  pointsOf: (s, me) => scoreSheet(seatOf(s, me)).total,
  outlook,
  inventory: () => ({ card: CARD_IDS, building: BUILDING_IDS }),
  invariants,
};

export { work } from './actions.ts';
export { isExact, payable, topOf, worthOf } from './building.ts';
export * from './buildings.ts';
export { cardAt, isKept } from './buying.ts';
export * from './cards.ts';
export { HUNGER, type Meal, mealAhead, missingFood } from './feeding.ts';
export { hasMostOf, MOST_AGRICULTURE } from './gains.ts';
export type { AskingKind } from './handlers.ts';
export type { StoneAgeOptions } from './meta.ts';
export { ANY_TWO } from './paying.ts';
export { canPlace, isInPlay, placement, placeRefused } from './placement.ts';
export * from './places.ts';
export { hasEnded } from './rounds.ts';
export * from './scoring.ts';
export * from './state.ts';
export { addToolStep, canHelp, type Helper, helpersOf, SLOTS, sumOf, toolValue, yieldOf } from './tools.ts';
export * from './vocabulary.ts';
export { buildingWorth, cardWorth } from './worth.ts';
