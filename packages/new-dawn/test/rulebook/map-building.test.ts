import { type Answer, asked, give, startMatch } from '@morgenrot/engine';
import { at, distance, type HexKey, neighbours } from '@morgenrot/hex';
import { describe, expect, it, test } from 'vitest';
import {
  CORE_LAYOUT,
  capitalOf,
  cellsAt,
  type NewDawnOptions,
  newDawn,
  type PlacedTile,
  placementOption,
  type Side,
  type State,
  TILES,
  type TileNumber,
} from '../../src/index.ts';
import { layMap } from '../../src/rules/course/dealing.ts';
import { cellsOf } from '../../src/tiles.ts';
import { table } from '../kit.ts';

const OPTIONS: NewDawnOptions = {
  map: 'advanced',
  victory: 'standard',
  leaders: 'random',
  capitals: 'assigned',
  diplomacy: 'open',
};
function sitDown(players: number, seed: string) {
  const names = ['A', 'B', 'C', 'D'].slice(0, players);
  const match = startMatch(newDawn, { players: names, options: OPTIONS, seed });
  const ask = (me: string) => asked(newDawn.handlers, match.state, me);
  const options = (me: string): string[] => {
    const asking = ask(me)?.ask;
    return asking?.shape === 'one' ? asking.from : [];
  };
  const play = (me: string, answer: Answer) =>
    expect(give(newDawn, match.state, me, ask(me)?.id ?? -1, answer, match.chance).ok).toBe(true);
  return { s: match.state, ask, options, play, chance: match.chance };
}
const SEEDS = Array.from({ length: 20 }, (_, i) => `build ${i}`);
const kindOf = (number: TileNumber) => TILES.find((tile) => tile.number === number)?.kind;
const clockwise = (s: State): string[] => {
  const start = s.order.indexOf(s.startPlayer);
  return [...s.order.slice(start), ...s.order.slice(0, start)];
};
const building = (s: State) => {
  if (!s.building) throw new Error('nothing is being built');
  return s.building;
};

const spacesOf = (tiles: readonly PlacedTile[]) => new Set(tiles.flatMap((tile) => cellsAt(tile.side, tile)));
const isBeside = (cells: Iterable<HexKey>, set: ReadonlySet<HexKey>) =>
  [...cells].some((cell) => neighbours(cell).some((beside) => set.has(beside)));

/** The same question asked without looking at the rules: what would a tile here touch? */
function onlooker(laid: readonly PlacedTile[], core: number) {
  const [all, inCore] = [spacesOf(laid), spacesOf(laid.slice(0, core))];
  const second = spacesOf(laid.slice(core).filter((tile) => isBeside(cellsAt(tile.side, tile), inCore)));
  return (side: Side, where: { q: number; r: number; rot: number }) => {
    const cells = cellsAt(side, where);
    const touched = new Set(cells.flatMap((cell) => neighbours(cell)).filter((beside) => all.has(beside)));
    return {
      overlaps: cells.some((cell) => all.has(cell)),
      touching: touched.size,
      atCore: isBeside(cells, inCore),
      atSecond: isBeside(cells, second),
    };
  };
}
const look = (laid: readonly PlacedTile[], core: number, side: Side, where: { q: number; r: number; rot: number }) =>
  onlooker(laid, core)(side, where);
/** Every way a tile can lie anywhere near the map. */
function everywhere(laid: readonly PlacedTile[]): { q: number; r: number; rot: number }[] {
  const places = laid.flatMap((tile) => cellsAt(tile.side, tile)).map(at);
  const range = (values: number[]) => {
    const [low, high] = [Math.min(...values) - 5, Math.max(...values) + 5];
    return Array.from({ length: high - low + 1 }, (_, i) => low + i);
  };
  const [qs, rs] = [range(places.map(({ q }) => q)), range(places.map(({ r }) => r))];
  return qs.flatMap((q) => rs.flatMap((r) => [0, 1, 2, 3, 4, 5].map((rot) => ({ q, r, rot }))));
}

