import { type Answer, type Api, type Ask, next, type PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { controlLeft, removeControl, tokensToTakeBack } from '../cities/control.ts';
import { replaceControl } from '../war/rival-control.ts';
import { hasArmy } from './figures.ts';
import { neighboursOnMap } from './map.ts';

/** Rival control tokens beside a space that can change hands: not where any army stands (T8.8). */
const rivalTokens = (s: State, me: PlayerId, hex: HexKey): HexKey[] =>
  neighboursOnMap(s, hex).filter((beside) => {
    const control = s.map[beside]?.control;
    return control !== undefined && control.of !== me && !hasArmy(s, beside);
  });

/** Q-F16: all of them, as long as there are unused tokens; then one may be taken back for each more (R2.2). */
export const winTokensBeside = {
  run(s: State, { player, hex }: StepOf<'winTokensBeside'>, _answer: Answer, api: Api): void {
    for (const beside of rivalTokens(s, player, hex)) {
      if (controlLeft(s, player) === 0) {
        next<NewDawnStep>(s, { kind: 'takeBackFor', player, hex });
        return;
      }
      replaceControl.run(s, { kind: 'replaceControl', player, hex: beside }, 0, api);
    }
  },
};

/** One of the own tokens comes off the map to win another one; a district would be none to place (N-TC2). */
export const takeBackFor = {
  ask: (s: State, { player, hex }: StepOf<'takeBackFor'>): Ask => ({
    shape: 'one',
    from: ['done', ...tokensToTakeBack(s, player).filter((own) => !neighboursOnMap(s, hex).includes(own))],
  }),
  run(s: State, { player, hex }: StepOf<'takeBackFor'>, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    removeControl(s, answer as HexKey, api);
    api.log({ key: 'control.takenBack', by: player, params: { hex: String(answer) } });
    next<NewDawnStep>(s, { kind: 'winTokensBeside', player, hex });
  },
};
