import type { Option, Reason, Step } from '@morgenrot/engine';
import { useLooks } from './looks.ts';
import { optionAt, type PlaceOf, type PlaceWord } from './places.ts';
import { useAllOptions, useAsk } from './prompt/use-ask.ts';
import { useBoard, useMyStep } from './use-board.ts';

export interface Considered {
  /** The place that is looked at. */
  place?: PlaceWord;
  step?: Step;
  /** A choice that could be made: looked at, or picked already. */
  option?: Option;
  /** Why it cannot. */
  refused?: Reason;
  /** The prompt says why already. */
  isTold?: boolean;
  isPicked: boolean;
}

/** What is looked at now, in the prompt or on the board; and if that is nothing, what has been picked. */
export function useConsidered(placeOf: PlaceOf): Considered {
  const looked = useLooks((looks) => looks.option);
  const place = useLooks((looks) => looks.place);
  const isSettled = useLooks((looks) => looks.settled !== undefined && looks.settled === looks.place);
  const picked = useBoard((board) => board.chosen[0]);
  const told = useBoard((board) => board.told?.option);
  const { from, refused } = useAsk();
  const all = useAllOptions();
  const step = useMyStep();
  const standing = place !== undefined && step ? optionAt(all, place, placeOf) : undefined;
  const wish = looked ?? standing;
  if (wish !== undefined && step && all.includes(wish)) {
    const shown = looked === undefined ? place : undefined;
    return from.includes(wish)
      ? { place: shown, step, option: wish, isPicked: wish === picked }
      : {
          place: shown,
          step,
          refused: isSettled && looked === undefined ? undefined : refused[wish],
          isTold: wish === told,
          isPicked: false,
        };
  }
  if (place !== undefined) return { place, step, isPicked: false };
  return picked === undefined ? { isPicked: false } : { step, option: picked, isPicked: true };
}