const CORE: TileNumber[] = [1, 6, 2, 12];
const coreOn = (side: Side): PlacedTile[] =>
  CORE.map((tile, i) => ({ tile, side, ...(CORE_LAYOUT[side][i] ?? { q: 0, r: 0, rot: 0 }) }));

/** A map under construction on which A may lay tile 3 now. */
function laying(laid: readonly PlacedTile[], core: number, hand: TileNumber[] = [3]) {
  const map: State['map'] = {};
  laid.forEach((tile, i) => {
    for (const { hex, ground } of cellsOf(tile)) map[hex] = { ground, tile: i };
  });
  return table('.', {
    players: { A: {}, B: {} },
    state: {
      phase: 'setUp',
      tiles: [...laid],
      map,
      building: { tiles: { A: hand }, capitals: { A: 7 }, core },
    },
    steps: [{ kind: 'pickTile', player: 'A' }],
  });
}
/** Where a side may lie, as the rules offer it. */
function offered(laid: readonly PlacedTile[], core: number, side: Side): string[] {
  const t = laying(laid, core);
  if (!t.options('A').includes(`3${side}`)) return [];
  t.play('A', `3${side}`);
  return t.options('A').filter((option) => option !== 'other');
}
function legal(laid: readonly PlacedTile[], core: number, near: 'atCore' | 'atSecond' | 'any', side: Side): string[] {
  const lookAt = onlooker(laid, core);
  return everywhere(laid)
    .filter((where) => {
      const found = lookAt(side, where);
      return !found.overlaps && found.touching >= 4 && (near === 'any' || found[near]);
    })
    .map(placementOption.write);
}

describe('R5 dealing', () => {
  test.each([2, 3, 4])('R5.1, R5.5: %i players get a capital tile and two others each, no tile twice', (players) => {
    for (const seed of SEEDS) {
      const { s } = sitDown(players, seed);
      const hands = s.order.map((player) => building(s).tiles[player] ?? []);
      for (const [i, hand] of hands.entries()) {
        expect(hand).toHaveLength(3);
        expect(hand.filter((tile) => kindOf(tile) === 'capital')).toEqual([building(s).capitals[s.order[i] ?? '']]);
      }
      const all = [...hands.flat(), ...s.tiles.map(({ tile }) => tile)];
      expect(new Set(all).size).toBe(players * 3 + 4);
      expect(all.every((tile) => tile <= 16)).toBe(true);
    }
  });
  it('R5.2: the core is two natural wonder tiles and two city-state tiles, in any order', () => {
    const orders = new Set<string>();
    for (const seed of SEEDS) {
      const kinds = sitDown(2, seed).s.tiles.map(({ tile }) => kindOf(tile));
      expect([...kinds].sort()).toEqual(['cityState', 'cityState', 'naturalWonder', 'naturalWonder']);
      orders.add(kinds.join());
    }
    expect(orders.size).toBeGreaterThan(3);
  });
  it('R5.3: the die turns the whole core to one side, either of them', () => {
    const sides = SEEDS.map((seed) => new Set(sitDown(2, seed).s.tiles.map(({ side }) => side)));
    expect(sides.every((side) => side.size === 1)).toBe(true);
    expect(new Set(sides.flatMap((side) => [...side]))).toEqual(new Set(['A', 'B']));
  });
  test.each([
    [1, 'A'],
    [3, 'A'],
    [4, 'B'],
    [6, 'B'],
  ])('R5.3: a die of %i shows side %s', (die, side) => {
    const seat = {
      d6: () => die,
      shuffle: <T>(xs: readonly T[]) => [...xs],
      reveal: () => undefined,
      log: () => undefined,
    };
    const s = newDawn.setup(['A', 'B'], OPTIONS, seat);
    layMap.run(s, undefined, 0, seat);
    expect(s.tiles.map((tile) => tile.side)).toEqual([side, side, side, side]);
  });
  test.each(['A', 'B'] as const)('R5.4, Q-B3: the core on side %s is a block of 40 spaces without a gap', (side) => {
    const spaces = coreOn(side).flatMap((tile) => cellsAt(tile.side, tile));
    expect(new Set(spaces).size).toBe(40);
    const rows = new Map<number, number[]>();
    for (const { q, r } of spaces.map(at)) rows.set(r, [...(rows.get(r) ?? []), q]);
    expect(rows.size).toBe(5);
    for (const qs of rows.values()) {
      expect(qs).toHaveLength(8);
      expect(Math.max(...qs) - Math.min(...qs)).toBe(7);
    }
  });
  it('R5.4: the first four tiles lie on positions 1 to 4 and are the core', () => {
    const { s } = sitDown(3, 'positions');
    const side = s.tiles[0]?.side ?? 'A';
    expect(s.tiles.map(({ q, r, rot }) => ({ q, r, rot }))).toEqual([...CORE_LAYOUT[side]]);
    expect(building(s).core).toBe(4);
  });
});

