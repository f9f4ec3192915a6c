import type { ReactNode } from 'react';
import { useWords } from '../texts/use-words.tsx';
import { sayLine } from './log-line.tsx';
import { useTranslate } from './prompt/use-question.ts';
import { useBoard } from './use-board.ts';

const LINES = 4;

/** The last few lines of the log, the newest first: on a screen that is seen from afar. */
export function LogTicker({ mark }: { mark: (player: string) => ReactNode }) {
  const words = useWords();
  const translate = useTranslate();
  const log = useBoard((board) => board.log);
  const first = Math.max(0, log.length - LINES);
  const last = log.slice(first).map((line, place) => ({ line, name: `${line.n}-${first + place}` }));
  return (
    <ol className="m-log-ticker" aria-label={words.say('screen.news')} aria-live="polite">
      {last.reverse().map(({ line, name }) => (
        <li key={name}>
          {line.by !== undefined && mark(line.by)}
          <span>{sayLine(words, line, translate)}</span>
        </li>
      ))}
    </ol>
  );
}
