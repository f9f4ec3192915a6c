import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../../texts/use-words.tsx';
import { sayLine } from '../log-line.tsx';
import { useTranslate } from '../prompt/use-question.ts';
import type { Happening } from './happenings.ts';
import type { Replayer } from './replayer.ts';
import '../../styles/board/replay.css';

interface ReplayBarProps {
  replayer: Replayer;
  /** Who has done it, as a mark. */
  mark: (player: string) => ReactNode;
  /** More than words of some things. */
  picture?: (happening: Happening) => ReactNode;
  /** Lines that the map shows better than words do: only heard, where there are others to read. */
  isSeen?: (key: string) => boolean;
}

/** "5 things happened": all of them after each other, one by one, or enough of it. */
export function ReplayBar(props: ReplayBarProps) {
  const isOffered = useStore(props.replayer.store, ({ items }) => items.length > 0);
  return isOffered ? <Bar {...props} /> : null;
}

function Bar({ replayer, mark, picture, isSeen }: ReplayBarProps) {
  const { items, at, isPlaying } = useStore(replayer.store);
  const { say } = useWords();
  const title = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') replayer.step(1);
    else if (event.key === 'ArrowLeft') replayer.step(-1);
    else if (event.key === 'Escape') replayer.dismiss();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shown = at === undefined ? undefined : items[at];
  return (
    <section className="m-replay" aria-labelledby={title} data-open={shown ? true : undefined} onKeyDown={onKeyDown}>
      <div className="m-row m-replay-line">
        <p id={title} className="m-replay-title">
          {shown
            ? say('replay.at', { at: (at ?? 0) + 1, count: items.length })
            : say('replay.offer', { count: items.length })}
        </p>
        <Way
          name={say(isPlaying ? 'replay.pause' : 'replay.play')}
          path={isPlaying ? PAUSE : PLAY}
          onClick={replayer.play}
        />
        {shown && <Way name={say('replay.back')} path={BACK} onClick={() => replayer.step(-1)} isOff={at === 0} />}
        <Way
          name={say('replay.step')}
          path={STEP}
          onClick={() => replayer.step(1)}
          isOff={at !== undefined && at + 1 >= items.length}
        />
        <Way name={say('replay.skip')} path={CLOSE} onClick={replayer.dismiss} />
      </div>
      {shown && <div key={at}>{picture?.(shown)}</div>}
      <div role="status" className="m-replay-told">
        {shown && <Told happening={shown} mark={mark} isSeen={isSeen} />}
      </div>
    </section>
  );
}

/** What is shown, in words: the screen reader's way to the same. */
function Told({ happening, mark, isSeen }: { happening: Happening } & Pick<ReplayBarProps, 'mark' | 'isSeen'>) {
  const words = useWords();
  const translate = useTranslate();
  const by = happening.lines.find((line) => line.by !== undefined)?.by;
  return (
    <p>
      {by !== undefined && mark(by)}
      <span>
        {happening.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened never changes places
          <span key={i} className={i > 0 && isSeen?.(line.key) ? 'm-unseen' : undefined}>
            {sayLine(words, line, translate)}{' '}
          </span>
        ))}
      </span>
    </p>
  );
}

const PLAY = 'M8 5v14l11-7z';
const PAUSE = 'M7 5h4v14H7zM13 5h4v14h-4z';
const BACK = 'M6 5h3v14H6zM19 5v14l-9-7z';
const STEP = 'M15 5h3v14h-3zM5 5l9 7-9 7z';
const CLOSE = 'M6.5 5 12 10.5 17.5 5 19 6.5 13.5 12 19 17.5 17.5 19 12 13.5 6.5 19 5 17.5 10.5 12 5 6.5z';

interface WayProps {
  name: string;
  path: string;
  isOff?: boolean;
  onClick: () => void;
}

function Way({ name, path, isOff = false, onClick }: WayProps) {
  return (
    <button
      type="button"
      className="m-bare m-replay-way"
      title={name}
      aria-label={name}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
