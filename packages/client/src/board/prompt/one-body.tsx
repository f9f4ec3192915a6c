import type { Option } from '@morgenrot/engine';
import { isOnBoard, usePlaceOf } from '../places.ts';
import { useBoard, useBoardActions } from '../use-board.ts';
import { isLeaving } from './options.ts';
import { PlacesGlow } from './places-glow.tsx';
import type { BodyProps } from './prompt.tsx';
import { useAsk } from './use-ask.ts';

/** One of several: places are chosen on the board, everything else by a button. */
export function OneBody({ optionWord }: BodyProps) {
  const { pick } = useBoardActions();
  const placeOf = usePlaceOf();
  const { from, refused } = useAsk();
  const isSpot = (option: Option): boolean => isOnBoard(placeOf, option);
  const against = Object.keys(refused);
  const chosen = useBoard((board) => board.chosen[0]);
  const spots = from.filter(isSpot).length;
  const others = from.filter((option) => !isSpot(option) && !isLeaving(option));
  const othersAgainst = against.filter((option) => !isSpot(option));
  return (
    <>
      {(spots > 0 || against.some(isSpot)) && <PlacesGlow count={spots} />}
      {others.length + othersAgainst.length > 0 && (
        <ul className="m-options">
          {[...others, ...othersAgainst].map((option) => (
            <li key={option}>
              <button
                type="button"
                className="m-option"
                data-option={option}
                aria-pressed={chosen === option}
                aria-disabled={othersAgainst.includes(option)}
                onClick={() => pick(option)}
              >
                {optionWord(option)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
