import type { Step } from '@morgenrot/engine';
import {
  ANY_TWO,
  DIVISORS,
  type Helper,
  helpersOf,
  type StoneAgeStep,
  seatOf,
  sumOf,
  yieldOf,
} from '@morgenrot/stone-age';
import type { BodyProps } from '../../../board/prompt/prompt.tsx';
import { useBoard, useBoardActions } from '../../../board/use-board.ts';
import { listed } from '../../../texts/words.ts';
import { DieFace } from '../drawing/die.tsx';
import { Icon } from '../drawing/icons.tsx';
import { useMatch } from '../match.ts';
import { useTribeWords } from '../words/own.ts';
import { isOneUse, worthwhile } from './worthwhile.ts';

type ToolsStep = Extract<StoneAgeStep, { kind: 'tools' }>;

/** The roll, and what each tool would make of it. */
export function AddTools({ step, optionWord }: BodyProps) {
  const words = useTribeWords();
  const { tell, word } = words;
  const { answer, pick } = useBoardActions();
  const asked = useBoard((board) => board.asked);
  const own = step as Step as ToolsStep;
  const seat = useMatch((s) => seatOf(s, own.player));
  const sending = useBoard((board) => board.sending);
  const helpers = helpersOf(seat);
  const what = word(`good.${own.yields}`);
  const plain = yieldOf(own);
  const total = sumOf(own.dice);
  const missing = (plain + 1) * DIVISORS[own.yields] - total;
  const hasAnyTwo = asked?.ask.shape === 'acts' && asked.ask.from.some(({ act }) => act === ANY_TWO);
  const nameOf = (helper: Helper): string =>
    isOneUse(helper) ? word('option.oneUse', { value: helper.value }) : tell('own.tool', { value: helper.value });
  return (
    <div className="sa-add-tools">
      <p className="sa-roll">
        {own.dice.map((pips, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have no names
          <DieFace key={i} pips={pips} />
        ))}
        <strong>{tell('tools.roll', { total })}</strong>
      </p>
      <p className="m-quiet">
        {tell('tools.now', { amount: plain, what })}; {tell('tools.next', { missing, what })}
      </p>
      <ul className="m-options">
        {worthwhile(own, helpers).map(([amount, chosen]) => {
          const options = chosen.map(({ option }) => option);
          return (
            <li key={amount}>
              <button
                type="button"
                className="m-option sa-tool-choice"
                data-option={`add:${options.join('+')}`}
                aria-disabled={sending}
                onClick={() => answer({ act: 'add', with: options })}
              >
                <strong>
                  {tell('tools.with', { amount, what })} <Icon name={own.yields} />
                </strong>
                <span>{tell('tools.cost', { tools: listed(words, chosen.map(nameOf)) })}</span>
              </button>
            </li>
          );
        })}
        {hasAnyTwo && (
          <li>
            <button type="button" className="m-option" data-option={ANY_TWO} onClick={() => pick(ANY_TWO)}>
              {optionWord(ANY_TWO)}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
