import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { NARROW, useMedia } from '../shell/use-media.ts';
import type { Session } from '../table/session/session.ts';
import { useWords } from '../texts/use-words.tsx';
import { PlaceTabs } from './place-tabs.tsx';
import type { Mark } from './talk-line.tsx';
import { TalkRoom } from './talk-room.tsx';
import type { Talk } from './use-talk.ts';
import { Voices } from './voices.tsx';
import '../styles/table/talk.css';

interface TalkPanelProps {
  session: Session;
  talk: Talk;
  onClose: () => void;
  Mark?: Mark;
}

/** The talk beside the board: a drawer next to what is played, or a sheet over it where there is no room. */
export function TalkPanel({ session, talk, onClose, Mark }: TalkPanelProps) {
  const { say } = useWords();
  const [title, panel] = [useId(), useId()];
  const dialog = useDialog();
  const [isVoices, setVoices] = useState(false);
  const [key, setKey] = useState(() => talk.places.find((place) => talk.unread.has(place.key))?.key);
  const open = talk.places.find(({ isClosed }) => !isClosed) ?? talk.places[0];
  const place = talk.places.find((one) => one.key === key) ?? open;
  if (!place) return null;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // The board behind it keeps what was picked.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      className="m-lifted m-column m-talk-panel"
      aria-labelledby={title}
      onKeyDown={onKeyDown}
      onCancel={onClose}
    >
      <header className="m-row m-talk-head">
        <h2 id={title}>{say('talk.title')}</h2>
        <button
          type="button"
          className="m-icon-button"
          aria-pressed={isVoices}
          aria-label={say('talk.voices')}
          onClick={() => setVoices(!isVoices)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="9" cy="8" r="3.5" />
            <path d="M3 19c.6-3.4 3-5 6-5s5.400 1.600 6 5M17 8.500l4 4M21 8.500l-4 4" />
          </svg>
        </button>
        <button type="button" className="m-icon-button" aria-label={say('talk.close')} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </header>
      {isVoices ? (
        <Voices session={session} talk={talk} Mark={Mark} />
      ) : (
        <>
          {talk.places.length > 1 && (
            <PlaceTabs
              id={panel}
              places={talk.places}
              chosen={place}
              unread={talk.unread}
              onChoose={setKey}
              Mark={Mark}
            />
          )}
          <div id={panel} className="m-talk-place" role={talk.places.length > 1 ? 'tabpanel' : undefined}>
            <TalkRoom session={session} talk={talk} place={place} Mark={Mark} />
          </div>
        </>
      )}
    </dialog>
  );
}

/** A sheet has the whole page to itself; beside a drawer the board can still be used. */
function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const isSheet = useMedia(NARROW);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isSheet) element.showModal();
    else element.show();
    // On a phone the keyboard would come up and cover what there is to read.
    element.querySelector<HTMLElement>(isSheet ? '[aria-selected="true"]' : 'textarea')?.focus();
    return () => element.close();
  }, [isSheet]);
  return dialog;
}
