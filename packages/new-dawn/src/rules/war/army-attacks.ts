import { type Answer, type Api, type Ask, next } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { removeControl } from '../cities/control.ts';
import { armyOf } from '../map/figures.ts';
import { aimOption, type FieldOfRanks, fieldFor } from '../map/standing.ts';
import { attackWith, finish, mayEndOn, targetsFor } from './armies.ts';
import { SCORCH, spaceWon } from './conquest.ts';

/** T9.1: with several rival pieces on the space the attacker chooses one. */
export const chooseTarget = {
  isAttack: true,
  option: aimOption,
  ask: (s: State, { player, hex }: StepOf<'chooseTarget'>): Ask => ({ shape: 'one', from: targetsFor(s, player, hex) }),
  run(s: State, { hex, ...step }: StepOf<'chooseTarget'>, answer: Answer): void {
    next<NewDawnStep>(s, attackWith(step, hex, String(answer)));
  },
};

/**
 * T9.8, N-TB2: the last space before the attack with nothing on it that would have to be attacked; where the march
 * began if there is none, because the army stood there beside whatever is there.
 */
function fallBackTo(field: FieldOfRanks, trail: readonly HexKey[]): HexKey {
  const back = trail.findLast((hex) => field.obstacles(hex).length === 0) ?? trail[0];
  if (back === undefined) throw new Error('an army attacks that has come from nowhere');
  return back;
}

/**
 * T9.8: the army stays where it has won, unless something is left there or it may not end there (a city-state set free
 * that has become an own city at once, N-TD2); its movement is over in any case.
 */
export const afterAttack = {
  isAttack: true,
  run(s: State, step: StepOf<'afterAttack'>, _answer: Answer, api: Api): void {
    const { player, army, hex, trail } = step;
    const figure = armyOf(s, player, army);
    const field = fieldFor(s, player);
    const mustLeave = field.obstacles(hex).length > 0 || !mayEndOn(s, player, hex);
    if (figure.at === hex && mustLeave) {
      figure.at = fallBackTo(field, trail);
      api.log({ key: 'army.fellBack', by: player, params: { from: hex, hex: figure.at } });
    }
    const { hex: _hex, start: _start, explored: _explored, afterwards = [], ...march } = step;
    const again = figure.at !== null && s.thisTurn.scorched;
    delete s.thisTurn.scorched;
    if (again) next<NewDawnStep>(s, { ...march, kind: 'moveArmy', gone: 0, trail: [] });
    else finish(s, { ...march, kind: 'moveArmy' });
    next<NewDawnStep>(s, ...afterwards);
  },
};

/** Once a turn a beaten control token goes back to its owner and nothing takes its place (Q-F22). */
export const scorch = {
  ask: (): Ask => ({ shape: 'one', from: [SCORCH, 'replace'] }),
  run(s: State, { player, hex, loser }: StepOf<'scorch'>, answer: Answer, api: Api): void {
    if (answer !== SCORCH) {
      spaceWon(s, player, loser, hex, api);
      return;
    }
    s.thisTurn.used.push(SCORCH);
    s.thisTurn.scorched = true;
    removeControl(s, hex, api);
    api.log({ key: 'control.scorched', by: player, params: { hex, player: loser } });
  },
};
