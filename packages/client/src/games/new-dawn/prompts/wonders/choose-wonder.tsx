import { type NewDawnStep, WONDERS, type WonderId } from '@morgenrot/new-dawn';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { useAllOptions } from '../../../../board/prompt/use-ask.ts';
import { ChoiceList } from '../../../../kits/board/choice-list.tsx';
import { wonderSprite } from '../../icons/effect-icon.tsx';
import { Sprite } from '../../icons/sprite.tsx';
import { WonderPrice } from '../../panels/wonder-price.tsx';
import { useBoardWords } from '../../words/use-board-words.ts';
import { PromptFacts } from '../facts.tsx';

export const isWonder = (option: string): option is WonderId => Object.hasOwn(WONDERS, option);

/** The wonders on offer with my price; those I cannot reach say by how much. */
export function ChooseWonder({ step }: BodyProps) {
  const { tell, word } = useBoardWords();
  const choosing = step as NewDawnStep;
  const wonders = useAllOptions().filter(isWonder);
  return (
    <>
      {choosing.kind === 'chooseWonder' && (
        <PromptFacts>
          <strong>{tell('build.production', { production: choosing.production })}</strong>
        </PromptFacts>
      )}
      <ChoiceList
        choices={wonders.map((wonder) => ({
          option: wonder,
          icon: <Sprite name={wonderSprite(wonder)} />,
          title: word(`wonder.${wonder}.name`),
          note: <WonderPrice wonder={wonder} player={step.player ?? null} />,
          text: word(`wonder.${wonder}.text`),
          entry: `wonder:${wonder}`,
        }))}
      />
    </>
  );
}
