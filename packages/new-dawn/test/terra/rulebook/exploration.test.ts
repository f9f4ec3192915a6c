import { type HexKey, neighbours } from '@morgenrot/hex';
import { describe, expect, it } from 'vitest';
import { cellsAt, cellsOf, hexes, type PlacedTile, placementOption } from '../../../src/index.ts';
import { holesIn } from '../../../src/rules/map/placements.ts';
import { EAST, type Expedition, type Exploring, everyPlacement, expedition, HOME, WEST } from '../exploring.ts';

/** An edge space of HOME: grassland in its upper right corner. */
const CORNER: HexKey = '1,-1';
const ALONE = { tiles: [HOME] };

const exploring = (given: Expedition = {}): Exploring => {
  const t = expedition({ from: CORNER, ...given });
  t.play('A', 'explore');
  return t;
};
const placesOf = (t: Exploring): string[] => t.options('A').filter((option) => option !== 'other');
/** Lays the tile at the first place, or at one that does what is wanted. */
function lay(t: Exploring, side: 'A' | 'B' = 'A', wanted: (laid: HexKey[]) => boolean = () => true): PlacedTile {
  t.play('A', side);
  const place = placesOf(t).find((name) => {
    const placement = placementOption.read(name);
    return placement && wanted(cellsAt(side, placement));
  });
  if (!place) throw new Error('there is no such place');
  t.play('A', place);
  return t.state.tiles.at(-1) as PlacedTile;
}

describe('T11.1 who may explore', () => {
  it('T11.1: an army or a caravan on an edge space of a tile with a capital', () => {
    for (const figure of ['army', 'caravan'] as const) {
      expect([figure, expedition({ figure, from: CORNER }).options('A').includes('explore')]).toEqual([figure, true]);
    }
  });
  it('T11.1: anyone’s capital will do', () => {
    const t = expedition({ from: '-6,-1' });
    expect(t.options('A')).toContain('explore');
  });
  it('TC-T5 T11.1: not from a tile without a capital', () => {
    for (const figure of ['army', 'caravan'] as const) {
      const t = expedition({ figure, from: '5,0', position: 5 });
      expect(t.why('A', 'explore')).toEqual({ key: 'explore.noCapital' });
    }
  });
  it('T11.1 T15.5: not from a fort or a water token, which are no such tile', () => {
    const spaces = { '0,-2': { ground: 'forest', fort: true, city: { of: 'A' } } } as const;
    expect(expedition({ from: '0,-2', spaces }).why('A', 'explore')).toEqual({ key: 'explore.noCapital' });
    const afloat = expedition({ from: '0,-2', spaces: { '0,-2': {} }, card: 'mass-production-terra' });
    expect(afloat.state.map['0,-2']).toEqual({ ground: 'water', tile: null });
    expect(afloat.why('A', 'explore')).toEqual({ key: 'explore.noCapital' });
  });
  it('T11.1 N-TB3 R1.7: not from a space with the map all around, nor from the capital itself', () => {
    expect(expedition({ from: '0,0' }).why('A', 'explore')).toEqual({ key: 'explore.notAtEdge' });
  });
  it('T11.1: once in a move, and a space of movement', () => {
    const t = exploring();
    lay(t);
    expect(t.asked('A')?.kind).toBe('moveArmy');
    expect(t.why('A', 'explore')).toEqual({ key: 'explore.already' });
    expect(t.state.steps.at(-1)).toMatchObject({ gone: 1, explored: true });
  });
  it('Q-F10 T11.1: one movement must be left', () => {
    const t = expedition({ figure: 'army', from: '-2,0' });
    t.play('A', '-1,-1', '0,-1', '1,-1');
    // The last step is taken: the march is over.
    expect(t.asked('A')?.kind).not.toBe('moveArmy');
    const u = expedition({ figure: 'army', from: '-1,-1' });
    u.play('A', '0,-1', '1,-1', 'explore');
    lay(u);
    expect(u.asked('A')?.kind).not.toBe('moveArmy');
  });
  it('Q-F10: a caravan may pay with a trade token or with what all caravans share [colossus]', () => {
    const far = { figure: 'caravan', from: '-2,0' } as const;
    const spent = expedition(far);
    spent.play('A', '1,-1');
    expect(spent.asked('A')?.kind).not.toBe('moveCaravan');
    const bought = expedition({ ...far, A: { trade: { 'foreign-trade': 1 } } });
    bought.play('A', '1,-1', 'explore');
    expect(bought.trade('A', 'foreign-trade')).toBe(0);
    const shared = expedition({ ...far, A: { seat: { wonders: ['colossus'] } } });
    shared.play('A', '1,-1', 'explore');
    expect(shared.asked('A')?.kind).toBe('exploreTile');
  });
  it('T11.5: not with an empty stack', () => {
    expect(expedition({ from: CORNER, stack: [] }).why('A', 'explore')).toEqual({ key: 'explore.noTile' });
  });
  it('Q-F11: from the water of a capital tile, for a figure that may be there', () => {
    const t = expedition({ from: '0,1', card: 'mass-production-terra', tiles: [HOME, WEST] });
    expect(t.options('A')).toContain('explore');
  });
});

