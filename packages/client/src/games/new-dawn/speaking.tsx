import type { ReactNode } from 'react';
import { type BoardSpeaker, Speaking } from '../../kits/board/speaking.tsx';
import { stateOf } from './match.ts';
import { translatorFor } from './translate.ts';
import { boardWords } from './words/use-board-words.ts';

const translator = ({ view, words, nameOf }: BoardSpeaker) =>
  translatorFor({ s: () => stateOf(view()), words: boardWords(words), nameOf });

/** Gives questions, reasons and log lines the names of this match. */
export const NewDawnSpeaking = ({ children }: { children: ReactNode }) => (
  <Speaking translatorFor={translator}>{children}</Speaking>
);
