import { type Answer, type Api, type Ask, next, offer, type PlayerId } from '@morgenrot/engine';
import type { State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { seatOf } from '../seats.ts';
import { takeFirstDiplomacy } from './diplomacy.ts';

const others = (s: State, me: PlayerId): PlayerId[] => s.order.filter((player) => player !== me);

/** Q-F33: a player whose diplomacy cards may be held without a limit, and the first of them. */
export const chooseAlly = {
  ask: (s: State, { player }: StepOf<'chooseAlly'>): Ask => ({ shape: 'one', from: others(s, player) }),
  run(s: State, { player }: StepOf<'chooseAlly'>, answer: Answer, api: Api): void {
    const ally = String(answer);
    seatOf(s, player).ally = ally;
    api.log({ key: 'ally.chosen', by: player, params: { player: ally } });
    next<NewDawnStep>(s, ...takeFirstDiplomacy(s, player, ally, api));
  },
};

/** Q-F32: to whomever the Ottoman player likes, every turn anew. */
export const giveIbrahim = {
  ask: (s: State, { player }: StepOf<'giveIbrahim'>): Ask =>
    offer(
      others(s, player),
      (other) => (other === s.terra?.ibrahim ? { key: 'ibrahim.there', params: { player: other } } : undefined),
      'done',
    ),
  run(s: State, { player }: StepOf<'giveIbrahim'>, answer: Answer, api: Api): void {
    if (answer === 'done' || !s.terra) return;
    s.terra.ibrahim = String(answer);
    api.log({ key: 'ibrahim.given', by: player, params: { player: String(answer) } });
  },
};
