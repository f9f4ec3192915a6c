import { FOCUS_CARDS, type FocusCardId } from '@morgenrot/new-dawn';
import { isLeaving } from '../../../board/prompt/options.ts';
import type { BodyProps } from '../../../board/prompt/prompt.tsx';
import { useBoard, useBoardActions } from '../../../board/use-board.ts';
import { CardFace } from '../row/focus-card-view.tsx';

export const isCard = (option: string): option is FocusCardId => Object.hasOwn(FOCUS_CARDS, option);

/** The cards that may be taken, with what they say. */
export function TakeCard(_props: BodyProps) {
  const { pick } = useBoardActions();
  const chosen = useBoard((board) => board.chosen[0]);
  const from = useBoard(({ asked }) => (asked?.ask.shape === 'one' ? asked.ask.from : []));
  return (
    <ul className="card-options">
      {from
        .filter((option) => !isLeaving(option))
        .filter(isCard)
        .map((card) => (
          <li key={card}>
            <button
              type="button"
              className="focus-card option-card"
              data-type={FOCUS_CARDS[card].type}
              data-option={card}
              data-offered
              aria-pressed={chosen === card}
              onClick={() => pick(card)}
            >
              <CardFace card={card} />
            </button>
          </li>
        ))}
    </ul>
  );
}
