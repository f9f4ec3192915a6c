import type { PlayerId, Step } from '@morgenrot/engine';
import type { Direction, HexKey } from '@morgenrot/hex';
import type { CityStateId } from './cards/city-states.ts';
import type { FocusCardId } from './cards/focus.ts';
import type { LeaderId } from './cards/leaders.ts';
import type { NaturalWonderId } from './cards/natural-wonders.ts';
import type { Side, TileNumber } from './cards/tiles.ts';
import type { WonderId } from './cards/wonders.ts';
import type { Barbarian, DiplomacyCardId, FocusType, Level, Resource } from './vocabulary.ts';

/** Next to what a control token may be placed. */
export type Beside = 'city' | 'friendly';

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
};
/** One control token that an effect gives, outside a culture card. */
export type PlaceOneControl = Mine & {
  kind: 'placeOneControl';
  /** Only next to this space (a city just built, a hill just taken), else next to any own city. */
  next?: HexKey;
  /** Only on this ground. */
  ground?: 'hill';
  /** The most difficult space allowed; none: any. */
  most?: number;
  /** The kind of focus card that gives it, if one does. */
  card?: FocusType;
  left: number;
};

export type MoveCaravans = Resolving & {
  kind: 'moveCaravans';
  distance: number;
  water: boolean;
  /** May caravans drive barbarians away by entering their spaces? */
  barbarians: boolean;
  /** Spaces that trade tokens have added to every caravan that is not done. */
  bought: number;
  /** Further spaces that all caravans share. */
  shared: number;
  /** Caravans that have finished this resolution. */
  done: number[];
};
export type MoveCaravan = Omit<MoveCaravans, 'kind'> & { kind: 'moveCaravan'; caravan: number; gone: number };

export type BuildCity = Resolving & {
  kind: 'buildCity';
  range: number;
  throughWater: boolean;
  fromCaravans: boolean;
  /** Control tokens that come with the city. */
  tokens: number;
};
export type Build = Omit<BuildCity, 'kind'> & { kind: 'build'; production: number };
/** Paying for a wonder: what has been laid down so far goes only when it is built. */
export type PayWonder = Resolving & {
  kind: 'payWonder';
  wonder: WonderId;
  production: number;
  resources: Partial<Record<Resource, number>>;
  naturalWonders: NaturalWonderId[];
  trade: number;
  /** Natural wonders used as trade tokens of the card they lie on. */
  asTrade: NaturalWonderId[];
};

export interface Attacks {
  left: number;
  range: number;
  through: 'nothing' | 'water' | 'everything';
  bonus: number;
  bonusVsBarbarian: number;
}
export type Military = Resolving & {
  kind: 'military';
  mode: 'either' | 'attacksFirst' | 'both';
  attacks: Attacks;
  attacked: boolean;
  reinforced: boolean;
};
export type Attack = Resolving & { kind: 'attack'; attacks: Attacks; made: number; thenReinforce: boolean };

/** What has to happen; those with a handler that asks wait for their player. */
export type NewDawnStep =
  // set-up
  | (Step & { kind: 'chooseLeaders' })
  | (Mine & { kind: 'pickLeader'; from: LeaderId[] })
  | (Step & { kind: 'chooseCapitals' })
  | (Mine & { kind: 'pickCapital' })
  | (Step & { kind: 'buildMap' })
  | (Mine & { kind: 'pickTile' })
  | (Mine & { kind: 'layTile'; tile: TileNumber; side: Side })
  | (Step & { kind: 'populate' })
  | (Mine & { kind: 'placeArrow' })
  // rounds and turns
  | (Step & { kind: 'beginRound' })
  | (Mine & { kind: 'beginTurn' })
  | (Mine & { kind: 'startOfTurn'; effects: string[] })
  | (Mine & { kind: 'chooseCard'; not?: FocusType })
  | (Mine & { kind: 'resolveCard'; focus: number; from?: number; again?: true })
  | (Resolving & { kind: 'afterResolve'; card: FocusCardId })
  | (Mine & { kind: 'resolveAgain'; focus: number; use: string })
  | (Mine & { kind: 'resetCard'; focus: number })
  | (Mine & { kind: 'afterReset'; focus: number })
  | (Mine & { kind: 'resolveOther'; focus: number })
  | (Mine & { kind: 'swapCards'; adjacent: boolean; first?: number })
  | (Mine & { kind: 'endTurn' })
  | (Step & { kind: 'endRound' })
  | (Step & { kind: 'checkVictory' })
  // culture
  | PlaceControl
  | PlaceOneControl
  | (Mine & { kind: 'setControl'; hex: HexKey; reinforced?: true })
  | (Mine & { kind: 'takeBackControl' })
  | (Mine & { kind: 'shiftControl' })
  | (Mine & { kind: 'shiftControlTo'; from: HexKey })
  | (Mine & { kind: 'convertControl' })
  | (Mine & { kind: 'replaceControl'; hex: HexKey })
  | (Mine & { kind: 'destroyControl' })
  | (Mine & { kind: 'pointAtControl'; first?: HexKey })
  | (Mine & { kind: 'yieldControl'; to: PlayerId; tokens: HexKey[] })
  // science
  | (Resolving & { kind: 'advanceTech'; plus: number })
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
  | (Mine & { kind: 'visit'; hex: HexKey })
  | (Mine & { kind: 'afterVisit'; hex: HexKey })
  | (Mine & { kind: 'takeDiplomacy'; from: PlayerId; cards: DiplomacyCardId[]; give?: DiplomacyCardId; orSwap?: true })
  | (Mine & { kind: 'swapDiplomacy'; only?: PlayerId })
  | (Mine & { kind: 'takeAnyDiplomacy'; left: number })
  | (Mine & { kind: 'embassy'; from: PlayerId })
  | (Mine & { kind: 'moveOneBarbarian' })
  | (Mine & { kind: 'moveOneBarbarianTo'; barbarian: Barbarian })
  // industry
  | Build
  | BuildCity
  | (Resolving & { kind: 'chooseWonder'; production: number })
  | PayWonder
  | (Mine & { kind: 'placeWonder'; wonder: WonderId })
  // military
  | Military
  | (Mine & { kind: 'reinforce'; left: number })
  | Attack
  | (Omit<Attack, 'kind'> & { kind: 'attacks' })
  | (Resolving & { kind: 'declareAttack'; hex: HexKey; attacks: Attacks })
  | (Resolving & { kind: 'spendInAttack' })
  | (Mine & { kind: 'spendInDefence'; focus: number })
  | (Mine & { kind: 'endCombat' })
  | (Mine & { kind: 'conquer'; hex: HexKey; loser: PlayerId; cityState: CityStateId })
  | (Mine & { kind: 'takeSpace'; hex: HexKey; loser: PlayerId })
  | (Mine & { kind: 'settleCity'; hex: HexKey; loser: PlayerId | null })
  | (Mine & { kind: 'plunder'; from: PlayerId; left: number })
  | (Mine & { kind: 'moveWonder'; wonder: WonderId; from: HexKey; loser: PlayerId })
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
  | (Step & { kind: 'tradeEvent'; paid: number });

export type StepKind = NewDawnStep['kind'];
export type StepOf<K extends StepKind> = Extract<NewDawnStep, { kind: K }>;
