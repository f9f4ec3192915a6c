import { type Answer, type Api, type Ask, next, offersOnly, type PlayerId } from '@morgenrot/engine';
import { type HexKey, within } from '@morgenrot/hex';
import type { State } from '../state.ts';
import type { NewDawnStep, StepOf } from '../steps.ts';
import { controlTokensOf } from './control.ts';
import { armiesAllowed } from './figure-supply.ts';
import { barbariansOn, citiesOf, hexAt } from './map.ts';
import { seatOf } from './seats.ts';

const ARMY = 'army:';
const AT = '@';

/** Armies on the military card; without one (Q-E36) what has come home is on none. */
const onCard = (s: State, me: PlayerId): string[] =>
  armiesAllowed(s, me) > 0 ? seatOf(s, me).armies.flatMap(({ at }, i) => (at === null ? [`${ARMY}${i}`] : [])) : [];

/** Q-F23: they may go to any own cities, several to one too; not to a barbarian in a city that is lent (N-TD2). */
export const deployArmies = {
  ask: (s: State, { player }: StepOf<'deployArmies'>): Ask => {
    const cities = citiesOf(s, player).filter((hex) => barbariansOn(s, hex).length === 0);
    return {
      shape: 'one',
      from: ['done', ...onCard(s, player).flatMap((army) => cities.map((hex) => `${army}${AT}${hex}`))],
    };
  },
  idle: (s: State, step: StepOf<'deployArmies'>): boolean => offersOnly(deployArmies.ask(s, step), 'done'),
  run(s: State, step: StepOf<'deployArmies'>, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    const [army, hex] = String(answer).slice(ARMY.length).split(AT);
    const figure = seatOf(s, step.player).armies[Number(army)];
    if (!figure) return;
    figure.at = hex as HexKey;
    api.log({ key: 'army.deployed', by: step.player, params: { hex: String(hex) } });
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
