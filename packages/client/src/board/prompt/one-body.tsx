import { useBoard, useBoardActions } from '../use-board.ts';
import { isLeaving, isSpace } from './options.ts';
import type { BodyProps } from './prompt.tsx';
import { SpacesGlow } from './spaces-glow.tsx';

/** One of several: spaces are chosen on the map, everything else by a button. */
export function OneBody({ optionWord }: BodyProps) {
  const { pick } = useBoardActions();
  const from = useBoard(({ asked }) => (asked?.ask.shape === 'one' ? asked.ask.from : []));
  const refused = useBoard(({ asked }) =>
    asked?.ask.shape === 'one' ? Object.keys(asked.ask.refused ?? {}).filter((option) => !isSpace(option)) : [],
  );
  const mentionsSpaces = useBoard(({ asked }) =>
    asked?.ask.shape === 'one' ? [...asked.ask.from, ...Object.keys(asked.ask.refused ?? {})].some(isSpace) : false,
  );
  const chosen = useBoard((board) => board.chosen[0]);
  const spaces = from.filter(isSpace).length;
  const others = from.filter((option) => !isSpace(option) && !isLeaving(option));
  return (
    <>
      {mentionsSpaces && <SpacesGlow count={spaces} />}
      {others.length + refused.length > 0 && (
        <ul className="options">
          {[...others, ...refused].map((option) => (
            <li key={option}>
              <button
                type="button"
                className="option"
                data-option={option}
                aria-pressed={chosen === option}
                aria-disabled={refused.includes(option)}
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
