import { Suspense, useRef, useState } from 'react';
import { lazily } from '../shell/lazily.tsx';
import type { Session } from '../table/session/session.ts';
import { useWords } from '../texts/use-words.tsx';
import type { Mark } from './talk-line.tsx';
import { TalkNews } from './talk-news.tsx';
import { useTalk } from './use-talk.ts';
import '../styles/table/talk-button.css';

const TalkPanel = lazily(async () => (await import('./talk-panel.tsx')).TalkPanel);

/** The button in the board's header: how much has been said that I have not read, and the talk itself. */
export function TalkButton({ session, Mark }: { session: Session; Mark?: Mark }) {
  const { say } = useWords();
  const talk = useTalk(session);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!talk) return null;
  const { count } = talk;
  // The drawer is gone before the browser could give the focus back.
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="m-button m-small m-tool m-talk-button"
        aria-expanded={isOpen}
        aria-label={count > 0 ? say('talk.open.unread', { count }) : say('talk.open')}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11H11l-5 4v-4H4z" />
        </svg>
        <span className="m-unseen-small">{say('talk.open')}</span>
        {count > 0 && (
          <span key={count} className="m-talk-count" aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      <TalkNews talk={talk} />
      {isOpen && (
        <Suspense fallback={null}>
          <TalkPanel session={session} talk={talk} onClose={close} Mark={Mark} />
        </Suspense>
      )}
    </>
  );
}
