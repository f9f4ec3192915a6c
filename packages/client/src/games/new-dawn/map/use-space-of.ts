import type { Option } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { NewDawnStep } from '@morgenrot/new-dawn';
import { useCallback } from 'react';
import { useMyStep } from '../../../board/use-board.ts';
import { useMatch } from '../match.ts';
import { useHand } from '../tiles/laying.ts';
import { spaceOf } from './aliases.ts';

/** The space that an option of my question is, or stands on: of several districts, the one in the hand. */
export function useSpaceOf(): (option: Option) => HexKey | undefined {
  const s = useMatch((state) => state);
  const step = useMyStep() as NewDawnStep | undefined;
  const { district: held } = useHand();
  return useCallback((option) => spaceOf(s, step, option, held), [s, step, held]);
}
