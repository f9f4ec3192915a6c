import type { Api, PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { anyInPlay } from '../../effects/in-play.ts';
import type { Figure, State } from '../../state.ts';
import { isMature } from '../cities/maturity.ts';
import { seatOf } from '../seats.ts';
import { citiesOf } from './map.ts';
import { kept } from './reading.ts';

/** T8.3: from the card an army starts in the capital or a mature city, as if it stood there. */
export const startCities = (s: State, me: PlayerId): HexKey[] =>
  citiesOf(s, me).filter((hex) => s.map[hex]?.city?.capital || isMature(s, hex));

/** R12.3: so does a caravan, and some leaders know further ways. */
export const caravanStarts = (s: State, me: PlayerId): HexKey[] =>
  citiesOf(s, me).filter(
    (hex) =>
      s.map[hex]?.city?.capital ||
      isMature(s, hex) ||
      anyInPlay(s, me, ({ effect }) => effect.caravanStartsFrom?.(s, me, hex)),
  );

/** Do figures of `me` go on water, whatever their card says? */
export const entersWater = (s: State, me: PlayerId): boolean =>
  anyInPlay(s, me, ({ effect }) => effect.figuresEnterWater);

export const armyOf = (s: State, me: PlayerId, army: number): Figure => {
  const found = seatOf(s, me).armies[army];
  if (!found) throw new Error(`${me} has no army ${army}`);
  return found;
};

/** T8.10: back to its owner's card. */
export function defeatArmy(s: State, me: PlayerId, army: number, api: Api): void {
  const figure = armyOf(s, me, army);
  if (!figure.at) return;
  api.log({ key: 'army.defeated', by: me, params: { hex: figure.at } });
  figure.at = null;
}

export function defeatCaravan(s: State, me: PlayerId, caravan: number, api: Api): void {
  const figure = seatOf(s, me).caravans[caravan];
  if (!figure?.at) return;
  api.log({ key: 'caravan.destroyed', by: me, params: { hex: figure.at } });
  figure.at = null;
}

const standOn = (hex: HexKey) => (figures: Figure[]) => figures.some(({ at }) => at === hex);

/** Whose armies stand where, in the order of the seats. */
function armiesBySpace(s: State): ReadonlyMap<HexKey, PlayerId[]> {
  const found = new Map<HexKey, PlayerId[]>();
  for (const player of s.order)
    for (const { at: hex } of s.seats[player]?.armies ?? [])
      if (hex) found.set(hex, [...(found.get(hex) ?? []), player]);
  return found;
}

export const hasArmy = (s: State, hex: HexKey): boolean => kept(s, armiesBySpace).has(hex);

export const hasFiguresOn = (s: State, player: PlayerId, hex: HexKey): boolean => {
  const { armies, caravans } = seatOf(s, player);
  return standOn(hex)(armies) || standOn(hex)(caravans);
};

/** Whose army, other than an own one, stands there. */
export const rivalArmyOn = (s: State, me: PlayerId, hex: HexKey): PlayerId | undefined =>
  kept(s, armiesBySpace)
    .get(hex)
    ?.find((player) => player !== me);

type Kind = 'army' | 'caravan';
type Kinds = Readonly<Record<'armies' | 'caravans', boolean>>;

/** Figures of these kinds and players on a space: each player's armies first. */
function* figuresOn(s: State, hex: HexKey, owners: readonly PlayerId[], { armies, caravans }: Kinds) {
  for (const player of owners) {
    const seat = seatOf(s, player);
    const kinds: [Kind, Figure[]][] = [
      ['army', armies ? seat.armies : []],
      ['caravan', caravans ? seat.caravans : []],
    ];
    for (const [kind, figures] of kinds)
      for (const [i, figure] of figures.entries()) if (figure.at === hex) yield { player, kind, i, figure };
  }
}

export function defeatFiguresOn(s: State, hex: HexKey, owners: readonly PlayerId[], kinds: Kinds, api: Api): void {
  for (const { player, kind, i } of figuresOn(s, hex, owners, kinds))
    (kind === 'army' ? defeatArmy : defeatCaravan)(s, player, i, api);
}

/** An army falls back from where it attacks when that is over (T9.8): until then it stays. */
const isAttacking = (s: State, me: PlayerId, army: number, hex: HexKey): boolean =>
  s.steps.some((step) => step.kind === 'afterAttack' && step.player === me && step.army === army && step.hex === hex);

/** Where figures cannot stay they go back to their cards; nobody has beaten them. */
export function sendHome(s: State, hex: HexKey, owners: readonly PlayerId[], kinds: Kinds, api: Api): void {
  for (const { player, kind, i, figure } of figuresOn(s, hex, owners, kinds)) {
    if (kind === 'army' && isAttacking(s, player, i, hex)) continue;
    figure.at = null;
    api.log({ key: `${kind}.sentHome`, by: player, params: { hex } });
  }
}
