import { type HexKey, neighbours } from './axial.ts';

/**
 * How many steps each space is away from the nearest start. `mayEnter` says which spaces a step may lead to;
 * `mayGoOn` (all, if absent) which of those a path may lead through.
 */
export function reach(
  starts: Iterable<HexKey>,
  longest: number,
  mayEnter: (hex: HexKey) => boolean,
  mayGoOn: (hex: HexKey) => boolean = () => true,
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
      for (const neighbour of neighbours(hex)) {
        if (steps.has(neighbour) || !mayEnter(neighbour)) continue;
        steps.set(neighbour, away);
        if (mayGoOn(neighbour)) further.push(neighbour);
      }
    }
    edge = further;
  }
  return steps;
}
