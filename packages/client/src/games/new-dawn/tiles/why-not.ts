import type { Option, PlayerId, Reason } from '@morgenrot/engine';
import { asked, open } from '@morgenrot/engine';
import {
  cellsAt,
  hexes,
  type NewDawnStep,
  newDawnRules,
  placementOption,
  type State,
  touched,
} from '@morgenrot/new-dawn';
import { layingStep, touchedBy } from './laying.ts';

/** Why a tile may not lie somewhere: far too many places to be listed by the game, so it is asked for one of them. */
export function whyNot(s: State, me: PlayerId, option: Option): Reason | undefined {
  const step = layingStep(open<NewDawnStep>(s).find(({ player }) => player === me));
  const place = placementOption.read(option);
  if (!step || !place) return undefined;
  const ask = asked(newDawnRules.handlers, s, me)?.ask;
  const said = ask?.shape === 'one' ? ask.refused?.[option] : undefined;
  if (said) return said;
  const map = new Set(hexes(s));
  if (cellsAt(step.side, place).some((cell) => map.has(cell))) return { key: 'tile.overlaps' };
  if (!touched(map, step.side, place)) return { key: 'tile.touchesTooLittle' };
  if (step.kind === 'layTile') return { key: 'tile.tooFarFromCore' };
  return touchedBy(s, step, place).includes(step.hex) ? undefined : { key: 'tile.notBesideExplorer' };
}
