import { type Answer, type Api, type Ask, next, offer, together } from '@morgenrot/engine';
import { governmentFor } from '../../cards/governments.ts';
import { rulesetOf } from '../../rulesets/of.ts';
import type { FocusCard, State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { clockwiseFrom, seatOf } from '../seats.ts';
import { typeOf } from './focus-row.ts';

/** T12.1: nobody's choice bears on anybody else's, so all are asked at once. */
export const governmentEvent = {
  run(s: State): void {
    const players = clockwiseFrom(s, s.startPlayer);
    next<NewDawnStep>(s, ...together<NewDawnStep>(players.map((player) => ({ kind: 'chooseGovernment', player }))));
  },
};

/** The cards in the first slots. */
const inFirstSlots = (s: State, me: string): FocusCard[] => {
  const { slots } = rulesetOf(s);
  return seatOf(s, me).row.filter((_, position) => slots[position] === slots[0]);
};

/** T12.1: an own card in one of the two first slots; the marker that was used before is put away. */
export const chooseGovernment = {
  ask(s: State, { player }: StepOf<'chooseGovernment'>): Ask {
    const cards = inFirstSlots(s, player);
    const marked = Object.values(seatOf(s, player).governments ?? {});
    return offer(
      cards.map(({ card }) => card),
      (card) =>
        marked.includes(cards.find((focus) => focus.card === card)?.id ?? -1)
          ? { key: 'government.already' }
          : undefined,
      'decline',
    );
  },
  run(s: State, { player }: StepOf<'chooseGovernment'>, answer: Answer, api: Api): void {
    const focus = seatOf(s, player).row.find(({ card }) => card === answer);
    if (!focus) return;
    const type = typeOf(focus);
    seatOf(s, player).governments = { [type]: focus.id };
    api.log({ key: 'government.formed', by: player, params: { government: governmentFor(type), card: focus.card } });
  },
};
