import type { PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { anyInPlay } from '../../effects/in-play.ts';
import type { State, Target } from '../../state.ts';
import { BARBARIANS, type Barbarian, type Obstacle } from '../../vocabulary.ts';
import { form, oneOf, player } from '../option-form.ts';
import { hexAt } from './map.ts';

/** A figure by its owner and its place among that owner's armies or caravans. */
export interface Owned {
  of: PlayerId;
  figure: number;
}
/** What can move away again: barbarians and figures. */
interface Standing {
  barbarians: Barbarian[];
  armies: Owned[];
  caravans: Owned[];
}
const NOBODY: Standing = { barbarians: [], armies: [], caravans: [] };

/** Who stands where, found once for many questions about the map. */
function standing(s: State): (hex: HexKey) => Standing {
  const found = new Map<HexKey, Standing>();
  const at = (hex: HexKey): Standing => {
    const known = found.get(hex);
    if (known) return known;
    const nobody: Standing = { barbarians: [], armies: [], caravans: [] };
    found.set(hex, nobody);
    return nobody;
  };
  for (const letter of BARBARIANS) {
    const hex = s.barbarians[letter]?.at;
    if (hex) at(hex).barbarians.push(letter);
  }
  for (const of of s.order) {
    for (const kind of ['armies', 'caravans'] as const) {
      for (const [figure, { at: hex }] of (s.seats[of]?.[kind] ?? []).entries()) {
        if (hex) at(hex)[kind].push({ of, figure });
      }
    }
  }
  return (hex) => found.get(hex) ?? NOBODY;
}

/** One thing on a space that can be attacked (T9.1). */
export interface Aim {
  target: Target;
  defender: PlayerId | null;
  figure?: number;
}
/** `army:2`: a figure is named with its owner, since those of one owner are all the same. */
export const aimOption = form('{target}:{of}', { target: oneOf(['army', 'caravan']), of: player });
export const aimName = ({ target, defender }: Aim): string =>
  target === 'army' || target === 'caravan' ? aimOption.write({ target, of: String(defender) }) : target;

/** The map as the armies of one player find it. */
export interface FieldOfRanks {
  /** What on a space makes an army of this player stop (T8.5). */
  obstacles(hex: HexKey): Obstacle[];
  /** What an army of this player may attack on a space (T9.1). */
  aims(hex: HexKey): Aim[];
}

const firstOfEach = (figures: Owned[], me: PlayerId): Owned[] =>
  figures.filter(({ of }, i) => of !== me && figures.findIndex((other) => other.of === of) === i);

export function fieldFor(s: State, me: PlayerId): FieldOfRanks {
  const there = standing(s);
  const spared = s.order.filter((other) => isSpared(s, me, other));
  return {
    obstacles: (hex) => obstaclesOn(s, me, hex, there(hex)),
    aims: (hex) => aimsOn(s, me, hex, there(hex)).filter(({ defender }) => !spared.includes(defender ?? '')),
  };
}

/** May `me` not attack this player at all? */
export const isSpared = (s: State, me: PlayerId, other: PlayerId): boolean =>
  anyInPlay(s, me, ({ effect, source }) => effect.spares?.(s, me, other, source));

function obstaclesOn(s: State, me: PlayerId, hex: HexKey, { barbarians, armies, caravans }: Standing): Obstacle[] {
  const { cityState, fort, city, control } = hexAt(s, hex);
  const rival = ({ of }: { of: PlayerId }) => of !== me;
  const found: Obstacle[] = [];
  if (barbarians.length > 0) found.push('barbarian');
  if (cityState) found.push('cityState');
  if (fort && !city) found.push('fort');
  if (city && rival(city)) found.push('city');
  if (control && rival(control)) found.push(control.reinforced ? 'reinforcedControl' : 'control');
  if (armies.some(rival)) found.push('army');
  if (caravans.some(rival)) found.push('caravan');
  return found;
}

function aimsOn(s: State, me: PlayerId, hex: HexKey, { barbarians, armies, caravans }: Standing): Aim[] {
  if (barbarians.length > 0) return [{ target: 'barbarian', defender: null }];
  const { cityState, fort, city, control } = hexAt(s, hex);
  const aims: Aim[] = [];
  if (cityState) aims.push({ target: 'cityState', defender: null });
  if (fort && !city) aims.push({ target: 'fort', defender: null });
  if (city && city.of !== me) aims.push({ target: 'city', defender: city.of });
  if (control && control.of !== me) aims.push({ target: 'control', defender: control.of });
  for (const { of, figure } of firstOfEach(armies, me)) aims.push({ target: 'army', defender: of, figure });
  for (const { of, figure } of firstOfEach(caravans, me)) aims.push({ target: 'caravan', defender: of, figure });
  return aims;
}
