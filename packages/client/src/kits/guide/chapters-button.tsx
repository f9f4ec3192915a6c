import { useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../../shell/dialog.tsx';
import { useCourse, useGuide, useGuideWords, useSaid } from './use-guide.ts';

/** All chapters: how far one is, to play one again or to leave one out, to begin anew or to go. */
export function ChaptersButton() {
  const { tell } = useGuideWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="m-button m-small m-tool" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 6h2M10 6h9M5 12h2M10 12h9M5 18h2M10 18h9" />
        </svg>
        <span className="m-unseen-small">{tell('chapters.title')}</span>
      </button>
      {isOpen && (
        <Dialog title={tell('chapters.title')} onClose={() => setOpen(false)}>
          <Chapters onChosen={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function Chapters({ onChosen }: { onChosen: () => void }) {
  const { tell } = useGuideWords();
  const { afresh } = useGuide();
  const { chapters } = useCourse();
  return (
    <div className="m-chapters">
      <p className="m-quiet">{tell('chapters.note')}</p>
      <ol>
        {chapters.map((chapter) => (
          <Chapter key={chapter} chapter={chapter} onChosen={onChosen} />
        ))}
      </ol>
      <div className="m-wrap m-chapters-ways">
        <button
          type="button"
          className="m-button"
          onClick={() => {
            afresh();
            onChosen();
          }}
        >
          {tell('chapters.afresh')}
        </button>
        <Link href="/" className="m-button">
          {tell('chapters.later')}
        </Link>
      </div>
      <p className="m-quiet">{tell('chapters.kept')}</p>
    </div>
  );
}

function Chapter({ chapter, onChosen }: { chapter: string; onChosen: () => void }) {
  const { tell } = useGuideWords();
  const { repeat, leaveOut } = useGuide();
  const { isPlayed } = useCourse();
  const memory = useSaid(({ moment }) => moment.memory);
  const now = useSaid(({ lesson }) => lesson?.chapter);
  const hasBegun = useSaid(({ begun }) => begun.includes(chapter));
  const played = isPlayed(memory, chapter);
  const skipped = memory.skipped.includes(chapter);
  const state = played ? 'done' : skipped ? 'skipped' : chapter === now ? 'now' : undefined;
  const name = tell(`chapter.${chapter}`);
  const does = (deed: () => void) => () => {
    deed();
    onChosen();
  };
  return (
    <li data-state={state}>
      <span className="m-chapter-name">{name}</span>
      {state && <span className="m-note m-chapter-state">{tell(`chapters.${state}`)}</span>}
      {hasBegun && (
        <button
          type="button"
          className="m-button m-small"
          aria-label={`${tell('chapters.again')}: ${name}`}
          onClick={does(() => repeat(chapter))}
        >
          {tell('chapters.again')}
        </button>
      )}
      {!played && !skipped && (
        <button
          type="button"
          className="m-button m-small"
          aria-label={`${tell('chapters.leaveOut')}: ${name}`}
          onClick={does(() => leaveOut(chapter))}
        >
          {tell('chapters.leaveOut')}
        </button>
      )}
    </li>
  );
}
