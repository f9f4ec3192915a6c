import type { PlayerId, Steps } from '@morgenrot/engine';
import type { Direction, HexKey } from '@morgenrot/hex';
import type { AgendaId, VictoryCardId } from './cards/agendas.ts';
import type { CityStateId } from './cards/city-states.ts';
import type { FocusCardId } from './cards/focus.ts';
import type { LeaderId } from './cards/leaders.ts';
import type { NaturalWonderId } from './cards/natural-wonders.ts';
import type { PlacedTile, TileNumber } from './cards/tiles.ts';
import type { WonderId } from './cards/wonders.ts';
import type { NewDawnStep } from './steps.ts';
import type {
  Barbarian,
  DiplomacyCardId,
  District,
  FocusType,
  GroundKind,
  Phase,
  Resource,
  WonderType,
} from './vocabulary.ts';

/** A control token; a district token is one that can do more (Terra). */
export interface Control {
  of: PlayerId;
  reinforced: boolean;
  district?: District;
}

export interface City {
  of: PlayerId;
  capital?: true;
  /** A city-state that is one of the player's cities for this turn only (Q-F34): no piece of theirs stands here. */
  lent?: CityStateId;
}

/** A space of the map, with what lies on it for good. Figures and barbarians know themselves where they stand. */
export interface Hex {
  ground: GroundKind;
  /** Which of `tiles` it belongs to; null for a water token or a fort. */
  tile: number | null;
  fort?: true;
  /** The natural wonder printed here, whether or not its token is still here. */
  site?: NaturalWonderId;
  resource?: Resource;
  naturalWonder?: NaturalWonderId;
  /** A city-state that nobody has conquered. */
  cityState?: CityStateId;
  control?: Control;
  city?: City;
  wonder?: WonderId;
}

/** A place in the focus row: a card and what lies on it. The id stays when the card is replaced, and moves with it. */
export interface FocusCard {
  id: number;
  card: FocusCardId;
  trade: number;
  /** Natural wonders that a leader lays on cards instead of beside the sheet. */
  naturalWonders: NaturalWonderId[];
}

/** A figure stands on a space, or on its card (null). */
export interface Figure {
  at: HexKey | null;
}

/** A diplomacy card of another player; `shown` once everybody has seen which it is. */
export interface HeldDiplomacy {
  from: PlayerId;
  card: DiplomacyCardId;
  shown: boolean;
}

export interface Seat {
  /** Null until leaders are chosen. */
  leader: LeaderId | null;
  /** From left to right: the first stands in the first slot. */
  row: FocusCard[];
  /** Own focus cards that are not in the row. */
  stack: FocusCardId[];
  tech: number;
  /** The highest space of the tech dial ever reached or passed (R9.3, Q-E4). */
  techBest: number;
  resources: Record<Resource, number>;
  naturalWonders: NaturalWonderId[];
  wonders: WonderId[];
  caravans: Figure[];
  armies: Figure[];
  diplomacy: HeldDiplomacy[];
  /** Natural wonders and city-states spent this turn: each serves once (R17.4, R19.2). */
  spent: (NaturalWonderId | CityStateId)[];
  /** Trade tokens on a wonder that can hold some. */
  stored: number;
  /** Has won an attack on a rival capital. */
  beatCapital: boolean;
  /** Has won an attack that was strong enough for the agenda (Terra). */
  devastated?: true;
  /** Any number of this player's diplomacy cards may be held (Q-F33). */
  ally?: PlayerId;
  /** The government marker in use, if any, and on which place of the row it lies (T12). */
  governments?: Partial<Record<FocusType, number>>;
}

export interface BarbarianState {
  home: HexKey;
  /** Null: off the map, waiting to appear again. */
  at: HexKey | null;
}

/** Where each of the two diplomacy cards of a city-state is: beside the map, set aside, or with a player. */
export type CityStateCard = 'map' | 'aside' | PlayerId;
export interface CityStateState {
  home: HexKey;
  cards: CityStateCard[];
  /** Whoever has conquered it, and on which card of the row its token lies (none of its type: null). */
  held: { by: PlayerId; focus: number | null } | null;
  /** Who built the wonder in it that others control in their own turns only (Q-V11). */
  builder?: PlayerId;
}

export interface WonderDeck {
  shown: WonderId | null;
  /** Face down, the top card last. Nobody may know it. */
  deck: WonderId[];
  /** A trade token lies on the face-up wonder (T13). */
  aged?: true;
}

