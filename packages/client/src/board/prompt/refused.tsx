import { sayReason } from '../../texts/say-reason.ts';
import { useWords } from '../../texts/use-words.tsx';
import { useBoard } from '../use-board.ts';
import { useTranslate } from './use-question.ts';

/** Why the last choice was not possible: the page's own answer at once, or the server's. */
export function Refused() {
  const words = useWords();
  const translate = useTranslate();
  const reason = useBoard((board) => board.told?.reason ?? board.refused);
  return (
    <div role="alert" className="refusal">
      {reason && <p className="refused">{sayReason(words, reason, translate)}</p>}
    </div>
  );
}
