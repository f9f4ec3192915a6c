import { type Answer, type Api, type Ask, next, offered, type PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import {
  CORE_LAYOUT,
  FIRST_GAME_CAPITALS,
  FIRST_GAME_MAP,
  type PlacedTile,
  type Side,
  TILES,
  type TileNumber,
} from '../../cards/tiles.ts';
import { isTerra } from '../../rulesets/of.ts';
import type { Hex, MapBuilding, State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { cellsOf } from '../../tiles.ts';
import { form, numberOf, oneOf } from '../option-form.ts';
import { clockwiseFrom } from '../seats.ts';
import { capitalPlaces, capitalRefused } from './capital-places.ts';
import { hexAt, hexes } from './map.ts';
import { holesIn, type Placement, placementOption, placements } from './placements.ts';
import { addSpace } from './reading.ts';

/** Lays a tile: its spaces join the map; tokens come when the map is whole. */
export function lay(s: State, tile: PlacedTile): void {
  const index = s.tiles.push(tile) - 1;
  for (const { hex, ground, naturalWonder } of cellsOf(tile)) {
    const space: Hex = { ground, tile: index };
    if (naturalWonder) space.site = naturalWonder;
    addSpace(s, hex, space);
  }
}

const capitalCell = (tile: PlacedTile): HexKey => {
  const cell = cellsOf(tile).find(({ capital }) => capital);
  if (!cell) throw new Error(`tile ${tile.tile} has no capital`);
  return cell.hex;
};

function placeCapital(s: State, player: PlayerId, tile: PlacedTile): void {
  hexAt(s, capitalCell(tile)).city = { of: player, capital: true };
}

/** R4: the fixed map, as large as the players need. */
export function layFirstGame(s: State): void {
  for (const { players, ...tile } of FIRST_GAME_MAP) if (players <= s.order.length) lay(s, tile);
}

export const firstGameCapitals = (players: number): TileNumber[] => FIRST_GAME_CAPITALS.slice(0, players);

const placed = (s: State, number: TileNumber): PlacedTile => {
  const tile = s.tiles.find((candidate) => candidate.tile === number);
  if (!tile) throw new Error(`tile ${number} is not on the map`);
  return tile;
};

/** Q-B1: each seat its place, or players in random order choose. */
export const chooseCapitals = {
  run(s: State, _step: unknown, _answer: Answer, api: Api): void {
    const tiles = firstGameCapitals(s.order.length);
    if (s.options.capitals === 'assigned') {
      s.order.forEach((player, i) => {
        placeCapital(s, player, placed(s, tiles[i] as TileNumber));
      });
      return;
    }
    next<NewDawnStep>(s, ...api.shuffle(s.order).map((player) => ({ kind: 'pickCapital' as const, player })));
  },
};

export const pickCapital = {
  ask: (s: State): Ask => ({
    shape: 'one',
    from: firstGameCapitals(s.order.length)
      .map((tile) => capitalCell(placed(s, tile)))
      .filter((hex) => !s.map[hex]?.city),
  }),
  run(s: State, { player }: StepOf<'pickCapital'>, answer: Answer, api: Api): void {
    hexAt(s, answer as HexKey).city = { of: player, capital: true };
    api.log({ key: 'capital.placed', by: player, params: { hex: String(answer) } });
  },
};

const numbered = (kind: (typeof TILES)[number]['kind']): TileNumber[] =>
  TILES.filter((tile) => tile.set === 'base' && tile.kind === kind).map(({ number }) => number);

/** R5.1 to R5.5: capital tiles, the core by die and side, two more tiles for everybody. */
export function dealMap(s: State, api: Api): void {
  const capitals = api.shuffle(numbered('capital'));
  const wonders = api.shuffle(numbered('naturalWonder'));
  const states = api.shuffle(numbered('cityState'));
  const core = api.shuffle([...wonders.slice(0, 2), ...states.slice(0, 2)]);
  const side: Side = api.d6() <= 3 ? 'A' : 'B';
  core.forEach((tile, i) => {
    const where = CORE_LAYOUT[side][i];
    if (where) lay(s, { tile, side, ...where });
  });
  const others = api.shuffle([...numbered('plain'), ...wonders.slice(2), ...states.slice(2)]);
  const building: MapBuilding = { tiles: {}, capitals: {}, core: core.length };
  s.order.forEach((player, i) => {
    const capital = capitals[i] as TileNumber;
    building.capitals[player] = capital;
    building.tiles[player] = [capital, ...others.splice(0, 2)];
  });
  s.building = building;
  fillHoles(s, api);
}

/** R5.6, Q-B5: what is enclosed on all sides becomes water. */
export function fillHoles(s: State, api: Api): void {
  for (const hex of holesIn(hexes(s))) {
    addSpace(s, hex, { ground: 'water', tile: null });
    api.log({ key: 'tile.hole', params: { hex } });
  }
}

/** Of the spaces that a tile lying here touches only those of core and forts count with the expansion (T3.3). */
const whereTo = (s: State): Record<Side, Placement[]> => {
  if (isTerra(s)) return capitalPlaces(s);
  const water = hexes(s).filter((hex) => s.map[hex]?.tile === null);
  return placements(s.tiles, s.building?.core ?? 0, water);
};

/** R5.6, R5.7: clockwise, three times, until every tile lies. */
export const buildMap = {
  run(s: State): void {
    const rounds = Math.max(0, ...Object.values(s.building?.tiles ?? {}).map((tiles) => tiles.length));
    const players = clockwiseFrom(s, s.startPlayer);
    const turns = Array.from({ length: rounds }, () => players).flat();
    next<NewDawnStep>(s, ...turns.map((player) => ({ kind: 'pickTile' as const, player })));
  },
};

const SIDES = ['A', 'B'] as const;
/** A tile by the number printed on it. */
export const tileNumber = numberOf<TileNumber>(TILES.map(({ number }) => number));
/** `13A`: a tile and its side. */
export const tileOption = form('{tile}{side}', { tile: tileNumber, side: oneOf(SIDES) });

/** Which of the own tiles, and which side of it. */
export const pickTile = {
  option: tileOption,
  ask(s: State, { player }: StepOf<'pickTile'>): Ask {
    const where = whereTo(s);
    const sides = SIDES.filter((side) => where[side].length > 0);
    const tiles = s.building?.tiles[player] ?? [];
    return { shape: 'one', from: tiles.flatMap((tile) => sides.map((side) => tileOption.write({ tile, side }))) };
  },
  run(s: State, { player }: StepOf<'pickTile'>, answer: Answer): void {
    const picked = tileOption.read(String(answer));
    if (picked) next<NewDawnStep>(s, { kind: 'layTile', player, ...picked });
  },
};

/** Where it lies and how it is turned: `"q,r,rot"`. */
export const layTile = {
  option: placementOption,
  ask(s: State, { side }: StepOf<'layTile'>): Ask {
    const from = [...whereTo(s)[side].map(placementOption.write), 'other'];
    return isTerra(s) ? offered(from, capitalRefused(s, side)) : { shape: 'one', from };
  },
  run(s: State, { player, tile, side }: StepOf<'layTile'>, answer: Answer, api: Api): void {
    const where = placementOption.read(String(answer));
    if (!where || !s.building) {
      next<NewDawnStep>(s, { kind: 'pickTile', player });
      return;
    }
    const laid: PlacedTile = { tile, side, ...where };
    lay(s, laid);
    s.building.tiles[player] = (s.building.tiles[player] ?? []).filter((other) => other !== tile);
    if (s.building.capitals[player] === tile) placeCapital(s, player, laid);
    api.log({ key: 'tile.laid', by: player, params: { tile, side } });
    fillHoles(s, api);
  },
};
