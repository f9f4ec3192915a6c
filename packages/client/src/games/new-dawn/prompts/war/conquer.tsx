import type { NewDawnStep } from '@morgenrot/new-dawn';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { useAllOptions } from '../../../../board/prompt/use-ask.ts';
import { ChoiceList } from '../../../../kits/board/choice-list.tsx';
import { cityStateSprite } from '../../icons/effect-icon.tsx';
import { Sprite } from '../../icons/sprite.tsx';
import { useMatch } from '../../match.ts';
import { useBoardWords } from '../../words/use-board-words.ts';

/** Keep the city-state, or set it free for its card. */
export function Conquer({ step, optionWord }: BodyProps) {
  const { word } = useBoardWords();
  const index = useMatch((s) => s.order.indexOf(step.player ?? ''));
  const options = useAllOptions();
  const won = step as NewDawnStep;
  if (won.kind !== 'conquer') return null;
  const { cityState } = won;
  return (
    <ChoiceList
      choices={options.map((option) => ({
        option,
        icon: <Sprite name={option === 'conquer' ? `city-${index}` : cityStateSprite(cityState)} />,
        title: optionWord(option),
        text: option === 'conquer' ? undefined : word(`cityState.${cityState}.text`),
      }))}
    />
  );
}
