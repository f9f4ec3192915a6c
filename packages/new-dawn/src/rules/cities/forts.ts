import { type Answer, type Api, type Ask, offer, type Reason } from '@morgenrot/engine';
import { type HexKey, neighbours } from '@morgenrot/hex';
import { CORE_LAYOUT, type Side, TERRA_CORE_LAYOUT, TILES, type TileNumber } from '../../cards/tiles.ts';
import { rulesetOf } from '../../rulesets/of.ts';
import type { State } from '../../state.ts';
import type { StepOf } from '../../steps.ts';
import { cellsOf } from '../../tiles.ts';
import { coreAndForts } from '../map/capital-places.ts';
import { hexes } from '../map/map.ts';
import { fillHoles, lay } from '../map/map-building.ts';
import { addSpace } from '../map/reading.ts';

/** T3.3d: fewer tiles are enough for two or three. */
const coreSize = (s: State): 2 | 4 => (s.order.length <= 3 ? 2 : 4);

/** T3.3a to T3.3f: a capital tile for everybody, all others in the stack, the core from its bottom. */
export function dealTerra(s: State, api: Api): void {
  const capitals = api.shuffle(rulesetOf(s).capitals);
  const stack = api.shuffle(TILES.filter(({ kind }) => kind !== 'capital').map(({ number }) => number));
  const size = coreSize(s);
  const core: TileNumber[] = stack.splice(-size).reverse();
  const side: Side = api.d6() <= 3 ? 'A' : 'B';
  const layout = size === 4 ? CORE_LAYOUT[side] : TERRA_CORE_LAYOUT[side];
  core.forEach((tile, i) => {
    const where = layout[i];
    if (where) lay(s, { tile, side, ...where });
  });
  s.terra = { stack, ibrahim: null };
  const dealt = s.order.map((player, i) => [player, capitals[i] as TileNumber] as const);
  s.building = {
    tiles: Object.fromEntries(dealt.map(([player, tile]) => [player, [tile]])),
    capitals: Object.fromEntries(dealt),
    core: core.length,
  };
  fillHoles(s, api);
}

/** T3.3g: a fort touches at least so many spaces of the core. */
const TOUCH = 2;

/** Empty places of the table that touch the map. */
const shore = (s: State): HexKey[] => [...new Set(hexes(s).flatMap(neighbours))].filter((hex) => !s.map[hex]);

/** Printed icons: the tokens come when the map is whole. */
const cityStateSpaces = (s: State): Set<HexKey> =>
  new Set(s.tiles.flatMap(cellsOf).flatMap(({ hex, cityState }) => (cityState ? [hex] : [])));

function whyNot(s: State): (hex: HexKey) => Reason | undefined {
  const core = coreAndForts(s);
  const cityStates = cityStateSpaces(s);
  return (hex) => {
    const beside = neighbours(hex);
    if (beside.some((near) => s.map[near]?.fort)) return { key: 'fort.besideFort' };
    if (beside.some((near) => cityStates.has(near))) return { key: 'fort.besideCityState' };
    const touching = beside.filter((near) => core.has(near)).length;
    return touching < TOUCH ? { key: 'fort.touchesTooFew', params: { touching, need: TOUCH } } : undefined;
  };
}

/** Q-B8: with no place by the rule any that touches the most spaces of core and forts. */
function bestPlaces(s: State, places: HexKey[]): HexKey[] {
  const core = coreAndForts(s);
  const touching = (hex: HexKey): number => neighbours(hex).filter((near) => core.has(near)).length;
  const most = Math.max(0, ...places.map(touching));
  return places.filter((hex) => touching(hex) === most);
}

export const placeFort = {
  ask(s: State, _step: StepOf<'placeFort'>): Ask {
    const places = shore(s);
    const why = whyNot(s);
    return places.every(why) ? { shape: 'one', from: bestPlaces(s, places) } : offer(places, why);
  },
  run(s: State, { player }: StepOf<'placeFort'>, answer: Answer, api: Api): void {
    const hex = answer as HexKey;
    addSpace(s, hex, { ground: 'forest', tile: null, fort: true });
    api.log({ key: 'fort.placed', by: player, params: { hex } });
    fillHoles(s, api);
  },
};
