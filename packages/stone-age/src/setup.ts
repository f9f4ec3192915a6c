import { type Api, noSteps, type PlayerId } from '@morgenrot/engine';
import { BUILDING_IDS } from './buildings.ts';
import { CARD_IDS } from './cards.ts';
import type { StoneAgeOptions } from './meta.ts';
import { STACKS } from './places.ts';
import { beginRound, layCards } from './rounds.ts';
import type { Seat, StoneAge, StoneAgeStep } from './state.ts';
import { noGoods } from './vocabulary.ts';

const FIGURES = 5;
const FOOD = 12;
const STACK_SIZE = 7;

const newSeat = (): Seat => ({
  figures: FIGURES,
  food: FOOD,
  agriculture: 0,
  score: 0,
  goods: noGoods(),
  tools: [],
  pile: [],
  kept: [],
  extra: [],
  buildings: [],
});

/** S3.4: random, or the seat that the table has chosen. */
function firstOf(players: readonly PlayerId[], { startPlayer }: StoneAgeOptions, api: Api): PlayerId {
  const chosen = startPlayer === 'random' ? api.shuffle(players)[0] : players[Number(startPlayer) - 1];
  return chosen ?? players[0] ?? '';
}

export function setup(players: PlayerId[], options: StoneAgeOptions, api: Api): StoneAge {
  const start = firstOf(players, options, api);
  const deck = api.shuffle(CARD_IDS);
  const tiles = api.shuffle(BUILDING_IDS);
  const stacks = STACKS.map((_, i) => tiles.slice(i * STACK_SIZE, (i + 1) * STACK_SIZE));
  const s: StoneAge = {
    ...noSteps<StoneAgeStep>(),
    order: players,
    start,
    active: start,
    turn: 0,
    round: 0,
    phase: 'placement',
    openPiles: options.cardPiles === 'open',
    freeReturn: options.freeReturn,
    seats: Object.fromEntries(players.map((player) => [player, newSeat()])),
    placed: {},
    deck,
    cards: [],
    stacks: stacks.slice(0, players.length),
    removed: stacks.slice(players.length).flat(),
    isOver: false,
  };
  layCards(s);
  beginRound(s, api);
  return s;
}
