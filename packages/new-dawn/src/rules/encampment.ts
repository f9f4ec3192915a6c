import { type Answer, type Api, type Ask, offer, type PlayerId, type Reason } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { State } from '../state.ts';
import type { StepOf } from '../steps.ts';
import { BARBARIANS, type Barbarian } from '../vocabulary.ts';
import { barbarianBeaten } from './conquest.ts';
import { defeatArmy } from './figures.ts';
import { nearOnMap } from './map.ts';
import { tellAggression } from './peace.ts';
import { seatOf } from './seats.ts';
import { isSpared } from './standing.ts';

/** How far an encampment strikes (T7.4). */
const RANGE = 2;

const BARBARIAN = 'barbarian:';
const ARMY = 'army:';
const AT = '@';
const armyName = (of: PlayerId, hex: HexKey): string => `${ARMY}${of}${AT}${hex}`;
function readArmy(option: string): { of: PlayerId; hex: HexKey } {
  const at = option.lastIndexOf(AT);
  return { of: option.slice(ARMY.length, at), hex: option.slice(at + 1) as HexKey };
}

/** Barbarians and rival armies on the map; armies of one player on one space are alike. */
function targets(s: State, me: PlayerId): { option: string; hex: HexKey; of: PlayerId | null }[] {
  const barbarians = BARBARIANS.flatMap((letter) => {
    const hex = s.barbarians[letter]?.at;
    return hex ? [{ option: BARBARIAN + letter, hex, of: null }] : [];
  });
  const armies = s.order
    .filter((player) => player !== me)
    .flatMap((of) => {
      const spaces = new Set(seatOf(s, of).armies.flatMap(({ at }) => (at === null ? [] : [at])));
      return [...spaces].map((hex) => ({ option: armyName(of, hex), hex, of }));
    });
  return [...barbarians, ...armies];
}

/** Q-F13: defeated without a combat; that is no attack, but it destroys a rival's piece. */
export const encampment = {
  ask(s: State, { player, hex: home }: StepOf<'encampment'>): Ask {
    const near = nearOnMap(s, [home], RANGE);
    const all = targets(s, player);
    const refused = (option: string): Reason | undefined => {
      const { hex, of } = all.find((target) => target.option === option) ?? { hex: home, of: null };
      if (!near.has(hex)) return { key: 'hex.outOfReach' };
      return of !== null && isSpared(s, player, of) ? { key: 'army.mayNotAttack' } : undefined;
    };
    return offer(
      all.map(({ option }) => option),
      refused,
      'done',
    );
  },
  run(s: State, { player }: StepOf<'encampment'>, answer: Answer, api: Api): void {
    const option = String(answer);
    if (option.startsWith(BARBARIAN)) {
      const letter = option.slice(BARBARIAN.length) as Barbarian;
      const hex = s.barbarians[letter]?.at;
      if (hex) barbarianBeaten(s, player, hex, api, letter);
    } else if (option.startsWith(ARMY)) {
      const { of, hex } = readArmy(option);
      const army = seatOf(s, of).armies.findIndex(({ at }) => at === hex);
      defeatArmy(s, of, army, api);
      tellAggression(s, of, player, api);
    }
  },
};
