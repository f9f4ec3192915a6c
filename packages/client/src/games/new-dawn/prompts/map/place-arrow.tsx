import { arrowOption } from '@morgenrot/new-dawn';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { useBoard, useBoardActions } from '../../../../board/use-board.ts';
import { DirectionFace, waysWith } from '../../dials/direction-token.tsx';
import { useMatch } from '../../match.ts';

/** The token in its six positions. */
export function PlaceArrow({ optionWord }: BodyProps) {
  const { pick } = useBoardActions();
  const chosen = useBoard((board) => board.chosen[0]);
  const from = useBoard(({ asked }) => (asked?.ask.shape === 'one' ? asked.ask.from : []));
  const s = useMatch((state) => state);
  return (
    <ul className="nd-arrows">
      {from.map((option) => (
        <li key={option}>
          <button
            type="button"
            className="m-option nd-arrow"
            data-option={option}
            aria-pressed={chosen === option}
            title={optionWord(option)}
            onClick={() => pick(option)}
          >
            <DirectionFace ways={waysWith(s, arrowOption.read(option)?.arrow ?? 0)} />
            <span className="m-unseen">{optionWord(option)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