/** A mature city of A's at the western edge of HOME. */
const CITY = {
  '-2,0': { city: { of: 'A' } },
  '-2,-1': { control: { of: 'A', reinforced: false } },
  '-1,-1': { control: { of: 'A', reinforced: false } },
  '-1,0': { control: { of: 'A', reinforced: false } },
} as const;

describe('Q-F9 exploring from the start city', () => {
  for (const figure of ['army', 'caravan'] as const) {
    it(`Q-F9 N-TB1: ${figure === 'army' ? 'an army' : 'a caravan'} still on its card, from a mature city on an edge space`, () => {
      const t = expedition({ figure, spaces: CITY, tiles: [HOME] });
      expect(t.why('A', 'explore')).toEqual({ key: 'explore.start' });
      expect(t.options('A')).toContain('-2,0');
      t.play('A', '-2,0', 'explore');
      const laid = lay(t);
      expect(cellsAt(laid.side, laid).some((hex) => neighbours(hex).includes('-2,0'))).toBe(true);
      const kind = figure === 'army' ? 'armies' : 'caravans';
      expect(t.seat('A')[kind]).toEqual([{ at: null }]);
      expect(t.asked('A')?.kind).toBe(figure === 'army' ? 'moveArmy' : 'moveCaravan');
      // From the city that it has explored from, not from the capital.
      expect(t.options('A')).not.toContain('1,-1');
      t.play('A', '-1,-1');
      expect(t.seat('A')[kind]).toEqual([{ at: '-1,-1' }]);
    });
  }
  it('Q-F9: the capital is never at the edge of its tile', () => {
    for (const figure of ['army', 'caravan'] as const) {
      const t = expedition({ figure, tiles: [HOME] });
      expect(t.why('A', '0,0')?.key).toMatch(/here$/);
      expect(t.why('A', 'explore')).toEqual({ key: 'explore.start' });
    }
  });
});

