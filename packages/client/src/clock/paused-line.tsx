import type { StripLineProps } from '../table/table-strip.tsx';
import { useWords } from '../texts/use-words.tsx';
import { PauseButton } from './pause-button.tsx';

/** Everybody sees that nothing goes on, and why. */
export function PausedLine({ session, table }: StripLineProps) {
  const { say } = useWords();
  const { paused, clock, status } = table.info;
  const isPaused = paused === true && status === 'playing';
  const text = say(clock ? 'pause.line.clocks' : 'pause.line');
  return (
    <>
      <p className="m-unseen" role="status">
        {isPaused && text}
      </p>
      {isPaused && (
        <div className="m-strip-line" data-kind="paused">
          <svg className="m-strip-mark" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" />
            <path d="M10 9v6M14 9v6" />
          </svg>
          <p className="m-strip-text">{text}</p>
          <div className="m-strip-ways">
            <PauseButton session={session} table={table} className="m-button m-small" />
          </div>
        </div>
      )}
    </>
  );
}
