import { useWords } from '../../texts/use-words.tsx';
import { isOnBoard, usePlaceOf } from '../places.ts';
import { useBoard, useBoardActions } from '../use-board.ts';
import type { BodyProps } from './prompt.tsx';

/** Several at once: each can be put back until all are confirmed together. */
export function SomeBody({ optionWord }: BodyProps) {
  const { say } = useWords();
  const { pick } = useBoardActions();
  const placeOf = usePlaceOf();
  const ask = useBoard(({ asked }) => (asked?.ask.shape === 'some' ? asked.ask : undefined));
  const chosen = useBoard((board) => board.chosen);
  if (!ask) return null;
  const { min, max, from } = ask;
  const refused = Object.keys(ask.refused ?? {});
  return (
    <>
      <p className="m-quiet">
        {min === max ? say('prompt.some.exactly', { count: min }) : say('prompt.some.count', { min, max })}{' '}
        <span role="status">{say('prompt.some.chosen', { count: chosen.length })}</span>
      </p>
      <ul className="m-options">
        {[...from, ...refused]
          .filter((option) => !isOnBoard(placeOf, option))
          .map((option) => (
            <li key={option}>
              <button
                type="button"
                className="m-option"
                aria-pressed={chosen.includes(option)}
                aria-disabled={refused.includes(option)}
                onClick={() => pick(option)}
              >
                {optionWord(option)}
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}
