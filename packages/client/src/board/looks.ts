import type { Option } from '@morgenrot/engine';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { PlaceWord } from './places.ts';
import { useBoardActions } from './use-board.ts';

/**
 * What somebody looks at before deciding: with the mouse over it, with the keyboard on it, or with a finger held down.
 * It has a store of its own, because it changes with every move of a hand and concerns hardly anything on the page.
 */
export interface Looks {
  place?: PlaceWord;
  /** A choice in the prompt or on a card. */
  option?: Option;
  /** What has just been answered here: as long as it is looked at, nothing speaks against it. */
  settled?: PlaceWord;
}

export function createLooks(): StoreApi<Looks> {
  const looks = createStore<Looks>()(() => ({}));
  looks.subscribe(({ place, settled }) => {
    if (settled !== undefined && place !== settled) looks.setState({ settled: undefined });
  });
  return looks;
}

export const useLooks = <T>(pick: (looks: Looks) => T): T => useStore(useBoardActions().looks, pick);

/** Belongs on whatever stands for a choice: looking at it is not choosing it. */
export function useLookAt(option: Option) {
  const { looks } = useBoardActions();
  const look = (): void => looks.setState({ option });
  const away = (): void => {
    if (looks.getState().option === option) looks.setState({ option: undefined });
  };
  return { onPointerEnter: look, onPointerLeave: away, onFocus: look, onBlur: away };
}
