import type { Option, Reason } from '@morgenrot/engine';
import { type HexKey, isHex } from '@morgenrot/hex';
import type { NewDawnStep } from '@morgenrot/new-dawn';
import { useLooks } from '../../../board/looks.ts';
import { useAllOptions, useAsk } from '../../../board/prompt/use-ask.ts';
import { useBoard } from '../../../board/use-board.ts';
import { useMyStep } from '../../../kits/board/match-hooks.ts';
import { useSpaceOf } from '../map/use-space-of.ts';

export interface Considered {
  /** The space that is looked at. */
  hex?: HexKey;
  step?: NewDawnStep;
  /** A choice that could be made: looked at, or picked already. */
  option?: Option;
  /** Why it cannot. */
  refused?: Reason;
  /** The prompt says why already. */
  isTold?: boolean;
  isPicked: boolean;
}

/** What is looked at now; and if that is nothing, what has been picked. */
export function useConsidered(): Considered {
  const looked = useLooks((looks) => looks.option);
  const pointed = useLooks((looks) => looks.place);
  const picked = useBoard((board) => board.chosen[0]);
  const told = useBoard((board) => board.told?.option);
  const { from, refused } = useAsk();
  const spaceOf = useSpaceOf();
  const all = useAllOptions();
  const step = useMyStep() as NewDawnStep | undefined;
  const hex = isHex(pointed) ? pointed : undefined;
  const standing = hex && step ? (all.find((option) => spaceOf(option) === hex) ?? hex) : undefined;
  const wish = looked ?? standing;
  if (wish !== undefined && step && all.includes(wish)) {
    const isOffered = from.includes(wish);
    const shown = looked === undefined ? hex : undefined;
    return isOffered
      ? { hex: shown, step, option: wish, isPicked: wish === picked }
      : { hex: shown, step, refused: refused[wish], isTold: wish === told, isPicked: false };
  }
  if (hex) return { hex, step, isPicked: false };
  return picked === undefined ? { isPicked: false } : { step, option: picked, isPicked: true };
}
