import type { PlayerId, Step } from '@morgenrot/engine';
import type { Direction, HexKey } from '@morgenrot/hex';
import type { CityStateId } from './cards/city-states.ts';
import type { FocusCardId } from './cards/focus.ts';
import type { LeaderId } from './cards/leaders.ts';
import type { NaturalWonderId } from './cards/natural-wonders.ts';
import type { Side, TileNumber } from './cards/tiles.ts';
import type { WonderId } from './cards/wonders.ts';
import type { CardStep } from './steps-cards.ts';
import type { GrowthStep, VisitBonus } from './steps-growth.ts';
import type { Barbarian, DiplomacyCardId, FocusType, Level, Obstacle, Resource } from './vocabulary.ts';

/** Next to what a control token may be placed. */
export type Beside = 'city' | 'friendly' | 'district';

interface Mine extends Step {
  player: PlayerId;
}
/** A part of a focus card's effect: `focus` is the card's place in the row, `slot` the number it is resolved with. */
export interface Resolving extends Mine {
  focus: number;
  slot: number;
}

/** Where control tokens may go now; `left` of them are free, and with `extra` trade tokens on the card buy more. */
export type PlaceControl = Resolving & {
  kind: 'placeControl';
  beside: Beside;
  left: number;
  extra: boolean;
  /** The kind of focus card that places them, if it is not culture. */
  card?: FocusType;
};
/** One control token that an effect gives, outside a culture card. */
export type PlaceOneControl = Mine & {
  kind: 'placeOneControl';
  /** Only next to this space (a city just built, a hill just taken), else next to any own city. */
  next?: HexKey;
  /** Only on these spaces, wherever the own cities are. */
  only?: HexKey[];
  /** Next to what, if not to an own city. */
  beside?: Beside;
  /** Only on this ground. */
  ground?: 'hill' | 'mountain';
  /** The most difficult space allowed; none: any. */
  most?: number;
  /** The kind of focus card that gives it, if one does. */
  card?: FocusType;
  /** With its reinforced side up. */
  reinforced?: true;
  /** It is placed as long as there is an unused token (Q-V8). */
  must?: true;
  left: number;
};

export type MoveCaravans = Resolving & {
  kind: 'moveCaravans';
  distance: number;
  water: boolean;
  /** May caravans drive barbarians away by entering their spaces? */
  barbarians: boolean;
  /** Terra: after driving one away a caravan goes no farther. */
  stops?: true;
  /** What the card itself gives for a visit. */
  bonus?: VisitBonus;
  /** May water be laid beside a caravan that is about to explore? */
  laysWater?: true;
  /** Spaces that trade tokens have added to every caravan that is not done. */
  bought: number;
  /** So many caravans may be used by what was in the row when the card was resolved. */
  most: number;
  /** Further spaces that all caravans share. */
  shared: number;
  /** Caravans that have finished this resolution. */
  done: number[];
};
export type MoveCaravan = Omit<MoveCaravans, 'kind'> & {
  kind: 'moveCaravan';
  caravan: number;
  gone: number;
  /** The city it starts from, chosen while it still is on its card (Q-F9). */
  start?: HexKey;
  explored?: true;
};

export type BuildCity = Resolving & {
  kind: 'buildCity';
  range: number;
  throughWater: boolean;
  fromCaravans: boolean;
  /** Control tokens that come with the city. */
  tokens: number;
};
export type Build = Omit<BuildCity, 'kind'> & {
  kind: 'build';
  production: number;
  /** May the city be built where an own figure stands instead? */
  onFigure?: true;
  /** Production for each own district on the map. */
  perDistrict?: number;
  /** What a resource spent on a wonder is worth, if not the usual. */
  worth?: number;
  /** After a wonder the tech dial advances by so much. */
  techAfterWonder?: number;
};
/** Paying for a wonder: what has been laid down so far goes only when it is built. */
export type PayWonder = Resolving & {
  kind: 'payWonder';
  wonder: WonderId;
  production: number;
  worth?: number;
  resources: Partial<Record<Resource, number>>;
  naturalWonders: NaturalWonderId[];
  trade: number;
  /** Natural wonders used as trade tokens of the card they lie on, and resources where an effect allows it. */
  asTrade: (NaturalWonderId | Resource)[];
};

