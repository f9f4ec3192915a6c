import { chance } from '@morgenrot/engine';
import { type HexKey, key, neighbours } from '@morgenrot/hex';
import { describe, expect, it } from 'vitest';
import { armyWay } from '../../../src/index.ts';
import type { MoveArmy } from '../../../src/steps.ts';
import { terraRowWith } from '../../kit.ts';
import { many } from '../../quick.ts';
import { campaign, spaces } from '../armies.ts';

/** What may lie on a space, and what an army of A meets there. */
const CELLS: Record<string, { needs: number; stops?: 'always' | 'unlessFlying' }> = {
  g: { needs: 1 },
  h: { needs: 2 },
  f: { needs: 3 },
  d: { needs: 4 },
  m: { needs: 5 },
  w: { needs: 99 },
  gA: { needs: 1 },
  'hA*': { needs: 2 },
  'g+A': { needs: 1 },
  'g.oil': { needs: 1 },
  gB: { needs: 1, stops: 'unlessFlying' },
  'g+B': { needs: 1, stops: 'unlessFlying' },
  'g>a': { needs: 1, stops: 'unlessFlying' },
  'g.seoul': { needs: 1, stops: 'unlessFlying' },
  'gB*': { needs: 1, stops: 'always' },
  'gB!': { needs: 1, stops: 'always' },
  'h^B': { needs: 2, stops: 'always' },
  F: { needs: 3, stops: 'always' },
};
const ONCE = ['g>a', 'g.seoul'];
const SIZE = 5;
/** All rows are as long, so the field leans to the right; the capitals lie in opposite corners. */
const FIELD = Array.from({ length: SIZE * SIZE }, (_, i) => key(i % SIZE, Math.floor(i / SIZE)));

function randomField(seed: string): Map<HexKey, string> {
  const dice = chance({ seed, drawn: 0 });
  const left = Object.keys(CELLS);
  return new Map(
    FIELD.map((hex, i) => {
      if (i === 0) return [hex, 'gA!!'];
      if (i === FIELD.length - 1) return [hex, 'gB!!'];
      const cell = dice.below(3) > 0 ? 'g' : (left[dice.below(left.length)] ?? 'g');
      if (ONCE.includes(cell)) left.splice(left.indexOf(cell), 1);
      return [hex, cell];
    }),
  );
}

const drawn = (field: ReadonlyMap<HexKey, string>): string =>
  Array.from({ length: SIZE }, (_, r) =>
    Array.from({ length: SIZE }, (_, q) => field.get(key(q, r)) ?? '.').join(' '),
  ).join('\n');

/** Every way of so many steps, tried one by one. */
function walk(field: ReadonlyMap<HexKey, string>, from: HexKey, steps: number, slot: number, flies: boolean) {
  const reached = new Set<HexKey>();
  const go = (here: HexKey, left: number): void => {
    if (left === 0) return;
    for (const there of neighbours(here)) {
      const cell = field.get(there);
      const rule = cell === 'gB!!' ? { needs: 1, stops: 'always' } : CELLS[cell ?? ''];
      if (cell === 'gA!!') go(there, left - 1);
      if (!rule) continue;
      const needs = cell === 'w' && flies ? 1 : rule.needs;
      if (needs > slot) continue;
      reached.add(there);
      if (!rule.stops || (flies && rule.stops === 'unlessFlying')) go(there, left - 1);
    }
  };
  go(from, steps);
  return [...reached].sort();
}

type Field = ReadonlyMap<HexKey, string>;
const ruleOf = (field: Field, hex: HexKey) => {
  const cell = field.get(hex);
  if (cell === 'gA!!') return { needs: 1 };
  return cell === 'gB!!' ? { needs: 1, stops: 'always' as const } : CELLS[cell ?? ''];
};

/** What a way costs (N-TB8): spaces that have to be passed, and how far back the last free one lies. */
const costOf = (field: Field, way: readonly HexKey[]): [passed: number, back: number] => {
  const before = way.slice(0, -1);
  const free = before.findLastIndex((hex) => !ruleOf(field, hex)?.stops);
  return [before.filter((hex) => ruleOf(field, hex)?.stops).length, before.length - free];
};

/** The least that a shortest way of a flying army costs: all of them are tried. */
function leastCost(field: Field, to: HexKey, steps: number, slot: number): [number, number] | undefined {
  for (let length = 1; length <= steps; length++) {
    const costs: [number, number][] = [];
    const go = (way: HexKey[]): void => {
      const here = way.at(-1) as HexKey;
      if (here === to) costs.push(costOf(field, way));
      if (way.length > length || (way.length > 1 && ruleOf(field, here)?.stops === 'always')) return;
      for (const there of neighbours(here)) {
        const rule = ruleOf(field, there);
        const needs = field.get(there) === 'w' ? 1 : rule?.needs;
        if (needs !== undefined && needs <= slot && !way.includes(there)) go([...way, there]);
      }
    };
    go(['0,0']);
    if (costs.length > 0) return costs.sort(([a, b], [c, d]) => a - c || b - d)[0];
  }
  return undefined;
}

describe('T8.2 T8.4 T8.5 wherever an army can get by single steps, it is offered, and nothing else', () => {
  for (const [card, steps, flies] of [
    ['masonry-terra', 3, false],
    ['iron-working-terra', 4, false],
    ['flight-terra', 6, true],
  ] as const) {
    it(`[${card}] on random fields, for every slot`, () => {
      for (let n = 0; n < many(flies ? 60 : 150); n++) {
        const field = randomField(`${card}-${n}`);
        const slot = 1 + (n % 5);
        // A single start: no city of A but the capital.
        const t = campaign(drawn(field), { card, position: slot, A: { row: terraRowWith(card, slot) } });
        const walked = walk(field, '0,0', steps, slot, flies);
        if (t.asked('A')?.kind !== 'moveArmies') {
          expect([n, walked]).toEqual([n, []]);
          continue;
        }
        t.play('A', 'army:0');
        expect([n, spaces(t)]).toEqual([n, walked]);
      }
    }, 60_000);
  }
});

describe('N-TB8 T9.8 the way of an army is the best of the shortest', () => {
  it('[flight-terra] on random fields: nothing is passed that need not be, and it falls back least', () => {
    let passing = 0;
    for (let n = 0; n < many(40); n++) {
      const field = randomField(`ways-${n}`);
      const t = campaign(drawn(field), {
        card: 'flight-terra',
        position: 5,
        A: { row: terraRowWith('flight-terra', 5) },
      });
      if (t.asked('A')?.kind !== 'moveArmies') continue;
      t.play('A', 'army:0');
      for (const to of spaces(t) as HexKey[]) {
        const way = armyWay(t.state, t.state.steps.at(-1) as MoveArmy, to);
        const cost = costOf(field, way);
        if (cost[0] > 0) passing++;
        expect([n, to, cost]).toEqual([n, to, leastCost(field, to, way.length - 1, 5)]);
      }
    }
    expect(passing).toBeGreaterThan(many(10));
  }, 60_000);
});
