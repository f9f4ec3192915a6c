import type { Option } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { type State, strikeOption } from '@morgenrot/new-dawn';

/** Where that stands which an encampment would strike. */
export function placeOfStrike(s: State, option: Option): HexKey | null | undefined {
  const struck = strikeOption.read(option);
  return struck && ('barbarian' in struck ? s.barbarians[struck.barbarian]?.at : struck.hex);
}
