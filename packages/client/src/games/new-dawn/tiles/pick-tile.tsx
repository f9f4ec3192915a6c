import { isLeaving } from '../../../board/prompt/options.ts';
import type { BodyProps } from '../../../board/prompt/prompt.tsx';
import { useBoard, useBoardActions } from '../../../board/use-board.ts';
import { tileIn } from '../prompts/option-parts.ts';
import { useAsk } from '../prompts/use-ask.ts';
import { TileDrawing } from './tile-drawing.tsx';

/** Both sides of my tiles, as they will lie. */
export function PickTile({ optionWord }: BodyProps) {
  const { pick } = useBoardActions();
  const chosen = useBoard((board) => board.chosen[0]);
  const { from } = useAsk();
  return (
    <ul className="tile-options">
      {from
        .filter((option) => !isLeaving(option))
        .map((option) => {
          const tile = tileIn(option);
          return (
            <li key={option}>
              <button
                type="button"
                className="option tile-option"
                aria-pressed={chosen === option}
                onClick={() => pick(option)}
              >
                {tile && <TileDrawing tile={{ ...tile, rot: 0 }} />}
                {optionWord(option)}
              </button>
            </li>
          );
        })}
    </ul>
  );
}
