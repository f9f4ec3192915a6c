import { type Api, draw, type Handler, next, type PlayerId } from '@morgenrot/engine';
import { type CardId, cardOf, type Upper } from './cards.ts';
import { gain, gainAgriculture, gainTool, rollFor, score } from './gains.ts';
import { ANY_TWO, actOf, goodsIn, pay, payment, payOr, reachOf } from './paying.ts';
import { CARD_SPACES, type CardSpace, priceOf } from './places.ts';
import { type StepOf, type StoneAge, type StoneAgeStep, seatOf } from './state.ts';
import { countGoods } from './vocabulary.ts';

const ROLL_DICE = 2;

/** S12.6: only the owner sees it, and its upper half is never carried out. An empty deck gives nothing (Q-S18). */
function drawExtra(s: StoneAge, player: PlayerId, api: Api): void {
  const card = draw(s.deck, api);
  if (card === undefined) return api.log({ key: 'noExtra', by: player });
  seatOf(s, player).extra.push(card);
  api.log({ key: 'extra', by: player });
  api.log({ key: 'extraCard', by: player, params: { card }, only: [player] });
}

/** S12: the upper half, as far as it does something at once. Kept cards wait. */
const UPPER: {
  [T in Upper['type']]: (s: StoneAge, player: PlayerId, upper: Extract<Upper, { type: T }>, api: Api) => void;
} = {
  food: (s, player, { amount }) => gain(s, player, 'food', amount),
  resource: (s, player, { resource, amount }) => gain(s, player, resource, amount),
  roll: (s, player, { resource }, api) => rollFor(s, player, resource, ROLL_DICE, api),
  points: (s, player, { amount }) => score(s, player, amount),
  tool: (s, player, _upper, api) => gainTool(s, player, api),
  agriculture: (s, player, _upper, api) => gainAgriculture(s, player, api),
  extraCard: (s, player, _upper, api) => drawExtra(s, player, api),
  strip(s, player, _upper, api) {
    const dice = s.order.map(() => api.d6()).sort((a, b) => a - b);
    api.log({ key: 'stripRolled', by: player, params: { dice: dice.join(' ') } });
    next<StoneAgeStep>(s, { kind: 'strip', player, dice });
  },
  oneUseTool: () => undefined,
  anyResources: () => undefined,
};

const carryOut = <T extends Upper['type']>(
  s: StoneAge,
  player: PlayerId,
  upper: Extract<Upper, { type: T }>,
  api: Api,
) => (UPPER[upper.type as T] as (typeof UPPER)[T])(s, player, upper, api);

/** Cards whose upper half waits for its use (S11.2). */
export const isKept = (card: CardId): boolean => ['oneUseTool', 'anyResources'].includes(cardOf(card).upper.type);

const spaceIndex = (place: CardSpace): number => CARD_SPACES.indexOf(place);

/** The card that lies there. */
export const cardAt = (s: StoneAge, place: CardSpace): CardId | null => s.cards[spaceIndex(place)] ?? null;

/** S11: pay, take the card, carry out its upper half. */
export const buy = {
  ask(s, { player, place }) {
    const price = priceOf(place);
    const { goods } = seatOf(s, player);
    if (countGoods(goods) < price)
      return payOr(s, player, 'decline', { key: 'pay.price', params: { price, reach: reachOf(s, player) } });
    return payOr(s, player, 'decline', { act: 'pay', with: payment(goods, { min: price, max: price }) });
  },
  run(s, { player, place }, answer, api) {
    const card = cardAt(s, place);
    if (!card) throw new Error(`no card lies at ${place}`);
    const act = actOf(answer);
    if (act === ANY_TWO) return next<StoneAgeStep>(s, { kind: 'anyTwo', player }, { kind: 'buy', player, place });
    if (act === 'decline') return api.log({ key: 'declined', by: player, params: { place } });
    const seat = seatOf(s, player);
    const paid = goodsIn(answer);
    pay(seat, paid);
    s.cards[spaceIndex(place)] = null;
    (isKept(card) ? seat.kept : seat.pile).push(card);
    api.log({ key: 'bought', by: player, params: { card, ...paid } });
    carryOut(s, player, cardOf(card).upper, api);
  },
} satisfies Handler<StoneAge, StepOf<'buy'>>;
