export * from './cards/agendas.ts';
export * from './cards/city-states.ts';
export * from './cards/diplomacy.ts';
export * from './cards/focus.ts';
export * from './cards/governments.ts';
export * from './cards/leaders.ts';
export { TERRA_LEADER_IDS, TERRA_LEADERS } from './cards/leaders-terra.ts';
export * from './cards/natural-wonders.ts';
export * from './cards/tiles.ts';
export * from './cards/wonders.ts';
export type { Doing, Effect } from './effects/effect.ts';
export { cityStateCardsOf, inPlay } from './effects/in-play.ts';
export { sourceOption } from './effects/source.ts';
export { newDawn } from './game.ts';
export { armyMovesLeft, armyOption, armyWay } from './rules/armies.ts';
export { lookOption, sortOption } from './rules/astronomy.ts';
export { directionFor, wayOut } from './rules/barbarians.ts';
export { struckBy } from './rules/blast.ts';
export { productionOf } from './rules/build.ts';
export { coreAndForts } from './rules/capital-places.ts';
export { caravanCost, caravanOption, caravanWay } from './rules/caravans.ts';
export { CITIES, citiesLeft, cityWay } from './rules/cities.ts';
export { conqueredOn } from './rules/city-states.ts';
export type { Attacker } from './rules/combat.ts';
export { type CombatAhead, combatAhead, combatsAhead } from './rules/combat-ahead.ts';
export { isReroll, spendingOption, worthOf } from './rules/combat-spending.ts';
export { attackItems, defenceItems } from './rules/combat-sums.ts';
export { controlLeft, controlTokens } from './rules/control.ts';
export { difficultiesFor, difficultyFor } from './rules/difficulty.ts';
export { heldOption } from './rules/diplomacy.ts';
export { spacesCounted } from './rules/district-effects.ts';
export { districtOption, districtsLeft, districtsOf, type OwnDistrict } from './rules/districts.ts';
export { strikeOption } from './rules/encampment.ts';
export { deploymentOption } from './rules/engineers.ts';
export { eventsAt, sectionsOf } from './rules/event-dial.ts';
export { resolvingSlot, slotNumber, typeOf } from './rules/focus-row.ts';
export { type AskingKind, sayingOf } from './rules/handlers.ts';
export { type Item, total } from './rules/items.ts';
export * from './rules/map.ts';
export { tileOption } from './rules/map-building.ts';
export { isMature, matureCitiesOf } from './rules/maturity.ts';
export { attackWay, targetOn } from './rules/military.ts';
export { figureOption } from './rules/new-city.ts';
export { type OptionForm, spaceOption } from './rules/option-form.ts';
export { cellsAt, type Placement, placementOption, touched } from './rules/placements.ts';
export { readingForGood } from './rules/reading.ts';
export { newDawnRules } from './rules/rules.ts';
export { endsOf, type Shift, shiftsOn } from './rules/shifts.ts';
export { type Aim, aimName, aimOption, type FieldOfRanks, fieldFor } from './rules/standing.ts';
export { advanceOption, LAST_TECH, TECH_LEVELS } from './rules/technology.ts';
export { cityStatesOn, MOST_TRADE_ON_A_CARD, namedOption, tradeOn } from './rules/trade.ts';
export { arrowOption, firstOption } from './rules/turns.ts';
export { plainVisitOption } from './rules/visits.ts';
export {
  citiesWithoutWonder,
  type Means,
  meansFor,
  paid,
  paymentOption,
  shownWonders,
  wonderCost,
  wonderCostItems,
} from './rules/wonders.ts';
export { type WorkAhead, workAhead } from './rules/work-ahead.ts';
export { base } from './rulesets/base.ts';
export { isTerra, leaderOf, rulesetFor, rulesetOf } from './rulesets/of.ts';
export type { Ruleset } from './rulesets/ruleset.ts';
export { terra } from './rulesets/terra.ts';
export type * from './state.ts';
export type { NewDawnStep, StepKind, StepOf } from './steps.ts';
export type { DistrictUse } from './steps-growth.ts';
export { cellsOf, outline, type PrintedCell } from './tiles.ts';
export * from './vocabulary.ts';
