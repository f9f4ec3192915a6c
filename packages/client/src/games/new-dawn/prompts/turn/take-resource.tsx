import { isLeaving } from '../../../../board/prompt/options.ts';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { useBoard, useBoardActions } from '../../../../board/use-board.ts';
import { Sprite } from '../../icons/sprite.tsx';

/** The four resources; those that cannot be taken say why when asked. */
export function TakeResource({ optionWord }: BodyProps) {
  const { pick } = useBoardActions();
  const chosen = useBoard((board) => board.chosen[0]);
  const from = useBoard(({ asked }) => (asked?.ask.shape === 'one' ? asked.ask.from : []));
  const refused = useBoard(({ asked }) => (asked?.ask.shape === 'one' ? Object.keys(asked.ask.refused ?? {}) : []));
  return (
    <ul className="m-options">
      {[...from.filter((option) => !isLeaving(option)), ...refused].map((option) => (
        <li key={option}>
          <button
            type="button"
            className="m-option"
            aria-pressed={chosen === option}
            aria-disabled={refused.includes(option)}
            onClick={() => pick(option)}
          >
            <Sprite name={`resource-${option}`} />
            {optionWord(option)}
          </button>
        </li>
      ))}
    </ul>
  );
}