/** What the card of the attacker adds. */
export interface Bonuses {
  bonus: number;
  bonusVsBarbarian: number;
  /** May a beaten control token be thrown away for another march? */
  scorches?: true;
}
export interface Attacks extends Bonuses {
  left: number;
  range: number;
  through: 'nothing' | 'water' | 'everything';
}
/** How a military card lets armies march (T8). */
export interface March extends Bonuses {
  distance: number;
  water: boolean;
  /** What armies may pass instead of stopping to attack it (T8.5). */
  passes: readonly Obstacle[];
}
export type Military = Resolving & {
  kind: 'military';
  mode: 'either' | 'attacksFirst' | 'both';
  attacks: Attacks;
  attacked: boolean;
  reinforced: boolean;
};
/** `again`: armies beaten this turn that may still march once more; `done`: those that have marched. */
export type MoveArmies = Resolving & { kind: 'moveArmies'; march: March; done: number[]; again: number };
export type MoveArmy = Omit<MoveArmies, 'kind'> & {
  kind: 'moveArmy';
  army: number;
  gone: number;
  /** Where it has been on this march before now, for falling back (T9.8). */
  trail: HexKey[];
  /** The city it starts from, chosen while it still is on its card. */
  start?: HexKey;
  explored?: true;
};
type OnSpace<K extends string> = Omit<MoveArmy, 'kind'> & { kind: K; hex: HexKey };
export type Attack = Resolving & { kind: 'attack'; attacks: Attacks; made: number; thenReinforce: boolean };

/** `from`: as if in the slot of that number; `slot`: already settled where several shifts could be ordered. */
export type ResolveCard = Mine & { kind: 'resolveCard'; focus: number; from?: number; again?: true; slot?: number };

