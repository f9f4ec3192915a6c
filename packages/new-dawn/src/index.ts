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
export { productionOf } from './rules/cities/build.ts';
export { CITIES, citiesLeft, cityWay } from './rules/cities/cities.ts';
export { conqueredOn } from './rules/cities/city-states.ts';
export { controlLeft, controlTokens } from './rules/cities/control.ts';
export { spacesCounted } from './rules/cities/district-effects.ts';
export { districtOption, districtsLeft, districtsOf, type OwnDistrict } from './rules/cities/districts.ts';
export { strikeOption } from './rules/cities/encampment.ts';
export { deploymentOption } from './rules/cities/engineers.ts';
export { isMature, matureCitiesOf } from './rules/cities/maturity.ts';
export { figureOption } from './rules/cities/new-city.ts';
export { eventsAt, sectionsOf } from './rules/course/event-dial.ts';
export { arrowOption, firstOption } from './rules/course/turns.ts';
export { type AskingKind, sayingOf } from './rules/handlers.ts';
export { coreAndForts } from './rules/map/capital-places.ts';
export { difficultiesFor, difficultyFor } from './rules/map/difficulty.ts';
export * from './rules/map/map.ts';
export { tileOption } from './rules/map/map-building.ts';
export { cellsAt, type Placement, placementOption, touched } from './rules/map/placements.ts';
export { readingForGood } from './rules/map/reading.ts';
export { type Aim, aimName, aimOption, type FieldOfRanks, fieldFor } from './rules/map/standing.ts';
export { type OptionForm, spaceOption } from './rules/option-form.ts';
export { lookOption, sortOption } from './rules/row/astronomy.ts';
export { resolvingSlot, slotNumber, typeOf } from './rules/row/focus-row.ts';
export { endsOf, type Shift, shiftsOn } from './rules/row/shifts.ts';
export { advanceOption, LAST_TECH, TECH_LEVELS } from './rules/row/technology.ts';
export { isIdleWork, type WorkAhead, workAhead } from './rules/row/work-ahead.ts';
export { newDawnRules } from './rules/rules.ts';
export { caravanCost, caravanOption, caravanWay } from './rules/trade/caravans.ts';
export { heldOption } from './rules/trade/diplomacy.ts';
export { cityStatesOn, MOST_TRADE_ON_A_CARD, namedOption, tradeOn } from './rules/trade/trade.ts';
export { plainVisitOption } from './rules/trade/visits.ts';
export { armyMovesLeft, armyOption, armyWay } from './rules/war/armies.ts';
export { directionFor, wayOut } from './rules/war/barbarians.ts';
export { struckBy } from './rules/war/blast.ts';
export type { Attacker } from './rules/war/combat.ts';
export { type CombatAhead, combatAhead, combatsAhead } from './rules/war/combat-ahead.ts';
export { isReroll, spendingOption, worthOf } from './rules/war/combat-spending.ts';
export { attackItems, defenceItems } from './rules/war/combat-sums.ts';
export { type Item, total } from './rules/war/items.ts';
export { attackWay, targetOn } from './rules/war/military.ts';
export {
  citiesWithoutWonder,
  type Means,
  meansFor,
  paid,
  paymentOption,
  shownWonders,
  wonderCost,
  wonderCostItems,
} from './rules/wonders/wonders.ts';
export { base } from './rulesets/base.ts';
export { isTerra, leaderOf, rulesetFor, rulesetOf } from './rulesets/of.ts';
export type { Ruleset } from './rulesets/ruleset.ts';
export { terra } from './rulesets/terra.ts';
export type * from './state.ts';
export type { NewDawnStep, StepKind, StepOf } from './steps.ts';
export type { DistrictUse } from './steps-growth.ts';
export { cellsOf, outline, type PrintedCell } from './tiles.ts';
export * from './vocabulary.ts';
