import { FOCUS_CARDS, type NewDawnStep, rulesetOf } from '@morgenrot/new-dawn';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { ChoiceList } from '../../../../kits/board/choice-list.tsx';
import { TypeIcon } from '../../icons/type-icon.tsx';
import { useMatch } from '../../match.ts';
import { useBoardWords } from '../../words/use-board-words.ts';

/** The rival's row, with the trade tokens that lie there. */
export function Plunder({ step }: BodyProps) {
  const { tell, word } = useBoardWords();
  const taking = step as NewDawnStep;
  const from = taking.kind === 'plunder' ? taking.from : '';
  const row = useMatch((s) => s.seats[from]?.row ?? []);
  const slots = useMatch((s) => rulesetOf(s).slots);
  return (
    <ChoiceList
      choices={row.map(({ card, trade }, position) => ({
        option: card,
        icon: <TypeIcon type={FOCUS_CARDS[card].type} />,
        title: word(`card.${card}.name`),
        note: `${tell('row.slot', { slot: slots[position] ?? 0 })} · ${tell('row.trade', { count: trade })}`,
      }))}
    />
  );
}
