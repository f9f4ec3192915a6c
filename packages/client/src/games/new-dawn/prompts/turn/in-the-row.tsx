import { FOCUS_CARDS, type FocusCardId, firstOption } from '@morgenrot/new-dawn';
import { Jump } from '../../../../board/prompt/jump.tsx';
import { isLeaving } from '../../../../board/prompt/options.ts';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { useAsk } from '../../../../board/prompt/use-ask.ts';
import { ChoiceList } from '../../../../kits/board/choice-list.tsx';
import { Sprite } from '../../icons/sprite.tsx';
import { TypeIcon } from '../../icons/type-icon.tsx';
import { useBoardWords } from '../../words/use-board-words.ts';
import { isCard } from './take-card.tsx';

/** The choice is made where the cards lie: in the own focus row, which glows. Anything else stands here. */
export function InTheRow({ optionWord }: BodyProps) {
  const { tell } = useBoardWords();
  const others = useAsk().from.filter((option) => !isLeaving(option) && !isCard(option));
  return (
    <>
      <p className="m-quiet">
        {tell('row.choose')} <Jump to=".nd-own-row [data-offered]">{tell('row.jump')}</Jump>
      </p>
      <ChoiceList
        choices={others.map((option) => {
          return { option, icon: <OtherIcon card={firstOption.read(option)?.card} />, title: optionWord(option) };
        })}
      />
    </>
  );
}

function OtherIcon({ card }: { card: FocusCardId | undefined }) {
  return card ? <TypeIcon type={FOCUS_CARDS[card].type} /> : <Sprite name="trade-token" />;
}
