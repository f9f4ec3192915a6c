import { useRef } from 'react';
import { Link } from 'wouter';
import { useTranslate } from '../../board/prompt/use-question.ts';
import { openReference } from '../../reference/store.ts';
import { hasFallenBehindIn } from './course.ts';
import { useCourse, useGuide, useGuideWords, useSaid } from './use-guide.ts';

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
      className="m-row m-guide-line"
      data-kind={lesson.kind}
      aria-label={tell('guide.line')}
    >
      <svg className="m-guide-sign" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 18h18M6.500 18a5.500 5.500 0 0 1 11 0M12 5v4M4.500 9.500l2.500 2M19.500 9.500l-2.500 2" />
      </svg>
      <div className="m-guide-words">
        <Progress />
        <Sentence />
      </div>
      {lesson.kind === 'read' && <Ways isEnd={lesson.id === 'end'} onRead={() => line.current?.focus()} />}
    </section>
  );
}

function useChapter(): string {
  const { chapterOf } = useCourse();
  return useSaid(({ lesson, moment }) => lesson?.chapter ?? chapterOf(moment));
}

function Progress() {
  const { tell } = useGuideWords();
  const course = useCourse();
  const { chapters } = course;
  const chapter = useChapter();
  const memory = useSaid(({ moment }) => moment.memory);
  const at = chapters.indexOf(chapter) + 1;
  return (
    <div className="m-row m-fine m-guide-progress">
      <span className="m-unseen">
        {tell('guide.progress', { at, count: chapters.length, chapter: tell(`chapter.${chapter}`) })}
      </span>
      <ol className="m-guide-dots" aria-hidden="true">
        {chapters.map((each) => (
          <li
            key={each}
            data-behind={hasFallenBehindIn(course, memory, each) || undefined}
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
    <div className="m-guide-said" role="status">
      {aside !== undefined && words.has(kind) && (
        <p className="m-guide-aside">{words.tell(kind, translate(moment.memory.asideValues ?? {}))}</p>
      )}
      {lesson && words.has(lesson.id) && (
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
    <div className="m-wrap m-guide-ways">
      {isEnd && (
        <>
          <button type="button" className="m-button m-guide-way m-small" onClick={() => openReference()}>
            {tell('guide.book')}
          </button>
          <Link href="/" className="m-button m-guide-way m-small">
            {tell('guide.home')}
          </Link>
        </>
      )}
      <button type="button" className="m-button m-guide-way m-small m-primary" onClick={next}>
        {tell(isEnd ? 'guide.playOn' : 'guide.next')}
      </button>
    </div>
  );
}