describe('T11.2 how it is done', () => {
  it('T11.2: the bottom tile of the stack, which nothing after can be taken back behind', () => {
    const t = expedition({ from: CORNER, stack: [13, 5, 8] });
    t.play('A', 'explore');
    expect(t.state.terra?.stack).toEqual([13, 5]);
    expect(t.state.steps.at(-1)).toMatchObject({ kind: 'exploreTile', tile: 8 });
    expect(t.state.revealedAt).toBe(t.state.decisions);
  });
  it('T11.2: either side; it may be changed before the tile is laid', () => {
    const t = exploring();
    expect(t.options('A')).toEqual(['A', 'B']);
    t.play('A', 'B', 'other', 'A');
    expect(t.asked('A')?.kind).toBe('layExplored');
  });
  it('TC-T5 T11.2: turned any way, where it touches four spaces of the map and the explorer’s among them, and nowhere else', () => {
    for (const tiles of [[HOME], [HOME, EAST, WEST]]) {
      for (const side of ['A', 'B'] as const) {
        const t = exploring({ tiles });
        const legal = everyPlacement(t.state, side, (count, spaces) => count >= 4 && spaces.has(CORNER));
        t.play('A', side);
        expect(placesOf(t).sort()).toEqual(legal.map(placementOption.write).sort());
        expect(legal.length).toBeGreaterThan(0);
      }
    }
  });
  it('TC-T5 T11.2: touching only two spaces, or four without the explorer’s, is illegal', () => {
    const t = exploring(ALONE);
    t.play('A', 'A');
    const two = everyPlacement(t.state, 'A', (count, spaces) => count === 2 && spaces.has(CORNER));
    const others = everyPlacement(t.state, 'A', (count, spaces) => count >= 4 && !spaces.has(CORNER));
    for (const placements of [two, others]) {
      expect(placements.length).toBeGreaterThan(0);
      for (const placement of placements) expect(t.why('A', placementOption.write(placement))).toBeDefined();
    }
  });
  it('T11.2: forts and water tokens are spaces of the map that count', () => {
    const spaces = { '2,-1': { ground: 'forest', fort: true } } as const;
    const t = exploring({ ...ALONE, spaces });
    t.play('A', 'A');
    const onlyWithFort = placesOf(t).filter((name) => {
      const placement = placementOption.read(name);
      const beside = new Set(placement && cellsAt('A', placement).flatMap(neighbours));
      return beside.has('2,-1') && hexes(t.state).filter((hex) => beside.has(hex)).length === 4;
    });
    expect(onlyWithFort.length).toBeGreaterThan(0);
  });
  it('T11.2: if it fits nowhere it goes on top of the stack, and the movement is spent', () => {
    // Everything around the corner is taken but one space.
    const ring = Object.fromEntries(
      ['2,-1', '1,-2', '3,-2', '3,-3', '2,-3', '0,-2'].map((hex) => [hex, { ground: 'water' as const }]),
    );
    const t = expedition({ ...ALONE, from: CORNER, stack: [13, 5, 8], spaces: ring });
    t.play('A', 'explore');
    expect(t.state.terra?.stack).toEqual([8, 13, 5]);
    expect(t.state.tiles).toHaveLength(1);
    expect(t.log()).toContain('explore.noRoom');
    expect(t.state.steps.at(-1)).toMatchObject({ kind: 'moveArmy', gone: 1, explored: true });
    expect(t.why('A', 'explore')).toEqual({ key: 'explore.already' });
  });
  it('T11.2 R3.4: natural wonder, resources and barbarians come on to the new tile', () => {
    const t = exploring({ stack: [18] });
    const laid = lay(t, 'A');
    const printed = cellsOf(laid);
    const hexOf = (wanted: (cell: (typeof printed)[number]) => unknown) => printed.find(wanted)?.hex as HexKey;
    expect(t.state.map[hexOf(({ naturalWonder }) => naturalWonder)]).toMatchObject({
      naturalWonder: 'dead-sea',
      site: 'dead-sea',
      tile: 3,
    });
    expect(t.state.map[hexOf(({ resource }) => resource)]?.resource).toBe('oil');
    expect(t.state.supply.oil).toBe(9);
    const home = hexOf(({ barbarian }) => barbarian);
    expect(t.state.barbarians.J).toEqual({ home, at: home });
  });
  it('T11.2 Q-B4: a side without the barbarian’s icon brings none', () => {
    const t = exploring({ stack: [12] });
    lay(t, 'A');
    expect(t.state.barbarians.H).toBeUndefined();
    expect(t.state.cityStates.brussels).toMatchObject({ cards: ['map', 'map'], held: null });
  });
  it('T11.2: a city-state comes with both its diplomacy cards', () => {
    const t = exploring({ stack: [20] });
    const laid = lay(t, 'B');
    const home = cellsOf(laid).find(({ cityState }) => cityState)?.hex;
    expect(t.state.cityStates.akkad).toEqual({ home, cards: ['map', 'map'], held: null });
    expect(t.state.map[home as HexKey]?.cityState).toBe('akkad');
  });
  it('T11.2 Q-B5: enclosed holes become water', () => {
    const t = exploring({ ...ALONE, spaces: { '-2,-2': { ground: 'water' } } });
    const before = new Set(hexes(t.state));
    const closes = (laid: HexKey[]) => holesIn(new Set([...before, ...laid])).length > 0;
    const laid = lay(t, 'A', closes);
    const filled = holesIn(new Set([...before, ...cellsAt(laid.side, laid)]));
    expect(filled.length).toBeGreaterThan(0);
    for (const hex of filled) expect(t.state.map[hex]).toEqual({ ground: 'water', tile: null });
    expect(holesIn(new Set(hexes(t.state)))).toEqual([]);
    expect(t.log().filter((key) => key === 'tile.hole')).toHaveLength(filled.length);
  });
  it('Q-F41: a city-state may come to lie beside a city', () => {
    const beside = (tile: 6 | 14 | 20, from: HexKey) => {
      const t = exploring({ ...ALONE, from, position: 5, stack: [tile], spaces: { [from]: { city: { of: 'A' } } } });
      t.play('A', 'A');
      return placesOf(t).filter((name) => {
        const placement = placementOption.read(name);
        const cells = placement ? cellsOf({ tile, side: 'A', ...placement }) : [];
        const home = cells.find(({ cityState }) => cityState)?.hex;
        return home && neighbours(home).includes(from);
      });
    };
    const found = (['1,-1', '0,-1', '-1,-1', '-2,-1', '-2,0'] as const).flatMap((from) =>
      ([6, 14, 20] as const).flatMap((tile) => beside(tile, from)),
    );
    expect(found.length).toBeGreaterThan(0);
  });
  it('T11.3: directions do not change', () => {
    const t = exploring({ more: { state: { arrow: 2 } } });
    lay(t);
    expect(t.state.arrow).toBe(2);
  });
});

describe('T11.4 going on', () => {
  it('T11.4: with what is left of the movement, on to the new tile too', () => {
    for (const figure of ['army', 'caravan'] as const) {
      const t = exploring({ figure, stack: [5], position: 5 });
      const laid = lay(t, 'A');
      const cells = new Set<string>(cellsAt('A', laid));
      const on = t.options('A').find((option) => cells.has(option));
      expect([figure, on]).not.toEqual([figure, undefined]);
      t.play('A', on as string);
      expect(t.seat('A')[figure === 'army' ? 'armies' : 'caravans'][0]?.at).toBe(on);
    }
  });
  it('T11.4: two spaces of three are left, wherever they lead', () => {
    const t = exploring({ stack: [5], position: 5 });
    lay(t, 'A');
    const beside = t.options('A').find((option) => neighbours(CORNER).includes(option as HexKey));
    t.play('A', beside as string);
    expect(t.state.steps.at(-1)).toMatchObject({ kind: 'moveArmy', gone: 2 });
    const next = t.options('A').find((option) => option.includes(','));
    t.play('A', next as string);
    expect(t.asked('A')?.kind).not.toBe('moveArmy');
  });
});
