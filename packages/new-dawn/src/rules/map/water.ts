import { type Answer, type Api, type Ask, offersOnly } from '@morgenrot/engine';
import { type HexKey, neighbours } from '@morgenrot/hex';
import type { State } from '../../state.ts';
import type { StepOf } from '../../steps.ts';
import { explore } from './exploration.ts';
import { fillHoles } from './map-building.ts';
import { addSpace } from './reading.ts';

/** Q-F29: a water token beyond the map's edge, beside a caravan that is about to explore. */
export const layWater = {
  ask: (s: State, { from }: StepOf<'layWater'>): Ask => ({
    shape: 'one',
    from: ['skip', ...neighbours(from).filter((hex) => !s.map[hex])],
  }),
  idle: (s: State, step: StepOf<'layWater'>): boolean => offersOnly(layWater.ask(s, step), 'skip'),
  run(s: State, { player }: StepOf<'layWater'>, answer: Answer, api: Api): void {
    if (answer === 'skip') return;
    const hex = answer as HexKey;
    addSpace(s, hex, { ground: 'water', tile: null });
    api.log({ key: 'water.laid', by: player, params: { hex } });
    fillHoles(s, api);
  },
};

/** Exploring that waits for something else first. */
export const exploreFrom = {
  run(s: State, { player, hex }: StepOf<'exploreFrom'>, _answer: Answer, api: Api): void {
    explore(s, player, hex, api);
  },
};
