import type { PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { State } from '../../state.ts';
import { DISTRICTS, type District } from '../../vocabulary.ts';
import { hexes } from '../map/map.ts';
import { form, oneOf, space } from '../option-form.ts';

export interface OwnDistrict {
  district: District;
  hex: HexKey;
}

export function districtsOf(s: State, me: PlayerId): OwnDistrict[] {
  return hexes(s).flatMap((hex) => {
    const control = s.map[hex]?.control;
    return control?.of === me && control.district ? [{ district: control.district, hex }] : [];
  });
}

/** T7.1: one token of each type for every player. */
export function districtsLeft(s: State, me: PlayerId): District[] {
  const placed = districtsOf(s, me).map(({ district }) => district);
  return DISTRICTS.filter((district) => !placed.includes(district));
}

/** `campus@2,-1`: a district and its place. */
export const districtOption = form('{district}@{hex}', { district: oneOf(DISTRICTS), hex: space });
