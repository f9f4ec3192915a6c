import type { Api, PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { Combat, State } from '../state.ts';
import type { StepOf } from '../steps.ts';
import type { FocusType, WonderType } from '../vocabulary.ts';

/** What a player is about to do with a space, for changes of difficulty that hold only for some of it. */
export interface Doing {
  act: 'control' | 'city' | 'caravan' | 'combat';
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

/** What an effect may ask at the start of a turn. */
export type StartOfTurnStep = StepOf<
  | 'placeOneControl'
  | 'destroyControl'
  | 'pointAtControl'
  | 'swapCards'
  | 'unstore'
  | 'moveOneBarbarian'
  | 'swapDiplomacy'
>;

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
  startOfTurn?(me: PlayerId): StartOfTurnStep;
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
}