describe('R5.6 laying a tile', () => {
  it('TC-B10: one that touches four spaces and the core is legal, one that touches three is not', () => {
    const laid = coreOn('A');
    const lookAt = onlooker(laid, 4);
    const t = laying(laid, 4);
    t.play('A', '3A');
    const four = everywhere(laid).find((where) => {
      const found = lookAt('A', where);
      return !found.overlaps && found.touching === 4;
    });
    const three = everywhere(laid).find((where) => {
      const found = lookAt('A', where);
      return !found.overlaps && found.touching === 3;
    });
    if (!four || !three) throw new Error('no such places');
    expect(t.why('A', placementOption.write(four))).toBeUndefined();
    expect(t.why('A', placementOption.write(three))).toEqual({ key: 'answer.notOffered' });
  });
  test.each(['A', 'B'] as const)(
    'TC-B10: core on side %s: exactly the places that touch four spaces, for both sides',
    (core) => {
      const laid = coreOn(core);
      for (const side of ['A', 'B'] as const) {
        expect(offered(laid, 4, side).sort()).toEqual(legal(laid, 4, 'atCore', side).sort());
      }
    },
  );
  it('R5.6: four spaces of other tiles do not do while the core can be reached', () => {
    const laid: PlacedTile[] = [
      ...coreOn('A'),
      { tile: 14, side: 'A', q: 1, r: 4, rot: 0 },
      { tile: 8, side: 'A', q: -3, r: 4, rot: 5 },
    ];
    const lookAt = onlooker(laid, 4);
    const apart = everywhere(laid).filter((where) => {
      const found = lookAt('A', where);
      return !found.overlaps && found.touching >= 4 && !found.atCore;
    });
    expect(apart.length).toBeGreaterThan(0);
    const places = offered(laid, 4, 'A');
    expect(places.sort()).toEqual(legal(laid, 4, 'atCore', 'A').sort());
    for (const where of apart) expect(places).not.toContain(placementOption.write(where));
  });
  it('R5.6: either side and every turn of a tile is offered, and another tile may be taken instead', () => {
    const t = laying(coreOn('B'), 4, [7, 3]);
    expect(t.options('A').sort()).toEqual(['3A', '3B', '7A', '7B']);
    t.play('A', '7B');
    const turns = t.options('A').flatMap((option) => placementOption.read(option)?.rot ?? []);
    expect([...new Set(turns)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    t.play('A', 'other');
    expect(t.asked('A')?.kind).toBe('pickTile');
    expect(t.state.tiles).toHaveLength(4);
  });
  it('R5.6: the own capital tile brings the capital, another tile does not', () => {
    const t = laying(coreOn('A'), 4, [7, 3]);
    t.play('A', '7A');
    t.play('A', t.options('A')[0] ?? '');
    const capital = capitalOf(t.state, 'A');
    const laid = t.state.tiles.at(-1);
    expect(laid).toMatchObject({ tile: 7, side: 'A' });
    expect(capital).toBe(laid && cellsOf(laid).find((cell) => cell.capital)?.hex);
    const plain = laying(coreOn('A'), 4, [7, 3]);
    plain.play('A', '3B');
    plain.play('A', plain.options('A')[0] ?? '');
    expect(capitalOf(plain.state, 'A')).toBeUndefined();
    expect(plain.state.building?.tiles.A).toEqual([7]);
  });
  it('R5.6, Q-B5: what the map encloses becomes water that belongs to no tile; an open bay does not', () => {
    const laid: PlacedTile[] = [...coreOn('A'), BAY];
    const open = laying(laid, 4, [3]);
    open.play('A', '3A');
    const closing = open.options('A').find((name) => enclosed([...laid, named(name)]).length > 0) ?? '';
    const holes = enclosed([...laid, named(closing)]);
    expect(holes.every((hex) => open.state.map[hex] === undefined)).toBe(true);
    open.play('A', closing);
    for (const hex of holes) expect(open.state.map[hex]).toEqual({ ground: 'water', tile: null });
    expect(open.log().filter((said) => said === 'tile.hole')).toHaveLength(holes.length);
    expect(Object.keys(open.state.map)).toHaveLength(open.state.tiles.length * 10 + holes.length);
    const beside = laying(laid, 4, [3]);
    beside.play('A', '3A');
    beside.play('A', beside.options('A').find((name) => enclosed([...laid, named(name)]).length === 0) ?? '');
    expect(beside.log()).not.toContain('tile.hole');
  });
});
/** A tile that leaves a bay beside the core. */
const BAY: PlacedTile = { tile: 14, side: 'A', q: 1, r: 4, rot: 0 };
const named = (name: string): PlacedTile => ({
  tile: 3,
  side: 'A',
  ...(placementOption.read(name) ?? { q: 0, r: 0, rot: 0 }),
});
/** Single spaces with all six neighbours covered. */
function enclosed(tiles: readonly PlacedTile[]): HexKey[] {
  const all = spacesOf(tiles);
  const beside = new Set([...all].flatMap((hex) => neighbours(hex)));
  return [...beside].filter((hex) => !all.has(hex) && neighbours(hex).every((near) => all.has(near)));
}

/** Lays tiles at the core as long as there is room for one. */
function surrounded(start: PlacedTile[], core: number, near: 'atCore' | 'atSecond'): PlacedTile[] {
  const laid = [...start];
  for (let n = 0; n < 60; n++) {
    const lookAt = onlooker(laid, core);
    const found = (['A', 'B'] as const).flatMap((side) =>
      offered(laid, core, side).flatMap((name) => {
        const where = placementOption.read(name);
        return where ? [{ side, where, name }] : [];
      }),
    );
    const next = found.find(({ side, where }) => lookAt(side, where)[near]);
    if (!next) return laid;
    laid.push({ tile: 3, side: next.side, ...next.where });
  }
  throw new Error('there is always room');
}

describe('Q-B2 when the core cannot be reached', () => {
  const ring = surrounded([{ tile: 1, side: 'A', q: 0, r: 0, rot: 0 }], 1, 'atCore');
  const second = surrounded(ring, 1, 'atSecond');
  it('Q-B2: a tile must then touch a tile that touches the core, on both sides alike', () => {
    for (const side of ['A', 'B'] as const) {
      expect(legal(ring, 1, 'atCore', side)).toEqual([]);
      const places = offered(ring, 1, side);
      expect(places.length).toBeGreaterThan(0);
      expect(places.sort()).toEqual(legal(ring, 1, 'atSecond', side).sort());
    }
  });
  it('Q-B2: if one side only can reach the core, only that side is offered', () => {
    const reachedBy = (laid: readonly PlacedTile[]) =>
      (['A', 'B'] as const).filter((side) => legal(laid, 1, 'atCore', side).length > 0);
    // A gap among many tiles that only one side fills.
    const narrow = ring
      .slice(1)
      .map((gap) => second.filter((tile) => tile !== gap))
      .find((laid) => reachedBy(laid).length === 1);
    if (!narrow) throw new Error('no such map found');
    const reaches = reachedBy(narrow);
    const t = laying(narrow, 1);
    expect(t.options('A').sort()).toEqual(reaches.map((side) => `3${side}`).sort());
    for (const side of reaches)
      expect(offered(narrow, 1, side).sort()).toEqual(legal(narrow, 1, 'atCore', side).sort());
  });
  it('Q-B2: if that is impossible too, any place that touches four spaces', () => {
    for (const side of ['A', 'B'] as const) {
      expect(legal(second, 1, 'atSecond', side)).toEqual([]);
      expect(offered(second, 1, side).sort()).toEqual(legal(second, 1, 'any', side).sort());
    }
  });
});

describe('R5.7 the whole map', () => {
  test.each([2, 3, 4])(
    'R5.6, R5.7: %i players lay three tiles each, clockwise from the start player (N-W1)',
    (players) => {
      for (const seed of SEEDS.slice(0, 3)) {
        const t = sitDown(players, seed);
        const order = clockwise(t.s);
        for (const player of [...order, ...order, ...order]) {
          expect(t.ask(player)?.kind).toBe('pickTile');
          const tiles = t.options(player);
          const tile = tiles[t.chance.below(tiles.length)] ?? '';
          t.play(player, tile);
          const before = [...t.s.tiles];
          const places = t.options(player).filter((option) => option !== 'other');
          const name = places[t.chance.below(places.length)] ?? '';
          const where = placementOption.read(name);
          const side = tile.endsWith('A') ? 'A' : 'B';
          const found = where && look(before, 4, side, where);
          expect(found).toMatchObject({ overlaps: false });
          expect(found?.touching).toBeGreaterThanOrEqual(4);
          // Away from the core only when it is out of reach on both sides (Q-B2).
          if (!found?.atCore) {
            expect(found?.atSecond).toBe(true);
            expect([...legal(before, 4, 'atCore', 'A'), ...legal(before, 4, 'atCore', 'B')]).toEqual([]);
          }
          t.play(player, name);
        }
        expect(t.s.building).toBeNull();
        expect(t.s.tiles).toHaveLength(4 + 3 * players);
        for (const player of t.s.order) expect(capitalOf(t.s, player)).toBeDefined();
        // Then set-up goes on: a token on every icon, the direction token, the first round.
        for (const cell of t.s.tiles.flatMap(cellsOf)) expect(t.s.map[cell.hex]?.resource).toBe(cell.resource);
        const states = t.s.tiles.flatMap(cellsOf).flatMap(({ cityState }) => cityState ?? []);
        expect(Object.keys(t.s.cityStates).sort()).toEqual(states.sort());
        expect(t.ask(t.s.startPlayer)?.kind).toBe('placeArrow');
      }
    },
  );
  it('Q-B7: capitals lie as printed, however near to a city-state or another capital', () => {
    const near = SEEDS.some((seed) => {
      const t = sitDown(4, seed);
      for (const player of clockwise(t.s)) {
        const mine = String(building(t.s).capitals[player]);
        const tile = t.options(player).find((option) => option.slice(0, -1) === mine) ?? '';
        t.play(player, tile);
        const places = t.options(player).filter((option) => option !== 'other');
        const next = places.find((name) => besideCapital(t.s, tile, name));
        t.play(player, next ?? places[0] ?? '');
        if (next) return true;
      }
      return false;
    });
    expect(near).toBe(true);
  });
});

/** Would the capital of the tile in hand lie closer to another than cities may be built? */
function besideCapital(s: State, tile: string, name: string): boolean {
  const where = placementOption.read(name);
  const [number, side] = [Number(tile.slice(0, -1)) as TileNumber, tile.slice(-1) as Side];
  const mine = where && cellsOf({ tile: number, side, ...where }).find(({ capital }) => capital)?.hex;
  if (!mine) return false;
  return (Object.keys(s.map) as HexKey[]).some((hex) => s.map[hex]?.city && distance(hex, mine) <= 3);
}
