import { type Answer, type Handler, isAct, next } from '@morgenrot/engine';
import { anyTwoCard, gain, gather } from './gains.ts';
import { ANY_TWO, actOf, goodsIn, payment } from './paying.ts';
import { type StepOf, type StoneAge, type StoneAgeStep, seatOf } from './state.ts';
import { helpersOf, spendHelpers, sumOf } from './tools.ts';
import { RESOURCES } from './vocabulary.ts';

const toolsIn = (answer: Answer): string[] => (isAct(answer) && Array.isArray(answer.with) ? answer.with : []);

/** S8.2: any of the unused tools may be added to the roll, also where that is waste (Q-S10). */
export const tools = {
  ask(s, { player }) {
    const from = helpersOf(seatOf(s, player)).map(({ option }) => option);
    return {
      shape: 'acts',
      from: [
        { act: 'add', with: { shape: 'some', from, min: 1, max: from.length } },
        { act: 'skip' },
        ...(anyTwoCard(s, player) ? [{ act: ANY_TWO }] : []),
      ],
    };
  },
  run(s, { player, dice, yields }, answer, api) {
    if (actOf(answer) === ANY_TWO)
      return next<StoneAgeStep>(s, { kind: 'anyTwo', player }, { kind: 'tools', player, dice, yields });
    const seat = seatOf(s, player);
    const added = toolsIn(answer);
    const value = sumOf(helpersOf(seat).flatMap((helper) => (added.includes(helper.option) ? [helper.value] : [])));
    spendHelpers(seat, added);
    if (value > 0) api.log({ key: 'helped', by: player, params: { value } });
    gather(s, player, { dice, yields }, value, api);
  },
} satisfies Handler<StoneAge, StepOf<'tools'>>;

const TWO = { min: 2, max: 2 };
const PLENTY = { wood: 2, clay: 2, stone: 2, gold: 2 };

/** S12.8: two resources, the same or different ones; then the card goes to the pile. */
export const anyTwo = {
  ask: () => payment(PLENTY, TWO),
  run(s, { player }, answer, api) {
    const card = anyTwoCard(s, player);
    if (!card) throw new Error('there is no card to take two resources from');
    const seat = seatOf(s, player);
    seat.kept = seat.kept.filter((one) => one !== card);
    seat.pile.push(card);
    const goods = goodsIn(answer);
    for (const kind of RESOURCES) gain(s, player, kind, goods[kind]);
    api.log({ key: 'anyTwo', by: player, params: { ...goods } });
  },
} satisfies Handler<StoneAge, StepOf<'anyTwo'>>;
