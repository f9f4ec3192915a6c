import type { Option } from '@morgenrot/engine';
import type { ReactNode } from 'react';
import { useLookAt } from '../../board/looks.ts';
import { useAsk } from '../../board/prompt/use-ask.ts';
import { useTranslate } from '../../board/prompt/use-question.ts';
import { useBoard, useBoardActions } from '../../board/use-board.ts';
import type { EntryId } from '../../reference/entry.ts';
import { tip } from '../../reference/tip.ts';
import { sayReason } from '../../texts/say-reason.ts';
import { useWords } from '../../texts/use-words.tsx';

interface Choice {
  option: Option;
  icon?: ReactNode;
  title: string;
  /** In few words, beside the title. */
  note?: ReactNode;
  /** What it does. */
  text?: ReactNode;
  /** Where it can be read whole: a list of many shows the beginning. */
  entry?: EntryId;
}

/** Choices that need more than a word: picture, name, what they do, and why they cannot be chosen. */
export function ChoiceList({ choices }: { choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <ul className="m-choices m-large m-compared">
      {choices.map((choice) => (
        <li key={choice.option}>
          <ChoiceButton {...choice} />
        </li>
      ))}
    </ul>
  );
}

function ChoiceButton({ option, icon, title, note, text, entry }: Choice) {
  const words = useWords();
  const translate = useTranslate();
  const { pick } = useBoardActions();
  const { from, refused } = useAsk();
  const looking = useLookAt(option);
  const chosen = useBoard((board) => board.chosen.includes(option));
  const reason = from.includes(option) ? undefined : refused[option];
  return (
    <button
      type="button"
      className="m-option m-card-choice"
      data-option={option}
      aria-pressed={chosen}
      aria-disabled={reason !== undefined}
      onClick={() => pick(option)}
      {...looking}
      {...(entry && tip(entry))}
    >
      {icon && <span className="m-card-choice-icon">{icon}</span>}
      <span className="m-card-choice-head">
        <strong>{title}</strong>
        {note && <span className="m-card-choice-note">{note}</span>}
      </span>
      {/* What cannot be chosen takes no room from what can: it is heard, and shown by whoever points at it. */}
      {text && <span className={reason ? 'm-unseen' : 'm-card-choice-text'}>{text}</span>}
      {reason && <span className="m-card-choice-why">{sayReason(words, reason, translate)}</span>}
    </button>
  );
}
