import { CITIES, citiesLeft, type NewDawnStep, productionOf } from '@morgenrot/new-dawn';
import { OneBody } from '../../../../board/prompt/one-body.tsx';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { useAllOptions } from '../../../../board/prompt/use-ask.ts';
import { ChoiceList } from '../../../../kits/board/choice-list.tsx';
import { Sprite } from '../../icons/sprite.tsx';
import { useMatch } from '../../match.ts';
import { useBoardWords } from '../../words/use-board-words.ts';
import { PromptFacts } from '../facts.tsx';

/** A city or a wonder, with what each of them can be. */
export function BuildBody({ step, optionWord }: BodyProps) {
  const { tell } = useBoardWords();
  const building = step as NewDawnStep;
  const left = useMatch((s) => citiesLeft(s, step.player ?? ''));
  const index = useMatch((s) => s.order.indexOf(step.player ?? ''));
  const production = useMatch((s) => (building.kind === 'build' ? productionOf(s, building) : 0));
  const options = useAllOptions().filter((option) => option === 'city' || option === 'wonder' || option === 'figure');
  if (building.kind !== 'build') return null;
  const { range, throughWater } = building;
  const notes: Record<string, string> = {
    city: [
      tell('build.range', { range }),
      throughWater ? tell('build.throughWater') : undefined,
      tell('build.left', { count: left, all: CITIES }),
    ]
      .filter(Boolean)
      .join(' · '),
    wonder: tell('build.production', { production }),
  };
  return (
    <ChoiceList
      choices={options.map((option) => ({
        option,
        icon: <Sprite name={option === 'city' ? `city-${index}` : 'wonder-culture'} />,
        title: optionWord(option),
        text: notes[option],
      }))}
    />
  );
}

/** On the map; how far it may lie is said here. */
export function BuildCityBody(props: BodyProps) {
  const { tell } = useBoardWords();
  const step = props.step as NewDawnStep;
  return (
    <>
      {step.kind === 'buildCity' && (
        <PromptFacts>
          <strong>{tell('build.range', { range: step.range })}</strong>
          {step.throughWater && <span>{tell('build.throughWater')}</span>}
          {step.fromCaravans && <span>{tell('build.fromCaravans')}</span>}
        </PromptFacts>
      )}
      <OneBody {...props} />
    </>
  );
}
