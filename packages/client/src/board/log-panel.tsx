import type { LogLine } from '@morgenrot/protocol';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { sayReason, type Translate } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import type { Words } from '../texts/words.ts';
import { Line, sayLine } from './log-line.tsx';
import { useTranslate } from './prompt/use-question.ts';
import { useBoard, useBoardActions } from './use-board.ts';
import { useWayBack } from './use-way-back.ts';
import '../styles/take-back.css';

interface LogPanelProps {
  /** Lines that begin something: the game says which. */
  rankOf: (key: string) => 'chapter' | 'turn' | undefined;
  mark: (player: string) => ReactNode;
}

const NEAR_THE_END = 60;

function toTheEnd(list: HTMLElement | null, wanted: boolean): void {
  if (list && wanted) list.scrollTop = list.scrollHeight;
}

/** The log in words, the newest line at the bottom, where it stays in sight. */
export function LogPanel({ rankOf, mark }: LogPanelProps) {
  const words = useWords();
  const translate = useTranslate();
  const log = useBoard((board) => board.log);
  const moreLog = useBoard((board) => board.moreLog);
  const { light, showEarlierLog } = useBoardActions();
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const title = useId();
  const wayBack = useWayBack(log);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines, and lines that become higher, are what moves the list
  useEffect(() => toTheEnd(list.current, isAtEnd.current), [log, wayBack.isChoosing]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // A list that was out of sight comes back with its beginning on top.
    const watcher = new ResizeObserver(() => toTheEnd(element, isAtEnd.current));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  return (
    <section className="panel log" aria-labelledby={title}>
      <div>
        <div className="log-head">
          <h2 id={title}>{words.say('log.title')}</h2>
          {wayBack.mayChoose && (
            <button
              type="button"
              className="log-choose"
              aria-pressed={wayBack.isChoosing}
              title={words.say('agree.log.choose.label')}
              onClick={wayBack.toggle}
            >
              {words.say(wayBack.isChoosing ? 'agree.log.stop' : 'agree.log.choose')}
            </button>
          )}
        </div>
        <div role="status" className="log-hint">
          {wayBack.isChoosing && words.say('agree.log.choose.hint')}
          {wayBack.refused && <p className="refused">{sayReason(words, wayBack.refused)}</p>}
        </div>
      </div>
      <ol
        ref={list}
        className="log-lines"
        // A list that scrolls has to be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-labelledby={title}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          if (clientHeight > 0) isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_THE_END;
        }}
      >
        {moreLog && log.length > 0 && (
          <li>
            <button type="button" className="log-more" onClick={showEarlierLog}>
              {words.say('log.earlier')}
            </button>
          </li>
        )}
        {log.length === 0 && <li className="quiet">{words.say('log.empty')}</li>}
        {log.map((line, i) => (
          <Line
            // Lines have no name of their own; within a state number their order never changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={`${line.n}-${i}`}
            {...{ line, words, translate, light, mark }}
            rank={rankOf(line.key)}
            isDoubtful={wayBack.isDoubtful(line)}
            onBack={wayBack.leadsFrom(i) ? wayBack.ask : undefined}
          />
        ))}
      </ol>
      <News log={log} words={words} translate={translate} />
    </section>
  );
}

/** The newest lines, spoken as they come; the list itself would be read out in full. */
function News({ log, words, translate }: { log: readonly LogLine[]; words: Words; translate: Translate }) {
  const last = log.at(-1)?.n;
  const news = log.filter(({ n }) => n === last);
  return (
    <p className="unseen" aria-live="polite">
      {news.map((line) => sayLine(words, line, translate)).join(' ')}
    </p>
  );
}
