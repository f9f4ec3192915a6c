import { type HexKey, neighbours, reach } from '@morgenrot/hex';
import type { State } from '@morgenrot/new-dawn';

/** Longer than any caravan goes in one step. */
const FAR = 14;

/** From space to space, as a caravan that keeps to the land would go; straight across where there is no such way. */
export function landRoute(s: State, from: HexKey, to: HexKey): HexKey[] {
  const steps = reach([from], FAR, (hex) => s.map[hex] !== undefined && s.map[hex].ground !== 'water');
  const back: HexKey[] = [];
  for (let here = to; here !== from; ) {
    const away = steps.get(here);
    const before = away === undefined ? undefined : neighbours(here).find((near) => steps.get(near) === away - 1);
    if (before === undefined) return [from, to];
    back.push(here);
    here = before;
  }
  return [from, ...back.reverse()];
}
