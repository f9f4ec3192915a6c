import { type Answer, type Api, type Ask, offer, offersOnly, type PlayerId, type Reason } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { State } from '../../state.ts';
import type { StepOf } from '../../steps.ts';
import { BARBARIANS } from '../../vocabulary.ts';
import { defeatArmy } from '../map/figures.ts';
import { nearOnMap } from '../map/map.ts';
import { isSpared } from '../map/standing.ts';
import { either, form, oneOf, player, space } from '../option-form.ts';
import { seatOf } from '../seats.ts';
import { barbarianBeaten } from '../war/conquest.ts';
import { tellAggression } from '../war/peace.ts';

/** How far an encampment strikes (T7.4). */
const RANGE = 2;

/** `barbarian:A`, `army:2@1,0`: a barbarian, or an army of a player on a space. */
export const strikeOption = either(
  form('barbarian:{barbarian}', { barbarian: oneOf(BARBARIANS) }),
  form('army:{of}@{hex}', { of: player, hex: space }),
);

/** Barbarians and rival armies on the map; armies of one player on one space are alike. */
function targets(s: State, me: PlayerId): { option: string; hex: HexKey; of: PlayerId | null }[] {
  const barbarians = BARBARIANS.flatMap((letter) => {
    const hex = s.barbarians[letter]?.at;
    return hex ? [{ option: strikeOption.write({ barbarian: letter }), hex, of: null }] : [];
  });
  const armies = s.order
    .filter((other) => other !== me)
    .flatMap((of) => {
      const spaces = new Set(seatOf(s, of).armies.flatMap(({ at }) => (at === null ? [] : [at])));
      return [...spaces].map((hex) => ({ option: strikeOption.write({ of, hex }), hex, of }));
    });
  return [...barbarians, ...armies];
}

/** Q-F13: defeated without a combat; that is no attack, but it destroys a rival's piece. */
export const encampment = {
  option: strikeOption,
  ask(s: State, { player: me, hex: home }: StepOf<'encampment'>): Ask {
    const near = nearOnMap(s, [home], RANGE);
    const all = targets(s, me);
    const refused = (option: string): Reason | undefined => {
      const { hex, of } = all.find((target) => target.option === option) ?? { hex: home, of: null };
      if (!near.has(hex)) return { key: 'hex.outOfReach' };
      return of !== null && isSpared(s, me, of) ? { key: 'army.mayNotAttack' } : undefined;
    };
    return offer(
      all.map(({ option }) => option),
      refused,
    );
  },
  idle: (s: State, step: StepOf<'encampment'>): boolean => offersOnly(encampment.ask(s, step)),
  run(s: State, { player: me }: StepOf<'encampment'>, answer: Answer, api: Api): void {
    const struck = strikeOption.read(String(answer));
    if (!struck) return;
    if ('barbarian' in struck) {
      const hex = s.barbarians[struck.barbarian]?.at;
      if (hex) barbarianBeaten(s, me, hex, api, struck.barbarian);
    } else {
      const { of, hex } = struck;
      const army = seatOf(s, of).armies.findIndex(({ at }) => at === hex);
      defeatArmy(s, of, army, api);
      tellAggression(s, of, me, api);
    }
  },
};
