import type { TalkLine } from '@morgenrot/protocol';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../texts/use-words.tsx';
import { type Mark, TalkLineItem } from './talk-line.tsx';

const NEAR_THE_END = 40;
/** After this long somebody who goes on is named again. */
const PAUSE_MS = 5 * 60_000;

interface TalkLinesProps {
  label: string;
  lines: readonly TalkLine[];
  /** What I am called in lines of my own. */
  voice?: string;
  /** Are there earlier ones? */
  more: boolean;
  onEarlier: () => Promise<void>;
  Mark?: Mark;
}

/** What was said in one place, the newest at the end and in sight. */
export function TalkLines({ label, lines, voice, more, onEarlier, Mark }: TalkLinesProps) {
  const { say } = useWords();
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const [fetching, setFetching] = useState(false);
  const first = lines[0]?.id;
  const height = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves the list
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // What was in sight stays there when earlier lines come in above it.
    if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    else element.scrollTop += element.scrollHeight - height.current;
    height.current = element.scrollHeight;
  }, [first]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves the list
  useLayoutEffect(() => {
    const element = list.current;
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
    height.current = element?.scrollHeight ?? 0;
  }, [lines.at(-1)?.id]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  async function earlier(): Promise<void> {
    if (fetching) return;
    setFetching(true);
    isAtEnd.current = false;
    await onEarlier();
    setFetching(false);
  }

  return (
    <ol
      ref={list}
      className="m-scroll m-talk-lines"
      // A list that scrolls has to be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      aria-label={label}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        if (clientHeight > 0) isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_THE_END;
      }}
    >
      {more && (
        <li>
          <button type="button" className="m-bare m-log-more" aria-disabled={fetching} onClick={() => void earlier()}>
            {say('talk.earlier')}
          </button>
        </li>
      )}
      {lines.length === 0 && <li className="m-quiet m-talk-empty">{say('talk.nothing')}</li>}
      {lines.map((line, index) => {
        const before = lines[index - 1];
        return (
          <TalkLineItem
            key={line.id}
            line={line}
            isNewDay={isNewDay(before, line)}
            isNewVoice={isNewVoice(before, line)}
            isMine={line.from === voice}
            Mark={Mark}
          />
        );
      })}
    </ol>
  );
}

const isNewDay = (before: TalkLine | undefined, { at }: TalkLine): boolean => {
  const day = new Date(at).toDateString();
  return before ? new Date(before.at).toDateString() !== day : new Date().toDateString() !== day;
};

const isNewVoice = (before: TalkLine | undefined, line: TalkLine): boolean =>
  before === undefined ||
  before.event !== undefined ||
  before.from !== line.from ||
  before.name !== line.name ||
  line.at - before.at > PAUSE_MS ||
  isNewDay(before, line);
