import {
  type Answer,
  type Api,
  type Ask,
  next,
  offer,
  offersOnly,
  type PlayerId,
  type Reason,
  tell,
} from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { Doing } from '../../effects/effect.ts';
import { inPlay } from '../../effects/in-play.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep, PlaceControl, StepOf } from '../../steps.ts';
import type { Growth, PlaceDistrict } from '../../steps-growth.ts';
import { DISTRICTS } from '../../vocabulary.ts';
import { hexAt, hexes } from '../map/map.ts';
import { reinforce } from '../war/military.ts';
import { controlRefused, placeControl, takeWhatLiesThere } from './control.ts';
import { districtOption, districtsLeft } from './districts.ts';

const DOING = { act: 'control', card: 'growth' } as const;

const spaceRefused = (s: State, me: PlayerId, hex: HexKey, slot: number): Reason | undefined =>
  controlRefused(s, me, hex, { slot, beside: 'city', doing: DOING, overOwn: true });

/** T6.2: one unused district next to an own city, by the rules of control tokens; also over an own token (T7.2). */
export const placeDistrict = {
  doing: (): Doing => DOING,
  option: districtOption,
  ask(s: State, { player, slot }: PlaceDistrict): Ask {
    const left = districtsLeft(s, player);
    // Once for every space, not for every district: whichever it is, the space has to be the same.
    const reasons = new Map(hexes(s).map((hex) => [hex, spaceRefused(s, player, hex, slot)]));
    const all = DISTRICTS.flatMap((district) => hexes(s).map((hex) => districtOption.write({ district, hex })));
    return offer(
      all,
      (option) => {
        const found = districtOption.read(option);
        if (!found) return undefined;
        const { district, hex } = found;
        return left.includes(district) ? reasons.get(hex) : { key: 'district.onMap', params: { district } };
      },
      'done',
    );
  },
  idle: (s: State, { player, slot }: PlaceDistrict): boolean =>
    districtsLeft(s, player).length === 0 || hexes(s).every((hex) => spaceRefused(s, player, hex, slot)),
  run(s: State, { player, movesToken }: PlaceDistrict, answer: Answer, api: Api): void {
    const placed = districtOption.read(String(answer));
    if (!placed) return;
    const { district, hex } = placed;
    const space = hexAt(s, hex);
    const replaced = space.control;
    space.control = { of: player, reinforced: false, district };
    api.log({ key: 'district.placed', by: player, params: { district, hex } });
    // Q-C6: only a control token may be placed anew; a district that gives way goes back for good (N-TC1).
    if (movesToken && replaced && !replaced.district)
      next<NewDawnStep>(s, { kind: 'placeOneControl', player, next: hex, left: 1, card: 'growth' });
    takeWhatLiesThere(s, player, hex, api);
    tell(inPlay(s, player), ({ effect }) => effect.onControlPlaced?.(s, player, hex, api));
  },
};

const placing = ({ player, focus, slot, movesToken }: Growth): PlaceDistrict => ({
  kind: 'placeDistrict',
  player,
  focus,
  slot,
  movesToken,
});

/** Engineering: control tokens next to own districts; trade tokens of a growth card buy no more of them (T6.3). */
const tokensBeside = ({ player, focus, slot, tokens }: Growth): PlaceControl[] =>
  tokens > 0
    ? [{ kind: 'placeControl', player, focus, slot, beside: 'district', left: tokens, extra: false, card: 'growth' }]
    : [];

/** T6.3: so many tokens, and one for each trade token spent from the card. */
const reinforcing = ({ player, focus }: Growth, left: number): StepOf<'reinforce'> => ({
  kind: 'reinforce',
  player,
  left,
  focus,
});

/** T6: a district or reinforcing; trade tokens reinforce whatever was chosen (T6.3). */
export const growth = {
  ask(s: State, step: Growth): Ask {
    const offers = {
      // Q-E20: a part that begins with "then" may be used without the one before it.
      district:
        !placeDistrict.idle(s, placing(step)) ||
        tokensBeside(step).some((tokens) => !offersOnly(placeControl.ask(s, tokens), 'done')),
      reinforce: !reinforce.idle(s, reinforcing(step, step.slot)),
    };
    const none = { district: 'growth.noDistrict', reinforce: 'military.nothingToReinforce' };
    return offer(
      ['district', 'reinforce'] as const,
      (what) => (offers[what] ? undefined : { key: none[what] }),
      'skip',
    );
  },
  idle: (s: State, step: Growth): boolean => offersOnly(growth.ask(s, step), 'skip'),
  run(s: State, step: Growth, answer: Answer): void {
    const first = answer === 'district' ? [placing(step), ...tokensBeside(step)] : [];
    next<NewDawnStep>(s, ...first, reinforcing(step, answer === 'reinforce' ? step.slot : 0));
  },
};
