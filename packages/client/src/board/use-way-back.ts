import type { Reason } from '@morgenrot/engine';
import type { LogLine } from '@morgenrot/protocol';
import { useCallback, useState } from 'react';
import { useTakeBack } from './take-back.ts';

interface WayBack {
  /** Is there anybody to ask, and nothing open that was asked before? */
  mayChoose: boolean;
  isChoosing: boolean;
  refused?: Reason;
  toggle(): void;
  ask(n: number): void;
  /** Does a way back begin at this line? Lines of one decision have one between them. */
  leadsFrom(index: number): boolean;
  isDoubtful(line: LogLine): boolean;
}

/** The set-up is nobody's decision, and what was taken back is not taken back again. */
const isDecision = ({ n, key }: LogLine): boolean => n > 0 && !key.startsWith('undo.');

/** Choosing in the log how far the match is to go back. */
export function useWayBack(log: readonly LogLine[]): WayBack {
  const takeBack = useTakeBack();
  const [wish, setWish] = useState(false);
  const [refused, setRefused] = useState<Reason>();
  const mayChoose = takeBack !== undefined && takeBack.from === undefined && log.some(isDecision);
  const isChoosing = wish && mayChoose;
  const asking = takeBack?.ask;
  const ask = useCallback(
    (n: number) => {
      setRefused(undefined);
      void asking?.(n).then((reason) => {
        setRefused(reason);
        if (!reason) setWish(false);
      });
    },
    [asking],
  );
  return {
    mayChoose,
    isChoosing,
    ...(refused && isChoosing ? { refused } : {}),
    toggle: () => {
      setRefused(undefined);
      setWish(!isChoosing);
    },
    ask,
    leadsFrom(index) {
      const line = log[index];
      return isChoosing && line !== undefined && isDecision(line) && log[index - 1]?.n !== line.n;
    },
    isDoubtful: ({ n }) => takeBack?.from !== undefined && n >= takeBack.from,
  };
}
