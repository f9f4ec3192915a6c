import type { Api, PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { CityStateId } from '../cards/city-states.ts';
import type { Combat, State } from '../state.ts';
import type { NewDawnStep } from '../steps.ts';
import type { FocusType, Obstacle, WonderType } from '../vocabulary.ts';

/** What a player is about to do with a space, for changes of difficulty that hold only for some of it. */
export interface Doing {
  act: 'control' | 'city' | 'caravan' | 'army' | 'combat';
  /** The kind of focus card that is being resolved, if one is. */
  card?: FocusType;
}

/** A wonder on offer, and what may lower its price. */
export interface Priced {
  type: WonderType;
  matureCities: number;
  /** The types of wonders the player controls. */
  controlled: readonly WonderType[];
}

/** A card that is about to be resolved, and what may shift it. */
export interface Shifted {
  type: FocusType;
  /** Where it has come to by now. */
  position: number;
  /** The types of wonders the player controls. */
  controlled: readonly WonderType[];
}

/** An effect as a player has it: whose card it comes from, and for diplomacy cards who gave it. */
export interface Source {
  /** `leader:rome`, `wonder:petra`, `cityState:seoul`, `diplomacy:joint-war`. */
  id: string;
  from?: PlayerId;
}

/**
 * The moments at which leaders, wonders, city-states and diplomacy cards may speak. A card that needs another moment
 * adds it here, with a line in docs/cards.md; engine and rules never know a card by name.
 */
export interface Effect {
  /** Fold: how difficult a space is for `me`. */
  modifyDifficulty?(s: State, me: PlayerId, hex: HexKey, value: number, doing: Doing): number;
  /** Fold: with which slot's number a card is resolved. */
  modifySlot?(s: State, me: PlayerId, slot: number): number;
  /** How many positions farther right a card that stands at `position` is resolved (T4.3). */
  slotShift?(s: State, me: PlayerId, card: Shifted): number;
  /** Fold: what a wonder costs. */
  modifyWonderCost?(s: State, me: PlayerId, cost: number, wonder: Priced): number;
  /** Sum: what is added in a combat that `me` attacks, or defends, in. */
  attackBonus?(s: State, me: PlayerId, combat: Combat, source: Source): number;
  defenceBonus?(s: State, me: PlayerId, combat: Combat, source: Source): number;
  /** Sum: control tokens that a culture card places more. */
  moreControl?(s: State, me: PlayerId): number;
  /** Sum: spaces that all caravans share in one resolution. */
  sharedMovement?: number;
  /** Yes, if any says so. */
  waivesAdjacency?(s: State, me: PlayerId, hex: HexKey): boolean;
  countsForMaturity?(s: State, me: PlayerId, owner: PlayerId, source: Source): boolean;
  caravanStartsFrom?(s: State, me: PlayerId, hex: HexKey): boolean;
  cityInReach?(s: State, me: PlayerId, hex: HexKey, range: number): boolean;
  attacksAnywhere?: boolean;
  barsBarbarians?(s: State, me: PlayerId, hex: HexKey): boolean;
  gainsAnyType?: boolean;
  /** How many diplomacy cards of one player `me` may hold. */
  diplomacyLimit?: number;
  /** How many trade tokens may be kept here. */
  storesTrade?: number;
  /** Once at the start of the own turn, in the order the player likes: what it asks. Offered while that offers anything. */
  startOfTurn?(me: PlayerId): NewDawnStep;
  /** A focus card that may be resolved and reset before the chosen one. */
  resolvesFirst?: FocusType;
  /** Events: after the thing has happened; they put steps on the stack. */
  onControlPlaced?(s: State, me: PlayerId, hex: HexKey, api: Api): void;
  onResolved?(s: State, me: PlayerId, resolved: { focus: number; slot: number }, api: Api): void;
  onReset?(s: State, me: PlayerId, focus: number, api: Api): void;
  onBarbarianDefeated?(s: State, me: PlayerId, api: Api): void;
  onVisit?(s: State, me: PlayerId, hex: HexKey, source: Source, api: Api): void;
  onNaturalWonder?(s: State, me: PlayerId, naturalWonder: string, api: Api): void;
  onBuilt?(s: State, me: PlayerId, api: Api): void;

  // What only Terra Incognita asks for.
  /** The most: what each own reinforced control token adds in defence. */
  reinforcedWorth?: number;
  /** What a resource token adds that is spent in a combat. */
  resourceInCombat?: number;
  /** Resources may be spent as trade tokens of the card that is being resolved. */
  resourceAsTrade?: true;
  figuresEnterWater?: true;
  /** For caravans all water at the map's edge is adjacent to each other. */
  edgeWaterAdjacent?: true;
  armiesUnlimited?: true;
  /** What armies may pass although it would stop them (T8.5). */
  armiesPass?: readonly Obstacle[];
  armyMayNotEnd?(s: State, me: PlayerId, hex: HexKey): boolean;
  /** For the own districts: does a space count as friendly, and as every kind of ground? */
  friendlyForDistricts?(s: State, me: PlayerId, hex: HexKey, source: Source): boolean;
  everyTerrainForDistricts?(s: State, me: PlayerId, hex: HexKey): boolean;
  /** Is a city of `owner` as good as a friendly control token for maturity? */
  citiesCountForMaturity?(s: State, me: PlayerId, owner: PlayerId, source: Source): boolean;
  /** Paths to a new city may lead over water. */
  cityThroughWater?: true;
  /** A wonder that brings its own city to the map's edge instead of going under one that stands. */
  site?: 'edge';
  /** A city-state that is one of the own cities during the own turn. */
  ownCityInTurn?: CityStateId;
  /** No limit on diplomacy cards of this player. */
  diplomacyWithoutLimit?(s: State, me: PlayerId, from: PlayerId): boolean;
  /** Pieces of `owner` that `me` may neither attack nor destroy. */
  spares?(s: State, me: PlayerId, owner: PlayerId, source: Source): boolean;
  onFirstTurn?(s: State, me: PlayerId, api: Api): void;
  onEndOfTurn?(s: State, me: PlayerId, api: Api): void;
  onCityBuilt?(s: State, me: PlayerId, hex: HexKey, api: Api): void;
  onAttackWon?(s: State, me: PlayerId, combat: Combat, api: Api): void;
  /** A wonder: gained as the result of an attack (T2.3). */
  onCaptured?(s: State, me: PlayerId, api: Api): void;
  /** Before a rival's city gives way to one of `me`: what has to happen first. */
  beforeCityReplaced?(s: State, me: PlayerId, hex: HexKey, api: Api): void;
  /** `by` has attacked or destroyed a piece of `me`. */
  onAggression?(s: State, me: PlayerId, by: PlayerId, source: Source, api: Api): void;
}
