/** One shortest circle for every knot of nodes that reach each other, in the order of `nodes`. */
export function shortestCycles(nodes: readonly string[], next: (node: string) => readonly string[]): string[][] {
  const cycles: string[][] = [];
  const told = new Set<string>();
  for (const node of nodes) {
    if (told.has(node)) continue;
    const cycle = cycleThrough(node, next);
    if (!cycle) continue;
    cycles.push(cycle);
    for (const member of knotOf(node, next)) told.add(member);
  }
  return cycles;
}

function cycleThrough(start: string, next: (node: string) => readonly string[]): string[] | undefined {
  const before = new Map<string, string>();
  const queue = [start];
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const to of next(node)) {
      if (to === start) return pathTo(node, start, before);
      if (before.has(to)) continue;
      before.set(to, node);
      queue.push(to);
    }
  }
  return undefined;
}

function pathTo(end: string, start: string, before: ReadonlyMap<string, string>): string[] {
  const path = [end];
  while (path[0] !== start) path.unshift(before.get(path[0]!)!);
  return path;
}

function knotOf(node: string, next: (node: string) => readonly string[]): string[] {
  return [...reached(node, next)].filter((other) => reached(other, next).has(node));
}

function reached(start: string, next: (node: string) => readonly string[]): Set<string> {
  const seen = new Set([start]);
  for (const node of seen) for (const to of next(node)) seen.add(to);
  return seen;
}
