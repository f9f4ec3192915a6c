import type { NewDawnStep } from '@morgenrot/new-dawn';
import { OneBody } from '../../../../board/prompt/one-body.tsx';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { useAllOptions } from '../../../../board/prompt/use-ask.ts';
import { ChoiceList } from '../../../../kits/board/choice-list.tsx';
import { Sprite } from '../../icons/sprite.tsx';
import { TypeIcon } from '../../icons/type-icon.tsx';
import { useMatch } from '../../match.ts';
import { useBoardWords } from '../../words/use-board-words.ts';
import { PromptFacts } from '../facts.tsx';

/** Attack or reinforce, with what the card allows of each. */
export function MilitaryBody({ step, optionWord }: BodyProps) {
  const { tell } = useBoardWords();
  const index = useMatch((s) => s.order.indexOf(step.player ?? ''));
  const options = useAllOptions().filter((option) => option === 'attack' || option === 'reinforce');
  const choosing = step as NewDawnStep;
  if (choosing.kind !== 'military') return null;
  const { attacks, slot } = choosing;
  const texts: Record<string, string> = {
    attack: [
      tell('attack.left', { count: attacks.left, range: attacks.range }),
      tell('attack.value', { value: slot + attacks.bonus }),
    ].join(' · '),
    reinforce: tell('reinforce.most', { count: slot }),
  };
  return (
    <ChoiceList
      choices={options.map((option) => ({
        option,
        icon: option === 'attack' ? <TypeIcon type="military" /> : <Sprite name={`reinforced-${index}`} />,
        title: optionWord(option),
        text: texts[option],
      }))}
    />
  );
}

/** On the map; what the card gives is said here, the sums as soon as somebody is aimed at. */
export function AttackBody(props: BodyProps) {
  const { tell } = useBoardWords();
  const step = props.step as NewDawnStep;
  return (
    <>
      {step.kind === 'attack' && (
        <PromptFacts>
          <strong>{tell('attack.left', { count: step.attacks.left, range: step.attacks.range })}</strong>
          <span>{tell('attack.value', { value: step.slot + step.attacks.bonus })}</span>
        </PromptFacts>
      )}
      <OneBody {...props} />
    </>
  );
}
