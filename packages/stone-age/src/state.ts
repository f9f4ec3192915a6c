import type { Deck, PlayerId, Step, Steps } from '@morgenrot/engine';
import type { BuildingId } from './buildings.ts';
import type { CardId } from './cards.ts';
import type { CardSpace, Place, StackPlace } from './places.ts';
import type { Goods, Phase, Yield } from './vocabulary.ts';

/** One of three; it serves once a round (S9.2). */
export interface Tool {
  value: number;
  used: boolean;
}

/** What somebody owns. */
export interface Seat {
  figures: number;
  food: number;
  agriculture: number;
  score: number;
  goods: Goods;
  tools: Tool[];
  /** S1.7: bought and face down; whether others may look is an option. */
  pile: CardId[];
  /** Cards that wait for their use, face up. */
  kept: CardId[];
  /** S12.6: drawn unseen; only the owner knows it. */
  extra: CardId[];
  buildings: BuildingId[];
}

type Mine = Step & { player: PlayerId };

/** Dice that have fallen and can still be helped by tools (S8.2). */
export interface Roll {
  dice: number[];
  yields: Yield;
}

export type StoneAgeStep =
  | (Step & { kind: 'placing'; after: PlayerId })
  | (Mine & { kind: 'place' })
  | (Step & { kind: 'actions' })
  | (Mine & { kind: 'beginTurn' })
  | (Mine & { kind: 'turn' })
  | (Mine & { kind: 'choose' })
  | (Mine & { kind: 'resolve'; place: Place })
  | (Mine & { kind: 'goHome'; place: Place })
  | (Mine & Roll & { kind: 'tools' })
  | (Mine & { kind: 'buy'; place: CardSpace })
  | (Mine & { kind: 'build'; place: StackPlace })
  | (Mine & { kind: 'strip'; dice: number[] })
  | (Mine & { kind: 'pick'; dice: number[] })
  | (Mine & { kind: 'anyTwo' })
  | (Step & { kind: 'feeding' })
  | (Mine & { kind: 'feed' })
  | (Step & { kind: 'endRound' });

export type StepOf<K extends StoneAgeStep['kind']> = Extract<StoneAgeStep, { kind: K }>;

export interface StoneAge extends Steps<StoneAgeStep> {
  /** Clockwise (S1.8). */
  order: PlayerId[];
  start: PlayerId;
  active: PlayerId;
  turn: number;
  round: number;
  phase: Phase;
  openPiles: boolean;
  freeReturn: 'off' | 'hut' | 'all';
  seats: Record<PlayerId, Seat>;
  /** Whose figures stand where, and how many. */
  placed: Partial<Record<Place, Record<PlayerId, number>>>;
  deck: Deck<CardId>;
  /** By price: the first of them costs 1. */
  cards: (CardId | null)[];
  /** The last tile of a stack lies on top, face up. */
  stacks: Deck<BuildingId>[];
  /** Stacks that are not in play with so many players: nobody sees them. */
  removed: Deck<BuildingId>;
  isOver: boolean;
}

export const seatOf = (s: StoneAge, player: PlayerId): Seat => {
  const seat = s.seats[player];
  if (!seat) throw new Error(`nobody sits at ${player}`);
  return seat;
};

/** From somebody on, clockwise. */
export function clockwiseFrom({ order }: Pick<StoneAge, 'order'>, player: PlayerId): PlayerId[] {
  const first = order.indexOf(player);
  return [...order.slice(first), ...order.slice(0, first)];
}

/** How many figures of somebody stand there. */
export const figuresAt = (s: StoneAge, place: Place, player: PlayerId): number => s.placed[place]?.[player] ?? 0;

/** S1.1: figures that have not been placed in this round. */
export function inHand(s: StoneAge, player: PlayerId): number {
  let left = seatOf(s, player).figures;
  for (const place in s.placed) left -= s.placed[place as Place]?.[player] ?? 0;
  return left;
}

/** Where somebody's figures stand, in the order of the places. */
export const placesOf = (s: StoneAge, player: PlayerId): Place[] =>
  (Object.keys(s.placed) as Place[]).filter((place) => figuresAt(s, place, player) > 0);
