import type { Step } from '@morgenrot/engine';
import { clockwiseFrom, type StoneAgeStep } from '@morgenrot/stone-age';
import type { BodyProps } from '../../../board/prompt/prompt.tsx';
import { useAsk } from '../../../board/prompt/use-ask.ts';
import { ChoiceList } from '../../../kits/board/choice-list.tsx';
import { usePeople } from '../../../kits/board/people.ts';
import { DieFace } from '../drawing/die.tsx';
import { useMatch } from '../match.ts';
import { useTribeWords } from '../words/own.ts';

/** The dice that are left on the strip, with what each gives, and who picks next. */
export function PickDie({ step, optionWord }: BodyProps) {
  const { tell } = useTribeWords();
  const { nameOf } = usePeople();
  const { from } = useAsk();
  const { player, dice } = step as Step as Extract<StoneAgeStep, { kind: 'pick' }>;
  const following = useMatch((s) => clockwiseFrom(s, player)[1]);
  return (
    <>
      <p className="sa-roll">
        <span className="m-quiet">{tell('pick.left')}</span>
        {dice.map((pips, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have no names
          <DieFace key={i} pips={pips} />
        ))}
      </p>
      <ChoiceList
        choices={from.map((option) => ({
          option,
          icon: <DieFace pips={Number(option)} />,
          title: optionWord(option),
        }))}
      />
      {following !== undefined && <p className="m-quiet">{tell('pick.next', { player: nameOf(following) })}</p>}
    </>
  );
}
