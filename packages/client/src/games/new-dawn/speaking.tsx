import { type ReactNode, useMemo } from 'react';
import { TranslateContext } from '../../board/prompt/use-question.ts';
import { useBoardActions } from '../../board/use-board.ts';
import { stateOf } from './match.ts';
import { usePeople } from './names.ts';
import { translatorFor } from './translate.ts';
import { useBoardWords } from './words/use-board-words.ts';

/** Gives questions, reasons and log lines the names of this match. */
export function Speaking({ children }: { children: ReactNode }) {
  const words = useBoardWords();
  const people = usePeople();
  const { store } = useBoardActions();
  // Reads the state when it is asked, so that lines that have been written stay as they are.
  const translate = useMemo(
    () => translatorFor({ s: () => stateOf(store.getState().view), words, nameOf: people.nameOf }),
    [store, words, people],
  );
  return <TranslateContext value={translate}>{children}</TranslateContext>;
}
