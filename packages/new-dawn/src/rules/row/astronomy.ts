import { type Answer, type Api, type Ask, faceDown, next, offersOnly, type PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { TileNumber } from '../../cards/tiles.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { exploreWith, findsRoom } from '../map/exploration.ts';
import { capitalOf, hexes } from '../map/map.ts';
import { tileNumber } from '../map/map-building.ts';
import { count, form, oneOf } from '../option-form.ts';

const stackOf = (s: State): TileNumber[] => s.terra?.stack ?? [];

/** `look:2`: at so many tiles. */
export const lookOption = form('look:{count}', { count });

/** Tiles from the bottom of the stack, for their player's eyes alone (Q-F31). */
export const lookAtTiles = {
  option: lookOption,
  ask: (s: State, { most }: StepOf<'lookAtTiles'>): Ask => ({
    shape: 'one',
    from: [
      ...Array.from({ length: Math.min(most, stackOf(s).length) }, (_, i) => lookOption.write({ count: i + 1 })),
      'skip',
    ],
  }),
  idle: (s: State, step: StepOf<'lookAtTiles'>): boolean => offersOnly(lookAtTiles.ask(s, step), 'skip'),
  run(s: State, { player }: StepOf<'lookAtTiles'>, answer: Answer, api: Api): void {
    const look = lookOption.read(String(answer));
    if (!look) return;
    const tiles = stackOf(s).splice(-look.count);
    // Nobody goes back behind what has been seen.
    api.reveal();
    api.log({ key: 'tiles.lookedAt', by: player, params: { count: look.count } });
    for (const tile of tiles) api.log({ key: 'tiles.seen', by: player, params: { tile }, only: [player] });
    next<NewDawnStep>(s, { kind: 'sortTiles', player, tiles, mayLay: true });
  },
};

const WAYS = ['lay', 'top', 'bottom'] as const;
type Way = (typeof WAYS)[number];
/** `lay:12`, `top:12`, `bottom:12`: what becomes of a tile. */
export const sortOption = form('{way}:{tile}', { way: oneOf(WAYS), tile: tileNumber });
const waysFor = (mayLay: boolean): readonly Way[] => (mayLay ? WAYS : ['top', 'bottom']);

/** One of the tiles may be laid, the others go back to either end of the stack, in any order. */
export const sortTiles = {
  seen: (step: StepOf<'sortTiles'>): StepOf<'sortTiles'> => ({ ...step, tiles: faceDown(step.tiles) }),
  option: sortOption,
  ask: (_s: State, { tiles, mayLay }: StepOf<'sortTiles'>): Ask => ({
    shape: 'one',
    from: waysFor(mayLay).flatMap((way) => tiles.map((tile) => sortOption.write({ way, tile }))),
  }),
  run(s: State, { player, tiles, mayLay }: StepOf<'sortTiles'>, answer: Answer, api: Api): void {
    const sorted = sortOption.read(String(answer));
    if (!sorted) return;
    const { way, tile } = sorted;
    const left = tiles.filter((other) => other !== tile);
    const lays = way === 'lay';
    if (left.length > 0) next<NewDawnStep>(s, { kind: 'sortTiles', player, tiles: left, mayLay: mayLay && !lays });
    if (lays) {
      next<NewDawnStep>(s, { kind: 'layLookedAt', player, tile });
      return;
    }
    // The bottom is the last of the list.
    if (way === 'top') stackOf(s).unshift(tile);
    else stackOf(s).push(tile);
    api.log({ key: way === 'top' ? 'tiles.toTop' : 'tiles.toBottom', by: player });
  },
};

/** Spaces of the tile with the own capital from which a tile can be laid: only those at the edge have room for it. */
function origins(s: State, player: PlayerId): HexKey[] {
  const capital = capitalOf(s, player);
  const tile = capital && s.map[capital]?.tile;
  return hexes(s).filter((hex) => tile !== null && s.map[hex]?.tile === tile && findsRoom(s, hex));
}

/** From which space it is laid, as if exploring from there; a tile that fits nowhere goes on top of the stack. */
export const layLookedAt = {
  seen: (step: StepOf<'layLookedAt'>): StepOf<'layLookedAt'> => ({
    ...step,
    tile: faceDown([step.tile])[0] as TileNumber,
  }),
  ask: (s: State, { player }: StepOf<'layLookedAt'>): Ask => {
    const from = origins(s, player);
    return { shape: 'one', from: from.length > 0 ? from : ['top'] };
  },
  run(s: State, { player, tile }: StepOf<'layLookedAt'>, answer: Answer, api: Api): void {
    if (answer === 'top') {
      stackOf(s).unshift(tile);
      api.log({ key: 'tiles.toTop', by: player });
      return;
    }
    api.log({ key: 'explore.drawn', by: player, params: { tile, hex: String(answer) } });
    exploreWith(s, player, answer as HexKey, tile, api);
  },
};
