import { next } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { WonderId } from '../../cards/wonder-eras.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep } from '../../steps.ts';
import type { Effect } from '../effect.ts';

export const colosseum: Effect = {
  startOfTurn: (player) => ({ kind: 'reinforce', player, left: 1, beside: 'city' }),
};

/** One position for each own wonder of the card's kind, itself included. */
export const tajMahal: Effect = {
  slotShift: (_s, _me, { type, controlled }) => controlled.filter((wonder) => wonder === type).length,
};

const CRISTO: WonderId = 'cristo-redentor';
const RANGE = 3;
/** A rival city near the wonder changes hands; no attack (Q-F15). */
function winCity(s: State, player: string): void {
  const from = (Object.keys(s.map) as HexKey[]).find((hex) => s.map[hex]?.wonder === CRISTO);
  if (from) next<NewDawnStep>(s, { kind: 'replaceCity', player, range: RANGE, from });
}
export const cristoRedentor: Effect = { onBuilt: winCity, onCaptured: winCity };
