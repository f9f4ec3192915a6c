import type { LogLine } from '@morgenrot/protocol';
import { useState } from 'react';
import { useWords } from '../texts/use-words.tsx';
import { sayLine } from './log-line.tsx';
import { linesAfter, newestLines } from './log-parts.ts';
import { useTranslate } from './prompt/use-question.ts';
import { useBoard } from './use-board.ts';

/** The newest lines of the log, spoken as they come, whatever part of the board is shown. */
export function News() {
  const words = useWords();
  const translate = useTranslate();
  return (
    <p className="m-unseen" aria-live="polite">
      {useNews()
        .map((line) => sayLine(words, line, translate))
        .join(' ')}
    </p>
  );
}

/** All that has come since the last picture: several answers may share one. */
function useNews(): readonly LogLine[] {
  const log = useBoard((board) => board.log);
  const [news, setNews] = useState(() => ({ log, lines: newestLines(log) }));
  if (news.log === log) return news.lines;
  // Earlier lines that were fetched by hand are no news.
  const lines = news.log.at(-1) === log.at(-1) ? news.lines : linesAfter(news.log, log);
  setNews({ log, lines });
  return lines;
}
