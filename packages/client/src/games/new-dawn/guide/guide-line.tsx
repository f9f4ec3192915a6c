import { useRef } from 'react';
import { Link } from 'wouter';
import { useTranslate } from '../../../board/prompt/use-question.ts';
import { openReference } from '../../../reference/store.ts';
import { CHAPTERS, type ChapterId } from './chapters.ts';
import { hasFallenBehind } from './memory.ts';
import { useGuide, useSaid } from './use-guide.ts';
import { isGuideKey, useGuideWords } from './words/use-guide-words.ts';

/** What the guide says now, between header and board, where it covers nothing. */
export function GuideLine() {
  const { tell } = useGuideWords();
  const line = useRef<HTMLElement>(null);
  const lesson = useSaid((said) => said.lesson);
  if (!lesson) return null;
  return (
    <section
      ref={line}
      tabIndex={-1}
      className="m-row nd-guide-line"
      data-kind={lesson.kind}
      aria-label={tell('guide.line')}
    >
      <svg className="nd-guide-sign" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 18h18M6.500 18a5.500 5.500 0 0 1 11 0M12 5v4M4.500 9.500l2.500 2M19.500 9.500l-2.500 2" />
      </svg>
      <div className="nd-guide-words">
        <Progress />
        <Sentence />
      </div>
      {lesson.kind === 'read' && <Ways isEnd={lesson.id === 'end'} onRead={() => line.current?.focus()} />}
    </section>
  );
}

function useChapter(): ChapterId {
  const lesson = useSaid((said) => said.lesson);
  const left = useSaid(({ moment }) => moment.left);
  return lesson?.chapter ?? left[0] ?? 'agendas';
}

function Progress() {
  const { tell } = useGuideWords();
  const chapter = useChapter();
  const memory = useSaid(({ moment }) => moment.memory);
  const at = CHAPTERS.indexOf(chapter) + 1;
  return (
    <div className="m-row m-fine nd-guide-progress">
      <span className="m-unseen">
        {tell('guide.progress', { at, count: CHAPTERS.length, chapter: tell(`chapter.${chapter}`) })}
      </span>
      <ol className="nd-guide-dots" aria-hidden="true">
        {CHAPTERS.map((each) => (
          <li
            key={each}
            data-behind={hasFallenBehind(memory, each) || undefined}
            data-now={each === chapter || undefined}
          />
        ))}
      </ol>
      <span aria-hidden="true">{tell(`chapter.${chapter}`)}</span>
    </div>
  );
}

/** Said to screen readers as soon as it changes; the focus stays where it is. */
function Sentence() {
  const words = useGuideWords();
  const translate = useTranslate();
  const lesson = useSaid((said) => said.lesson);
  const moment = useSaid((said) => said.moment);
  const { aside } = moment.memory;
  const kind = `${aside}.otherwise`;
  return (
    <div className="nd-guide-said" role="status">
      {aside !== undefined && isGuideKey(kind) && (
        <p className="nd-guide-aside">{words.tell(kind, translate(moment.memory.asideValues ?? {}))}</p>
      )}
      {lesson && isGuideKey(lesson.id) && (
        <p data-lesson={lesson.id}>{words.tell(lesson.id, translate(lesson.values?.(moment) ?? {}))}</p>
      )}
    </div>
  );
}

function Ways({ isEnd, onRead }: { isEnd: boolean; onRead: () => void }) {
  const { tell } = useGuideWords();
  const { read, said } = useGuide();
  const next = (): void => {
    read();
    // The button goes with the sentence: whoever pressed it keeps the place on the page.
    if (said.getState().lesson?.kind !== 'read') onRead();
  };
  return (
    <div className="m-wrap nd-guide-ways">
      {isEnd && (
        <>
          <button type="button" className="m-button nd-guide-way m-small" onClick={() => openReference()}>
            {tell('guide.book')}
          </button>
          <Link href="/" className="m-button nd-guide-way m-small">
            {tell('guide.home')}
          </Link>
        </>
      )}
      <button type="button" className="m-button nd-guide-way m-small m-primary" onClick={next}>
        {tell(isEnd ? 'guide.playOn' : 'guide.next')}
      </button>
    </div>
  );
}
