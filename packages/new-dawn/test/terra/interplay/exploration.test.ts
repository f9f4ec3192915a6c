import { asked } from '@morgenrot/engine';
import { type HexKey, neighbours } from '@morgenrot/hex';
import { describe, expect, it } from 'vitest';
import { cellsAt, cellsOf, hexes, isMature, newDawn, type PlacedTile, placementOption } from '../../../src/index.ts';
import { terraRowWith } from '../../kit.ts';
import { type Expedition, type Exploring, expedition, HOME, WEST } from '../exploring.ts';

const CORNER: HexKey = '1,-1';
const placesOf = (t: Exploring): string[] => t.options('A').filter((option) => option !== 'other');

/** Explores from the corner and lays the tile where what is wanted comes true. */
function explored(given: Expedition, side: 'A' | 'B', wanted: (laid: PlacedTile) => boolean = () => true): Exploring {
  const t = expedition({ from: CORNER, tiles: [HOME], position: 5, ...given });
  t.play('A', 'explore');
  const { tile } = t.state.steps.at(-1) as unknown as PlacedTile;
  t.play('A', side);
  const place = placesOf(t).find((name) => {
    const placement = placementOption.read(name);
    return placement && wanted({ tile, side, ...placement });
  });
  if (!place) throw new Error('there is no such place');
  t.play('A', place);
  return t;
}
const lastTile = (t: Exploring) => t.state.tiles.at(-1) as PlacedTile;
const iconOn = (t: Exploring, icon: 'barbarian' | 'cityState' | 'resource'): HexKey => {
  const cell = cellsOf(lastTile(t)).find((printed) => printed[icon]);
  if (!cell) throw new Error(`no ${icon} on the tile`);
  return cell.hex;
};

describe('a new tile and whoever came upon it', () => {
  it('[flight-terra x a barbarian just found] the army goes on and attacks it', () => {
    const t = explored({ card: 'flight-terra', stack: [18], more: { dice: [6, 1] } }, 'A');
    const barbarian = iconOn(t, 'barbarian');
    expect(t.options('A')).toContain(barbarian);
    t.play('A', barbarian, 'pottery');
    expect(t.state.barbarians.J).toEqual({ home: barbarian, at: null });
    expect(t.seat('A').armies[0]?.at).toBe(barbarian);
  });
  it('[capitalism x palenque] a city-state just found: the caravan goes on and visits it', () => {
    const A = { row: terraRowWith('capitalism', 5) };
    const t = explored({ figure: 'caravan', card: 'capitalism', A, stack: [21] }, 'B');
    const palenque = iconOn(t, 'cityState');
    t.play('A', palenque);
    expect(t.state.cityStates.palenque?.cards).toEqual(['A', 'map']);
    expect(t.trade('A', 'astrology')).toBe(2);
  });
  it('[a resource just found] it comes out of the supply on to the new tile', () => {
    const t = explored({ stack: [5] }, 'A');
    expect(t.state.map[iconOn(t, 'resource')]?.resource).toBeDefined();
    expect(t.state.supply.oil + t.state.supply.diamonds).toBe(18);
  });
  it('[pentagon-terra] exploring costs nothing where there is no limit, and is done once', () => {
    const t = explored({ A: { seat: { wonders: ['pentagon-terra'] } }, stack: [8, 5] }, 'A');
    expect(t.why('A', 'explore')).toEqual({ key: 'explore.already' });
    const reached = t.options('A').filter((option) => option.includes(','));
    const land = hexes(t.state).filter((hex) => t.state.map[hex]?.ground !== 'water');
    // Everywhere on land but where it stands.
    expect(reached).toHaveLength(land.length - 1);
  });
  it('[indonesia] from the water at the edge of the capital’s tile, with a card of the first level', () => {
    const t = expedition({ from: '0,1', tiles: [HOME], A: { seat: { leader: 'indonesia' } } });
    t.play('A', 'explore');
    expect(t.asked('A')?.kind).toBe('exploreTile');
  });
  it('[a rival’s capital tile] exploring there lays the tile beside the rival', () => {
    const t = expedition({ from: '-6,-1', tiles: [HOME, WEST], position: 5 });
    t.play('A', 'explore', 'A');
    for (const name of placesOf(t)) {
      const placement = placementOption.read(name);
      const beside = placement ? cellsAt('A', placement).flatMap((cell) => neighbours(cell)) : [];
      expect(beside).toContain('-6,-1');
    }
    expect(placesOf(t).length).toBeGreaterThan(0);
  });
});

