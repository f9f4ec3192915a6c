import { useWords } from '../texts/use-words.tsx';
import { sayLine } from './log-line.tsx';
import { newestLines } from './log-parts.ts';
import { useTranslate } from './prompt/use-question.ts';
import { useBoard } from './use-board.ts';

/** The newest lines of the log, spoken as they come, whatever part of the board is shown. */
export function News() {
  const words = useWords();
  const translate = useTranslate();
  const log = useBoard((board) => board.log);
  return (
    <p className="unseen" aria-live="polite">
      {newestLines(log)
        .map((line) => sayLine(words, line, translate))
        .join(' ')}
    </p>
  );
}
