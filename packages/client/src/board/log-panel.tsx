import type { LogLine } from '@morgenrot/protocol';
import { memo, type ReactNode, type UIEvent, useId, useState } from 'react';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import { EVERYTHING, LogFilter, type LogKinds, type LogWish } from './log-filter.tsx';
import { LogLineItem } from './log-line.tsx';
import { useTranslate } from './prompt/use-question.ts';
import { useBoard, useBoardActions } from './use-board.ts';
import { useWayBack } from './use-way-back.ts';
import '../styles/board/take-back.css';

/** More than can be seen without scrolling. Every line that is drawn costs every picture of the page. */
const AT_REST = 30;

interface LogPanelProps {
  /** Lines that begin something: the game says which. */
  rankOf: (key: string) => 'chapter' | 'turn' | undefined;
  mark: (player: string) => ReactNode;
  sorts: LogKinds;
}

/** The log in words, the newest line at the bottom, where it stays in sight. */
export const LogPanel = memo(function LogPanel({ rankOf, mark, sorts }: LogPanelProps) {
  const words = useWords();
  const translate = useTranslate();
  const log = useBoard((board) => board.log);
  const moreLog = useBoard((board) => board.moreLog);
  const { light, places, showEarlierLog } = useBoardActions();
  const title = useId();
  const wayBack = useWayBack(log);
  const [wish, setWish] = useState<LogWish>(EVERYTHING);
  const [isSifting, setSifting] = useState(false);
  const sifted = isSifting ? wish : EVERYTHING;
  const [isLookedBack, setLookedBack] = useState(false);
  const isWhole = isLookedBack || isSifting || wayBack.isChoosing;
  // Counted from the end; parts of a pixel are no way back.
  const onScroll = ({ currentTarget }: UIEvent): void => setLookedBack(currentTarget.scrollTop < -1);
  const first = isWhole ? 0 : Math.max(0, log.length - AT_REST);
  const isWanted = ({ key, by }: LogLine): boolean =>
    rankOf(key) === 'chapter' ||
    ((sifted.player === '' || by === sifted.player) && (sifted.kind === '' || sorts.kindOf(key) === sifted.kind));

  return (
    <section className="m-panel m-log" aria-labelledby={title}>
      <div>
        <div className="m-log-head">
          <h2 id={title}>{words.say('log.title')}</h2>
          <button
            type="button"
            className="m-log-choose m-log-sift"
            aria-pressed={isSifting}
            onClick={() => setSifting(!isSifting)}
          >
            {words.say('log.filter')}
          </button>
          {wayBack.mayChoose && (
            <button
              type="button"
              className="m-log-choose"
              aria-pressed={wayBack.isChoosing}
              title={words.say('agree.log.choose.label')}
              onClick={wayBack.toggle}
            >
              {words.say(wayBack.isChoosing ? 'agree.log.stop' : 'agree.log.choose')}
            </button>
          )}
        </div>
        {isSifting && <LogFilter kinds={sorts.kinds} wish={wish} onWish={setWish} />}
        <div role="status" className="m-log-hint">
          {wayBack.isChoosing && words.say('agree.log.choose.hint')}
          {wayBack.refused && <p className="m-refused">{sayReason(words, wayBack.refused)}</p>}
        </div>
      </div>
      {/* A list that scrolls has to be reachable by keyboard. Its end is its beginning to the browser, so it stays there. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <div className="m-scroll m-log-scroll" tabIndex={0} onScroll={onScroll}>
        <ol className="m-log-lines" aria-labelledby={title}>
          {(moreLog || first > 0) && log.length > 0 && (
            <li>
              <button
                type="button"
                className="m-bare m-log-more"
                onClick={() => (first > 0 ? setLookedBack(true) : showEarlierLog())}
              >
                {words.say('log.earlier')}
              </button>
            </li>
          )}
          {log.length === 0 && <li className="m-quiet">{words.say('log.empty')}</li>}
          {log.slice(first).map((line, place) => {
            const i = first + place;
            return (
              isWanted(line) && (
                <LogLineItem
                  // Lines have no name of their own; within a state number their order never changes.
                  key={`${line.n}-${i}`}
                  {...{ line, words, translate, light, mark }}
                  isPlace={places.isPlace}
                  rank={rankOf(line.key)}
                  isDoubtful={wayBack.isDoubtful(line)}
                  onBack={wayBack.leadsFrom(i) ? wayBack.ask : undefined}
                />
              )
            );
          })}
        </ol>
      </div>
    </section>
  );
});
