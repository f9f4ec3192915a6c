import type { GameModule } from '@morgenrot/engine';
import { invariants } from './invariants.ts';
import { inventory } from './inventory.ts';
import { ID, OPTIONS, RULES, SEATS } from './meta.ts';
import { progress } from './progress.ts';
import { watchClosedCards } from './rules/diplomacy.ts';
import { handlers } from './rules/handlers.ts';
import { watchAgendas } from './rules/victory.ts';
import { setup } from './setup.ts';
import type { NewDawnOptions, State } from './state.ts';
import type { NewDawnStep } from './steps.ts';
import { view } from './view.ts';
import { PHASES } from './vocabulary.ts';

export const newDawn: GameModule<State, NewDawnStep, NewDawnOptions> = {
  id: ID,
  rules: RULES,
  seats: SEATS,
  options: OPTIONS,
  phases: PHASES,
  setup,
  handlers,
  watch(s, api) {
    watchClosedCards(s, api);
    watchAgendas(s, api);
  },
  phaseOf: ({ phase }) => phase,
  turnOf: ({ active, turn }) => ({ player: active, number: turn }),
  view,
  outcome: ({ ranking }) => (ranking ? { ranking } : undefined),
  roundOf: ({ round }) => round,
  progress,
  inventory,
  invariants,
};

export * from './cards/agendas.ts';
export * from './cards/city-states.ts';
export * from './cards/diplomacy.ts';
export * from './cards/focus.ts';
export * from './cards/leaders.ts';
export * from './cards/natural-wonders.ts';
export * from './cards/tiles.ts';
export * from './cards/wonders.ts';
export type { Doing, Effect } from './effects/effect.ts';
export { cityStateCardsOf } from './effects/in-play.ts';
export { directionFor } from './rules/barbarians.ts';
export { CITIES, citiesLeft } from './rules/cities.ts';
export { conqueredOn } from './rules/city-states.ts';
export { attackItems, defenceItems, type Item, total } from './rules/combat.ts';
export { type CombatAhead, combatAhead } from './rules/combat-ahead.ts';
export { CONTROL_TOKENS, controlLeft } from './rules/control.ts';
export { difficultyFor } from './rules/difficulty.ts';
export { eventAt } from './rules/event-dial.ts';
export { resolvingSlot, SLOTS, slotNumber, typeOf } from './rules/focus-row.ts';
export * from './rules/map.ts';
export { placementName, readPlacement } from './rules/map-building.ts';
export { isMature, matureCitiesOf } from './rules/maturity.ts';
export { targetOn } from './rules/military.ts';
export { cellsAt, type Placement, touched } from './rules/placements.ts';
export { advanceBy, LAST_TECH, TECH_LEVELS } from './rules/technology.ts';
export { cityStatesOn, MOST_TRADE_ON_A_CARD, tradeOn } from './rules/trade.ts';
export { paid, shownWonders, wonderCost } from './rules/wonders.ts';
export type * from './state.ts';
export type { NewDawnStep, StepKind, StepOf } from './steps.ts';
export { cellsOf, outline, type PrintedCell } from './tiles.ts';
export * from './vocabulary.ts';
