import { type Answer, type Api, type Ask, next, offersOnly, type PlayerId } from '@morgenrot/engine';
import { within } from '@morgenrot/hex';
import type { State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { armiesAllowed } from '../map/figure-supply.ts';
import { barbariansOn, citiesOf, hexAt } from '../map/map.ts';
import { count, form, space } from '../option-form.ts';
import { seatOf } from '../seats.ts';
import { controlTokensOf } from './control.ts';

/** `army:1@2,0`: which of the own armies, and to which city. */
export const deploymentOption = form('army:{army}@{to}', { army: count, to: space });

/** Armies on the military card; without one (Q-E36) what has come home is on none. */
const onCard = (s: State, me: PlayerId): number[] =>
  armiesAllowed(s, me) > 0 ? seatOf(s, me).armies.flatMap(({ at }, i) => (at === null ? [i] : [])) : [];

/** Q-F23: they may go to any own cities, several to one too; not to a barbarian in a city that is lent (N-TD2). */
export const deployArmies = {
  option: deploymentOption,
  ask: (s: State, { player }: StepOf<'deployArmies'>): Ask => {
    const cities = citiesOf(s, player).filter((hex) => barbariansOn(s, hex).length === 0);
    return {
      shape: 'one',
      from: ['done', ...onCard(s, player).flatMap((army) => cities.map((to) => deploymentOption.write({ army, to })))],
    };
  },
  idle: (s: State, step: StepOf<'deployArmies'>): boolean => offersOnly(deployArmies.ask(s, step), 'done'),
  run(s: State, step: StepOf<'deployArmies'>, answer: Answer, api: Api): void {
    const sent = deploymentOption.read(String(answer));
    const figure = sent && seatOf(s, step.player).armies[sent.army];
    if (!figure) return;
    figure.at = sent.to;
    api.log({ key: 'army.deployed', by: step.player, params: { hex: sent.to } });
    next<NewDawnStep>(s, { kind: 'deployArmies', player: step.player });
  },
};

/** Every own control token where an own army stands, or beside it; nobody would rather not (Q-F23). */
export const reinforceAround = {
  run(s: State, { player }: StepOf<'reinforceAround'>, _answer: Answer, api: Api): void {
    const armies = seatOf(s, player).armies.flatMap(({ at }) => (at === null ? [] : [at]));
    const near = new Set(armies.flatMap((hex) => [...within(hex, 1)]));
    for (const hex of controlTokensOf(s, player)) {
      const { control } = hexAt(s, hex);
      if (!control || control.reinforced || !near.has(hex)) continue;
      control.reinforced = true;
      api.log({ key: 'control.reinforced', by: player, params: { hex } });
    }
  },
};
