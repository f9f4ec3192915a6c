import { type HexKey, neighbours } from './axial.ts';

/**
 * How many steps each space is away from the nearest start. `mayEnter` says which spaces a step may lead to;
 * `mayGoOn` (all, if absent) which of those a path may lead through; `besides` what is adjacent, if more than the six around.
 */
export function reach(
  starts: Iterable<HexKey>,
  longest: number,
  mayEnter: (hex: HexKey) => boolean,
  mayGoOn: (hex: HexKey) => boolean = () => true,
  besides: (hex: HexKey) => readonly HexKey[] = neighbours,
): Map<HexKey, number> {
  const steps = new Map<HexKey, number>();
  let edge: HexKey[] = [];
  for (const start of starts) {
    if (steps.has(start)) continue;
    steps.set(start, 0);
    edge.push(start);
  }
  for (let away = 1; away <= longest && edge.length > 0; away++) {
    const further: HexKey[] = [];
    for (const hex of edge) {
      for (const neighbour of besides(hex)) {
        if (steps.has(neighbour) || !mayEnter(neighbour)) continue;
        steps.set(neighbour, away);
        if (mayGoOn(neighbour)) further.push(neighbour);
      }
    }
    edge = further;
  }
  return steps;
}

/**
 * One of the shortest ways to a space that `reach` has found, from its start on; nothing where it has not. `mayGoOn`
 * and `besides` are the same as there.
 */
export function wayTo(
  steps: ReadonlyMap<HexKey, number>,
  to: HexKey,
  mayGoOn: (hex: HexKey) => boolean = () => true,
  besides: (hex: HexKey) => readonly HexKey[] = neighbours,
): HexKey[] {
  const way: HexKey[] = [];
  for (let here: HexKey | undefined = to; here !== undefined; ) {
    const away = steps.get(here);
    if (away === undefined) return [];
    way.push(here);
    here =
      away === 0
        ? undefined
        : besides(here).find((near) => steps.get(near) === away - 1 && (away === 1 || mayGoOn(near)));
  }
  return way.reverse();
}
