import { type Answer, type Api, type Ask, next, offer, offersOnly, type Reason } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { placeOn } from '../cities/control.ts';
import { explore } from '../map/exploration.ts';
import { hexAt, hexes, isEdge, isEmptySpace } from '../map/map.ts';

/** An edge space of a tile; forts and water tokens belong to none (Q-F17). */
function exploreFromRefused(s: State, hex: HexKey): Reason | undefined {
  if (hexAt(s, hex).tile === null) return { key: 'hex.noTile' };
  return isEdge(s, hex) ? undefined : { key: 'explore.notAtEdge' };
}

/** Exploring without a figure, from any tile's edge. */
export const exploreAnywhere = {
  ask: (s: State, _step: StepOf<'exploreAnywhere'>): Ask =>
    (s.terra?.stack ?? []).length > 0
      ? offer(hexes(s), (hex) => exploreFromRefused(s, hex), 'skip')
      : { shape: 'one', from: ['skip'] },
  idle: (s: State, step: StepOf<'exploreAnywhere'>): boolean => offersOnly(exploreAnywhere.ask(s, step), 'skip'),
  run(s: State, { player }: StepOf<'exploreAnywhere'>, answer: Answer, api: Api): void {
    if (answer === 'skip') return;
    next<NewDawnStep>(s, { kind: 'placeOnTile', player, tile: s.tiles.length });
    explore(s, player, answer as HexKey, api);
  },
};

function onTileRefused(s: State, hex: HexKey): Reason | undefined {
  if (hexAt(s, hex).ground === 'water') return { key: 'hex.water' };
  return isEmptySpace(s, hex) ? undefined : { key: 'hex.notEmpty' };
}

/** If the tile was laid: a control token on an empty land space of it, whatever its ground. */
export const placeOnTile = {
  ask(s: State, { tile }: StepOf<'placeOnTile'>): Ask {
    const laid = hexes(s).filter((hex) => s.map[hex]?.tile === tile);
    return offer(laid, (hex) => onTileRefused(s, hex), 'skip');
  },
  idle: (s: State, step: StepOf<'placeOnTile'>): boolean => offersOnly(placeOnTile.ask(s, step), 'skip'),
  run(s: State, { player }: StepOf<'placeOnTile'>, answer: Answer): void {
    if (answer !== 'skip') next<NewDawnStep>(s, placeOn(player, answer as HexKey));
  },
};
