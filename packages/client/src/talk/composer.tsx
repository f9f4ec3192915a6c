import type { Reason } from '@morgenrot/engine';
import { LIMITS } from '@morgenrot/protocol';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { newId } from '../net/new-id.ts';
import type { Session } from '../table/session/session.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import { useDraft } from './drafts.ts';
import type { TalkPlace } from './places.ts';

/** From here on it is said how many characters are left. */
const NEARLY_FULL = 0.8 * LIMITS.talkText;

interface ComposerProps {
  session: Session;
  table: string;
  place: TalkPlace;
  label: string;
}

/** Where I write: Enter sends, Shift and Enter begin a new line. */
export function Composer({ session, table, place, label }: ComposerProps) {
  const words = useWords();
  const { say } = words;
  const [text, setText] = useDraft(table, place.key);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<Reason>();
  // The same words sent again after a broken connection are the same message.
  const sent = useRef({ text: '', action: '' });
  const field = useRef<HTMLTextAreaElement>(null);
  const left = LIMITS.talkText - [...text.trim()].length;
  const note = useId();

  async function send(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (text.trim() === '' || sending) return;
    if (left < 0) {
      setRefused({ key: 'talk.tooLong', params: { most: LIMITS.talkText } });
      return;
    }
    if (sent.current.text !== text) sent.current = { text, action: newId() };
    setSending(true);
    setRefused(undefined);
    const { channel, to } = place;
    const reply = await session.say({ channel, ...(to === undefined ? {} : { to }), ...sent.current });
    setSending(false);
    if (reply.ok) {
      sent.current = { text: '', action: '' };
      setText('');
    } else setRefused(reply.reason);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter within a word that is being composed belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  return (
    <form className="m-talk-composer" onSubmit={(event) => void send(event)}>
      {refused && (
        <p role="alert" className="m-refused">
          {sayReason(words, refused)}
        </p>
      )}
      <div className="m-talk-write">
        <textarea
          ref={field}
          rows={1}
          value={text}
          placeholder={label}
          aria-label={label}
          aria-describedby={note}
          enterKeyHint="send"
          readOnly={sending}
          onChange={(event) => {
            setText(event.target.value);
            setRefused(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          className="m-talk-send"
          aria-disabled={sending || text.trim() === ''}
          aria-label={say('talk.send')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 12h15M13 6l6 6-6 6" />
          </svg>
        </button>
      </div>
      <p id={note} className="m-talk-left m-quiet" data-over={left < 0 || undefined}>
        {LIMITS.talkText - left > NEARLY_FULL && say(left < 0 ? 'talk.over' : 'talk.left', { count: Math.abs(left) })}
      </p>
    </form>
  );
}
