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

type ToolsStep = Extract<StoneAgeStep, { kind: 'tools' }>;

const isOneUse = ({ option }: Helper): boolean => !option.startsWith('tool');

/** Every way to choose some of these. */
function* subsets(helpers: readonly Helper[]): Generator<Helper[]> {
  for (let mask = 1; mask < 2 ** helpers.length; mask++) yield helpers.filter((_, i) => mask & (2 ** i));
}

/** Tools that come back are cheaper than those that do not, and few points are cheaper than many. */
const costOf = (helpers: readonly Helper[]): number =>
  helpers.reduce((sum, helper) => sum + (isOneUse(helper) ? 100 : 1) * helper.value, 0);

/** For each yield that tools can reach the cheapest choice of them. */
export function worthwhile(step: Pick<ToolsStep, 'dice' | 'yields'>, helpers: readonly Helper[]) {
  const best = new Map<number, Helper[]>();
  for (const chosen of subsets(helpers)) {
    const amount = yieldOf(step, sumOf(chosen.map(({ value }) => value)));
    const known = best.get(amount);
    if (!known || costOf(chosen) < costOf(known)) best.set(amount, chosen);
  }
  const plain = yieldOf(step);
  return [...best].filter(([amount]) => amount > plain).sort(([a], [b]) => a - b);
}

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