describe('what a new tile changes', () => {
  it('[maturity] a city at the edge is no longer mature when new land lies beside it', () => {
    const control = { control: { of: 'A', reinforced: false } };
    const spaces = {
      '-2,0': { city: { of: 'A' } },
      '-2,-1': control,
      '-1,-1': control,
      '-1,0': control,
    } as const;
    const t = expedition({ from: '-2,0', tiles: [HOME], position: 5, spaces });
    expect(isMature(t.state, '-2,0')).toBe(true);
    t.play('A', 'explore', 'A');
    t.play('A', placesOf(t)[0] as string);
    expect(isMature(t.state, '-2,0')).toBe(false);
  });
  it('[iron-working-terra] the second army may explore too, the first has done so on its own march', () => {
    const armies = [{ at: CORNER }, { at: '-2,-1' as HexKey }];
    const A = { row: terraRowWith('iron-working-terra', 5), seat: { armies } };
    const t = explored({ card: 'iron-working-terra', A, stack: [8, 5] }, 'A');
    t.play('A', 'stop', 'army:1');
    expect(t.options('A')).toContain('explore');
    t.play('A', 'explore');
    expect(t.state.terra?.stack).toEqual([]);
  });
  it('[the last tile] whoever comes after it finds none', () => {
    const armies = [{ at: CORNER }, { at: '-2,-1' as HexKey }];
    const A = { row: terraRowWith('iron-working-terra', 5), seat: { armies } };
    const t = explored({ card: 'iron-working-terra', A, stack: [8] }, 'A');
    t.play('A', 'stop', 'army:1');
    expect(t.why('A', 'explore')).toEqual({ key: 'explore.noTile' });
  });
  it('[mass-production-terra x two marches] beaten and sent out again, an army may explore on its second march', () => {
    const A = { row: terraRowWith('mass-production-terra', 5) };
    const spaces = { '0,-1': { control: { of: 'B', reinforced: false } } };
    const t = expedition({
      from: '-1,-1',
      tiles: [HOME],
      card: 'mass-production-terra',
      position: 5,
      A,
      spaces,
      stack: [8, 5],
      more: { dice: [1, 6, 6] },
    });
    t.play('A', 'explore', 'A');
    t.play('A', placesOf(t)[0] as string, '0,-1');
    // 1 + 5 + 2 against 6 + 2: a tie.
    expect(t.log()).toContain('attack.lost');
    t.play('A', 'army:0', '1,-1');
    expect(t.options('A')).toContain('explore');
  });
  it('[a hole] a space that the sea has closed is no longer at the edge', () => {
    const t = expedition({ from: CORNER, tiles: [HOME], spaces: { '-2,-2': { ground: 'water' } } });
    t.play('A', 'explore', 'A', '1,-3,0');
    const filled = hexes(t.state).filter((hex) => t.state.map[hex]?.tile === null && hex !== '-2,-2');
    expect(filled).toEqual(['-1,-2']);
    expect(cellsAt('A', { q: 1, r: -3, rot: 0 })).not.toContain('-1,-2');
    expect(neighbours('-1,-2').every((hex) => t.state.map[hex])).toBe(true);
  });
  it('[everybody’s view] all see the tile that is drawn, nobody those left in the stack', () => {
    const t = expedition({ from: CORNER, tiles: [HOME], stack: [13, 5, 8] });
    t.play('A', 'explore');
    for (const viewer of ['A', 'B', null]) {
      const view = newDawn.view(t.state, viewer);
      expect(view.terra?.stack).toHaveLength(2);
      expect(view.terra?.stack).not.toContain(5);
      expect(view.steps.at(-1)).toMatchObject({ kind: 'exploreTile', tile: 8 });
    }
    expect(asked(newDawn.handlers, newDawn.view(t.state, 'A'), 'A')).toEqual(t.asked('A'));
  });
});