/** What has to happen; those with a handler that asks wait for their player. */
export type NewDawnStep =
  | CardStep
  | GrowthStep
  // set-up
  | (Step & { kind: 'chooseLeaders' })
  | (Mine & { kind: 'pickLeader'; from: LeaderId[] })
  | (Step & { kind: 'chooseCapitals' })
  | (Mine & { kind: 'pickCapital' })
  | (Step & { kind: 'layMap' })
  | (Step & { kind: 'buildMap' })
  | (Mine & { kind: 'pickTile' })
  | (Mine & { kind: 'layTile'; tile: TileNumber; side: Side })
  | (Step & { kind: 'populate' })
  | (Mine & { kind: 'placeArrow' })
  | (Mine & { kind: 'placeFort' })
  | (Step & { kind: 'dealWonders' })
  | (Step & { kind: 'dealVictory' })
  // rounds and turns
  | (Step & { kind: 'beginRound' })
  | (Mine & { kind: 'beginTurn' })
  | (Mine & { kind: 'startOfTurn'; effects: string[] })
  | (Mine & { kind: 'chooseCard'; not?: FocusType })
  | ResolveCard
  | (Omit<ResolveCard, 'kind'> & { kind: 'orderShifts'; position: number; left: string[] })
  | (Resolving & { kind: 'afterResolve'; card: FocusCardId })
  | (Mine & { kind: 'resolveAgain'; focus: number; use: string })
  | (Mine & { kind: 'resetCard'; focus: number; card: FocusCardId })
  | (Mine & { kind: 'afterReset'; focus: number; card: FocusCardId })
  | (Mine & { kind: 'resolveOther'; focus: number })
  | (Mine & { kind: 'swapCards'; adjacent: boolean; first?: number; not?: FocusType })
  | (Mine & { kind: 'endTurn' })
  | (Step & { kind: 'endRound' })
  | (Step & { kind: 'checkVictory' })
  // culture
  | PlaceControl
  | PlaceOneControl
  | (Mine & { kind: 'setControl'; hex: HexKey; reinforced?: true; asked?: true })
  | (Mine & { kind: 'takeBackControl' })
  | (Mine & { kind: 'shiftControl' })
  | (Mine & { kind: 'shiftControlTo'; from: HexKey })
  | (Mine & { kind: 'convertControl' })
  | (Mine & { kind: 'replaceControl'; hex: HexKey; asked?: true })
  | (Mine & { kind: 'destroyControl' })
  | (Mine & { kind: 'pointAtControl'; first?: HexKey })
  | (Mine & { kind: 'yieldControl'; to: PlayerId; tokens: HexKey[] })
  // science
  /** `per`: what is still to be added to `plus` when the card is resolved. */
  | (Resolving & { kind: 'advanceTech'; plus: number; per?: 'wonder' | 'resourceTypes' })
  | (Mine & { kind: 'gainCard'; level: Level })
  | (Mine & { kind: 'takeCard'; level: Level })
  | (Mine & { kind: 'giveWay'; card: FocusCardId })
  | (Mine & { kind: 'upgradeCard'; left: number; only?: Level; done?: number[] })
  | (Mine & { kind: 'takeResource'; notOwned: boolean })
  | (Mine & { kind: 'exchangeResource' })
  | (Mine & { kind: 'exchangeResourceFor'; give: Resource })
  | (Resolving & { kind: 'blast' })
  // economy
  | MoveCaravans
  | MoveCaravan
  | (Mine & { kind: 'visit'; hex: HexKey; bonus?: VisitBonus; noCard?: true })
  | (Mine & { kind: 'afterVisit'; hex: HexKey; bonus?: VisitBonus })
  | (Mine & { kind: 'takeDiplomacy'; from: PlayerId; cards: DiplomacyCardId[]; give?: DiplomacyCardId; orSwap?: true })
  | (Mine & { kind: 'swapDiplomacy'; only?: PlayerId })
  | (Mine & { kind: 'takeAnyDiplomacy'; left: number })
  | (Mine & { kind: 'embassy'; from: PlayerId })
  | (Mine & { kind: 'moveOneBarbarian' })
  | (Mine & { kind: 'moveOneBarbarianTo'; barbarian: Barbarian })
  // industry
  | Build
  | BuildCity
  | (Resolving & { kind: 'chooseWonder'; production: number; worth?: number })
  | PayWonder
  | (Mine & { kind: 'placeWonder'; wonder: WonderId })
  // military
  | Military
  /** With `focus`, trade tokens of that card reinforce more (T6.3); only on some spaces, or beside own cities. */
  | (Mine & { kind: 'reinforce'; left: number; focus?: number; only?: HexKey[]; beside?: 'city'; must?: true })
  | Attack
  | (Omit<Attack, 'kind'> & { kind: 'attacks' })
  | (Resolving & { kind: 'declareAttack'; hex: HexKey; attacks: Bonuses; army?: number; target?: string })
  | MoveArmies
  | MoveArmy
  | OnSpace<'chooseTarget'>
  | (OnSpace<'afterAttack'> & { afterwards?: NewDawnStep[] })
  | (Mine & { kind: 'scorch'; hex: HexKey; loser: PlayerId })
  | (Resolving & { kind: 'spendInAttack' })
  /** Without a military card (Q-E36) there is still what serves in every combat. */
  | (Mine & { kind: 'spendInDefence'; focus?: number })
  | (Mine & { kind: 'endCombat' })
  | (Mine & { kind: 'conquer'; hex: HexKey; loser: PlayerId; cityState: CityStateId })
  | (Mine & { kind: 'takeSpace'; hex: HexKey; loser: PlayerId; asked?: true })
  | (Mine & { kind: 'settleCity'; hex: HexKey; loser: PlayerId | null; visit?: true; asked?: true })
  | (Mine & { kind: 'plunder'; from: PlayerId; left: number })
  | (Mine & { kind: 'moveWonder'; wonder: WonderId; from: HexKey; loser: PlayerId })
  // exploration
  | (Mine & { kind: 'exploreTile'; tile: TileNumber; hex: HexKey })
  | (Mine & { kind: 'layExplored'; tile: TileNumber; hex: HexKey; side: Side })
  // trade tokens and natural wonders
  | (Mine & { kind: 'gainTrade'; left: number; only?: number[] })
  | (Mine & { kind: 'placeTrade'; only?: number[] })
  | (Mine & { kind: 'loseTrade'; left: number })
  | (Mine & { kind: 'dropTrade'; left: number })
  | (Mine & { kind: 'unstore' })
  | (Mine & { kind: 'layNaturalWonder'; naturalWonder: NaturalWonderId })
  | (Mine & { kind: 'layCityState'; cityState: CityStateId })
  // event dial
  | (Step & { kind: 'spawnBarbarians' })
  | (Step & { kind: 'moveBarbarians' })
  | (Step & { kind: 'moveBarbarian'; barbarian: Barbarian; direction: Direction })
  | (Step & { kind: 'spreadBarbarians'; rolls: number })
  | (Step & { kind: 'tradeEvent'; paid: number })
  | (Step & { kind: 'governmentEvent' })
  | (Mine & { kind: 'chooseGovernment' })
  | (Step & { kind: 'districtEvent' })
  | (Step & { kind: 'ageWonders' });

export type StepKind = NewDawnStep['kind'];
export type StepOf<K extends StepKind> = Extract<NewDawnStep, { kind: K }>;
