import type { PlayerId } from '@morgenrot/engine';
import { FOCUS_CARDS, type FocusCardId, type State } from '@morgenrot/new-dawn';
import { isLeaving } from '../../../../board/prompt/options.ts';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { useBoard, useBoardActions } from '../../../../board/use-board.ts';
import { tip } from '../../../../reference/tip.ts';
import { useMatchAlike } from '../../match.ts';
import { CardFace } from '../../row/focus-card-view.tsx';
import { whatNow } from '../../row/what-now.ts';
import { type BoardWords, useBoardWords } from '../../words/use-board-words.ts';

export const isCard = (option: string): option is FocusCardId => Object.hasOwn(FOCUS_CARDS, option);

/** What a card would do where it would lie: in the place of the own card of its kind. */
export function whatThen(s: State, player: PlayerId, card: FocusCardId, words: BoardWords): readonly string[] {
  const seat = s.seats[player];
  const old = seat?.row.find((focus) => FOCUS_CARDS[focus.card].type === FOCUS_CARDS[card].type);
  if (!seat || !old) return [];
  const row = seat.row.map((focus) => (focus === old ? { ...old, card } : focus));
  return whatNow({ ...s, seats: { ...s.seats, [player]: { ...seat, row } } }, player, old.id, words);
}

/** The cards that may be taken, a line for each so that all are seen at once; what is written on it says the chosen one. */
export function TakeCard({ step }: BodyProps) {
  const from = useBoard(({ asked }) => (asked?.ask.shape === 'one' ? asked.ask.from : []));
  return (
    <ul className="m-large m-compared nd-card-options">
      {from
        .filter((option) => !isLeaving(option))
        .filter(isCard)
        .map((card) => (
          <li key={card}>
            <CardOption card={card} player={step.player ?? ''} />
          </li>
        ))}
    </ul>
  );
}

function CardOption({ card, player }: { card: FocusCardId; player: PlayerId }) {
  const words = useBoardWords();
  const { pick } = useBoardActions();
  const isChosen = useBoard(({ chosen }) => chosen[0] === card);
  const then = useMatchAlike((s) => whatThen(s, player, card, words));
  return (
    <button
      type="button"
      className={`nd-focus-card nd-option-card nd-type-${FOCUS_CARDS[card].type}`}
      data-option={card}
      data-offered
      aria-pressed={isChosen}
      {...tip(`focus:${card}`)}
      onClick={() => pick(card)}
    >
      <CardFace card={card} now={then} />
    </button>
  );
}
