import { type Answer, type Api, type Ask, next, type PlayerId, type Reason } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { PlacedTile, Side, TileNumber } from '../../cards/tiles.ts';
import type { Figure, State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { populateTile } from '../course/set-up.ts';
import { hexes, isEdge } from './map.ts';
import { fillHoles, lay } from './map-building.ts';
import { type Placement, placementOption, placementsBeside } from './placements.ts';

/** What a figure that may explore is offered, among the spaces it may go to. */
export const EXPLORE = 'explore';

/** Is exploring part of this match at all? */
export const mayExplore = (s: State): boolean => s.terra !== undefined;

/** All that a figure on the move can be told: a space to go to, or to explore. */
export const waysToGo = (s: State): readonly string[] => (mayExplore(s) ? [...hexes(s), EXPLORE] : hexes(s));

const hasCapital = (s: State, tile: number): boolean =>
  hexes(s).some((hex) => s.map[hex]?.tile === tile && s.map[hex]?.city?.capital);

/** Why a figure on `hex` may not explore (T11.1, T11.5, N-TB3). */
export function exploreRefused(s: State, hex: HexKey, { explored }: { explored?: true }): Reason | undefined {
  if (explored) return { key: 'explore.already' };
  if ((s.terra?.stack ?? []).length === 0) return { key: 'explore.noTile' };
  if (!isEdge(s, hex)) return { key: 'explore.notAtEdge' };
  const tile = s.map[hex]?.tile ?? null;
  return tile !== null && hasCapital(s, tile) ? undefined : { key: 'explore.noCapital' };
}

/** From where a figure would explore: a space, or the city it has been told to set out from (Q-F9). */
export const explorerOf = ({ at }: Figure, { start }: { start?: HexKey }): HexKey | undefined => at ?? start;

/** Why a figure may not explore where it is, with so many spaces left to go (Q-F10). */
export function exploringRefused(
  s: State,
  hex: HexKey | undefined,
  step: { explored?: true },
  left: { spaces: number; none: string },
): Reason | undefined {
  if (left.spaces < 1) return { key: left.none };
  return hex === undefined ? { key: 'explore.start' } : exploreRefused(s, hex, step);
}

/** T11.2: the bottom tile of the stack, which is the last of the list. */
export function explore(s: State, player: PlayerId, hex: HexKey, api: Api): void {
  const tile = s.terra?.stack.pop();
  if (tile === undefined) return;
  // Whoever sees the tile has learned something: no decision before it can be taken back.
  api.reveal();
  api.log({ key: 'explore.drawn', by: player, params: { tile, hex } });
  exploreWith(s, player, hex, tile, api);
}

/** A tile that fits nowhere goes on top of the stack, and the exploration is over. */
export function exploreWith(s: State, player: PlayerId, hex: HexKey, tile: TileNumber, api: Api): void {
  if (findsRoom(s, hex)) {
    next<NewDawnStep>(s, { kind: 'exploreTile', player, tile, hex });
    return;
  }
  s.terra?.stack.unshift(tile);
  api.log({ key: 'explore.noRoom', by: player, params: { tile } });
}

const whereTo = (s: State, hex: HexKey): Record<Side, Placement[]> => placementsBeside(hexes(s), hex);

const sidesFor = (s: State, hex: HexKey): Side[] => {
  const where = whereTo(s, hex);
  return (['A', 'B'] as const).filter((side) => where[side].length > 0);
};

/** Can a tile be laid by somebody exploring from here? All tiles have the same outline. */
export const findsRoom = (s: State, hex: HexKey): boolean => sidesFor(s, hex).length > 0;

/** Which side of the tile. */
export const exploreTile = {
  ask: (s: State, { hex }: StepOf<'exploreTile'>): Ask => ({ shape: 'one', from: sidesFor(s, hex) }),
  run(s: State, { player, tile, hex }: StepOf<'exploreTile'>, answer: Answer): void {
    next<NewDawnStep>(s, { kind: 'layExplored', player, tile, hex, side: answer as Side });
  },
};

/** Where it lies and how it is turned, beside the explorer: `"q,r,rot"`, or the other side after all. */
export const layExplored = {
  option: placementOption,
  ask: (s: State, { hex, side }: StepOf<'layExplored'>): Ask => ({
    shape: 'one',
    from: [...whereTo(s, hex)[side].map(placementOption.write), 'other'],
  }),
  run(s: State, { player, tile, hex, side }: StepOf<'layExplored'>, answer: Answer, api: Api): void {
    const where = placementOption.read(String(answer));
    if (!where) {
      next<NewDawnStep>(s, { kind: 'exploreTile', player, tile, hex });
      return;
    }
    const laid: PlacedTile = { tile, side, ...where };
    lay(s, laid);
    api.log({ key: 'tile.laid', by: player, params: { tile, side } });
    populateTile(s, laid);
    fillHoles(s, api);
  },
};
