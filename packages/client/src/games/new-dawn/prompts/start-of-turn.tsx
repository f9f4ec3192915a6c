import { isLeaving } from '../../../board/prompt/options.ts';
import { useAllOptions } from '../../../board/prompt/use-ask.ts';
import { ChoiceList } from '../../../kits/board/choice-list.tsx';
import { EffectIcon } from '../icons/effect-icon.tsx';
import { useBoardWords } from '../words/use-board-words.ts';

/** What may be used before the turn's card, each with what it does. */
export function StartOfTurn() {
  const { word } = useBoardWords();
  const effects = useAllOptions().filter((option) => !isLeaving(option));
  return (
    <ChoiceList
      choices={effects.map((id) => {
        const key = id.replace(':', '.');
        return { option: id, icon: <EffectIcon source={id} />, title: word(`${key}.name`), text: word(`${key}.text`) };
      })}
    />
  );
}
