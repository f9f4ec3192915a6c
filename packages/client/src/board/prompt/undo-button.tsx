import type { Reason } from '@morgenrot/engine';
import { useState } from 'react';
import { sayReason } from '../../texts/say-reason.ts';
import { useWords } from '../../texts/use-words.tsx';
import { type TakeBack, useTakeBack } from '../take-back.ts';
import { useBoard, useBoardActions } from '../use-board.ts';
import { useTranslate } from './use-question.ts';

/** Takes back my last answer; when that is not possible, the button stays and says why. */
export function UndoButton() {
  const words = useWords();
  const translate = useTranslate();
  const { undo } = useBoardActions();
  const allowed = useBoard((board) => board.undo);
  const [asksWhy, setAsksWhy] = useState(false);
  if (!allowed) return null;
  const why = allowed.ok ? undefined : sayReason(words, allowed.reason, translate);
  return (
    <>
      <button
        type="button"
        className="m-button m-undo"
        aria-disabled={!allowed.ok}
        title={why ?? words.say('prompt.undo.label')}
        onClick={() => (allowed.ok ? undo() : setAsksWhy(!asksWhy))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 7L4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2" />
        </svg>
        <span className="m-undo-word">{words.say('prompt.undo')}</span>
      </button>
      <div role="status" className="m-note m-undo-why">
        {asksWhy && why}
      </div>
      {asksWhy && !allowed.ok && OTHERS_MAY.includes(allowed.reason.key) && (
        <AskTheOthers onAsked={() => setAsksWhy(false)} />
      )}
    </>
  );
}

/** What the others may agree to all the same. */
const OTHERS_MAY = ['undo.notYours', 'undo.revealed'];

/** Going back further than I may on my own takes the others' consent. */
function AskTheOthers({ onAsked }: { onAsked: () => void }) {
  const words = useWords();
  const takeBack = useTakeBack();
  const [refused, setRefused] = useState<Reason>();
  if (!takeBack || takeBack.from !== undefined) return null;
  async function ask(others: TakeBack): Promise<void> {
    const reason = await others.ask();
    setRefused(reason);
    if (!reason) onAsked();
  }
  return (
    <div className="m-undo-ask">
      <button type="button" className="m-button m-small" onClick={() => void ask(takeBack)}>
        {words.say('agree.undo.ask')}
      </button>
      <p className="m-note m-undo-why">{words.say('agree.undo.ask.hint')}</p>
      {refused && (
        <p role="alert" className="m-refused">
          {sayReason(words, refused)}
        </p>
      )}
    </div>
  );
}
