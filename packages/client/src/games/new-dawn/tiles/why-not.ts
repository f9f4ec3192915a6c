import type { Option, PlayerId, Reason } from '@morgenrot/engine';
import { open } from '@morgenrot/engine';
import { cellsAt, hexes, readPlacement, type State, touched } from '@morgenrot/new-dawn';
import { layingStep } from './laying.ts';

/** Why a tile may not lie somewhere: far too many places to be listed by the game, so it is asked for one of them. */
export function whyNot(s: State, me: PlayerId, option: Option): Reason | undefined {
  const step = layingStep(open(s).find(({ player }) => player === me));
  const place = readPlacement(option);
  if (!step || !place) return undefined;
  const map = new Set(hexes(s));
  if (cellsAt(step.side, place).some((cell) => map.has(cell))) return { key: 'tile.overlaps' };
  return { key: touched(map, step.side, place) ? 'tile.tooFarFromCore' : 'tile.touchesTooLittle' };
}
