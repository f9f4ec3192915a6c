import { type Answer, type Api, type Ask, next, offer, offersOnly, tell } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { inPlay } from '../../effects/in-play.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { hasArmy, sendHome } from '../map/figures.ts';
import { citiesOf, hexAt, hexes, isRival, nearOnMap } from '../map/map.ts';
import { handOver } from '../war/holdings.ts';
import { citiesLeft } from './cities.ts';

/** Q-F15: a rival city near an own one, or near one certain space, gives way to an own city; that is no attack. */
export const replaceCity = {
  ask(s: State, { player, range, from }: StepOf<'replaceCity'>): Ask {
    const none = citiesLeft(s, player) === 0 ? { key: 'city.none' } : undefined;
    const near = nearOnMap(s, from === undefined ? citiesOf(s, player) : [from], range);
    return offer(
      hexes(s),
      (hex) => {
        const { city } = hexAt(s, hex);
        if (!city || !isRival(s, player, hex)) return { key: 'hex.notRivalCity' };
        if (city.capital) return { key: 'hex.capital' };
        if (hasArmy(s, hex)) return { key: 'hex.guarded' };
        return none ?? (near.has(hex) ? undefined : { key: 'hex.outOfReach' });
      },
      'done',
    );
  },
  idle: (s: State, step: StepOf<'replaceCity'>): boolean => offersOnly(replaceCity.ask(s, step), 'done'),
  run(s: State, { player }: StepOf<'replaceCity'>, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    const hex = answer as HexKey;
    next<NewDawnStep>(s, { kind: 'swapCity', player, hex });
    // Q-F16: whatever has to happen before goes first.
    tell(inPlay(s, player), ({ effect }) => effect.beforeCityReplaced?.(s, player, hex, api));
  },
};

/** What belongs to the space goes with it, without being captured; only the loser's caravans leave. */
export const swapCity = {
  run(s: State, { player, hex }: StepOf<'swapCity'>, _answer: Answer, api: Api): void {
    const loser = s.map[hex]?.city?.of;
    if (loser === undefined || loser === player) return;
    hexAt(s, hex).city = { of: player };
    api.log({ key: 'city.replaced', by: player, params: { hex, player: loser } });
    handOver(s, hex, loser, player, api, 'replaced');
    sendHome(s, hex, [loser], { armies: false, caravans: true }, api);
  },
};