export interface Claim {
  player: PlayerId;
  agenda: AgendaId;
  /** False when the player had no control token left to mark it with (Q-E16). */
  marked: boolean;
}

export interface VictoryCardState {
  card: VictoryCardId;
  claims: Claim[];
}

/** What the rules have to remember until the turn ends. */
export interface ThisTurn {
  /** Effects that are there once a turn and have been used. */
  used: string[];
  /** Spaces won by attacks: none of them may be where the next attack comes from (R15.1). */
  captured: HexKey[];
  /** Cities and city-states into which a caravan has been moved, and which one (R12.7); -1: one that is gone. */
  entered: { hex: HexKey; caravan: number }[];
  /** Caravans that came back from a visit: they do not move again this turn (R12.6). */
  returned: number[];
  attacksWon: number;
  /** The active player has replaced a focus card (Terra). */
  replaced?: true;
  /** Own armies beaten in attacks (Terra). */
  beaten?: number[];
  /** A control token was thrown away instead of replaced in the attack just won (Terra). */
  scorched?: true;
}

export type Target = 'barbarian' | 'cityState' | 'control' | 'city' | 'fort' | 'army' | 'caravan';

/** An attack under way. */
export interface Combat {
  attacker: PlayerId;
  hex: HexKey;
  target: Target;
  /** Null: a barbarian, a city-state or an uncontrolled fort. */
  defender: PlayerId | null;
  /** Which of the attacker's armies attacks (Terra). */
  army?: number;
  /** Which of the defender's armies or caravans is attacked (Terra). */
  figure?: number;
  /** May a beaten control token be thrown away for another march (Terra)? */
  scorches?: true;
  /** Who rolls the defence's die: for barbarians and city-states the player to the attacker's right (R15.3). */
  roller: PlayerId;
  slot: number;
  cardBonus: number;
  attackDie: number;
  defenceDie: number;
  attackSpent: number;
  defenceSpent: number;
}

/** Building the map together (R5): who still has which tiles. */
export interface MapBuilding {
  tiles: Record<PlayerId, TileNumber[]>;
  capitals: Record<PlayerId, TileNumber>;
  /** The first so many of the placed tiles are the core. */
  core: number;
}

/** So many trade tokens lie on the first row of a less experienced player (T17, Q-V12). */
export type Handicap = `${number}`;

export interface NewDawnOptions {
  /** Not there in matches that began before there was a choice. */
  expansion?: 'none' | 'terra-incognita';
  map: 'first-game' | 'advanced';
  victory: 'practice' | 'standard' | 'epic' | 'peaceful' | 'peaceful-epic';
  leaders: 'random' | 'pick' | 'draft';
  capitals: 'assigned' | 'pick';
  diplomacy: 'open' | 'closed';
  handicap1?: Handicap;
  handicap2?: Handicap;
  handicap3?: Handicap;
  handicap4?: Handicap;
  handicap5?: Handicap;
}

/** What only a match of Terra Incognita has. */
export interface Terra {
  /** Tiles to be explored, face down: the bottom one is the last (T3.3, T11.2). */
  stack: TileNumber[];
  /** Who has the card that the Ottoman leader lends (Q-F32). */
  ibrahim: PlayerId | null;
}

export interface State extends Steps<NewDawnStep> {
  options: NewDawnOptions;
  /** Clockwise around the table. */
  order: PlayerId[];
  startPlayer: PlayerId;
  phase: Phase;
  round: number;
  /** Whose turn it is; during the event dial the start player, who turns it. */
  active: PlayerId;
  /** Turns begun, turns of the dial included. */
  turn: number;
  thisTurn: ThisTurn;
  tiles: PlacedTile[];
  map: Record<HexKey, Hex>;
  building: MapBuilding | null;
  seats: Record<PlayerId, Seat>;
  barbarians: Partial<Record<Barbarian, BarbarianState>>;
  /** How the direction token lies; null until the start player has placed it. */
  arrow: Direction | null;
  /** The section of the event dial that the pointer shows. */
  dial: number;
  cityStates: Partial<Record<CityStateId, CityStateState>>;
  wonderDecks: Record<WonderType, WonderDeck>;
  /** Resource tokens that nobody has and that do not lie on the map. */
  supply: Record<Resource, number>;
  victory: VictoryCardState[];
  combat: Combat | null;
  terra?: Terra;
  /** Set when the match is over: best first, equals together. */
  ranking: PlayerId[][] | null;
}
