import { type Api, type Handler, next } from '@morgenrot/engine';
import type { CardId } from './cards.ts';
import { CARD_SPACES } from './places.ts';
import { scoreSheet } from './scoring.ts';
import { clockwiseFrom, type StepOf, type StoneAge, type StoneAgeStep, seatOf } from './state.ts';
import { refreshTools } from './tools.ts';

const lying = ({ cards }: StoneAge): CardId[] => cards.filter((card) => card !== null);

/** S17: a stack is empty, or the deck no longer fills the spaces. */
export const hasEnded = (s: StoneAge): boolean =>
  s.stacks.some((stack) => stack.length === 0) || s.deck.length < CARD_SPACES.length - lying(s).length;

/** S16.2: cards slide to the cheap side in their order; then the deck fills the rest, the cheapest space first. */
export function layCards(s: StoneAge): void {
  const cards = lying(s);
  while (cards.length < CARD_SPACES.length) {
    const card = s.deck.pop();
    if (card === undefined) break;
    cards.push(card);
  }
  s.cards = cards;
}

/** S4: placement, actions, feeding. */
export function beginRound(s: StoneAge, api: Api): void {
  s.round++;
  s.phase = 'placement';
  s.placed = {};
  for (const player of s.order) refreshTools(seatOf(s, player));
  api.log({ key: 'round', by: s.start, params: { round: s.round } });
  const last = clockwiseFrom(s, s.start).at(-1) ?? s.start;
  next<StoneAgeStep>(s, { kind: 'placing', after: last });
}

function end(s: StoneAge, api: Api): void {
  s.isOver = true;
  api.reveal();
  for (const player of s.order)
    for (const card of seatOf(s, player).extra) api.log({ key: 'extraShown', by: player, params: { card } });
  for (const player of s.order)
    api.log({ key: 'scored', by: player, params: { points: scoreSheet(seatOf(s, player)).total } });
}

/** S16, S17.3: once a round, after everybody is fed. */
export const endRound: Handler<StoneAge, StepOf<'endRound'>> = {
  run(s, _step, _answer, api) {
    if (hasEnded(s)) return end(s, api);
    s.start = clockwiseFrom(s, s.start)[1] ?? s.start;
    const before = s.deck.length;
    layCards(s);
    if (s.deck.length < before) api.reveal();
    beginRound(s, api);
  },
};
