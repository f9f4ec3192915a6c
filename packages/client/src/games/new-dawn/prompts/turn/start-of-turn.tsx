import { isLeaving } from '../../../../board/prompt/options.ts';
import { useAllOptions } from '../../../../board/prompt/use-ask.ts';
import { ChoiceList } from '../../../../kits/board/choice-list.tsx';
import { EffectIcon } from '../../icons/effect-icon.tsx';
import { effectName, effectText } from '../../questions/words.ts';
import { useBoardWords } from '../../words/use-board-words.ts';

/** What may be used before the turn's card, each with what it does. */
export function StartOfTurn() {
  const words = useBoardWords();
  const effects = useAllOptions().filter((option) => !isLeaving(option));
  return (
    <ChoiceList
      choices={effects.map((option) => ({
        option,
        icon: <EffectIcon source={option} />,
        title: effectName(words, option) ?? option,
        text: effectText(words, option),
      }))}
    />
  );
}
