import { caravanOption, type NewDawnStep, tradeOn } from '@morgenrot/new-dawn';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { useAllOptions } from '../../../../board/prompt/use-ask.ts';
import { ChoiceList } from '../../../../kits/board/choice-list.tsx';
import { capitalised } from '../../../../texts/words.ts';
import { Sprite } from '../../icons/sprite.tsx';
import { useMatch } from '../../match.ts';
import { placeInFull } from '../../places.ts';
import { useBoardWords } from '../../words/use-board-words.ts';
import { PromptFacts } from '../facts.tsx';
import { BesideTheWay } from './exploring.tsx';
import { OnMap } from './on-map.tsx';

/** How far caravans still get: on their own, together, and for tokens. */
function Movement({ step }: { step: NewDawnStep }) {
  const { tell } = useBoardWords();
  const isMoving = step.kind === 'moveCaravan' || step.kind === 'moveCaravans';
  const tokens = useMatch((s) => (isMoving ? tradeOn(s, step.player, step.focus) : 0));
  if (!isMoving) return null;
  const left = step.distance + step.bought - (step.kind === 'moveCaravan' ? step.gone : 0);
  return (
    <PromptFacts>
      <strong>{tell(step.kind === 'moveCaravan' ? 'move.left' : 'move.each', { count: Math.max(0, left) })}</strong>
      {step.shared > 0 && <span>{tell('move.shared', { count: step.shared })}</span>}
      {tokens > 0 && <span>{tell('move.tokens', { count: tokens })}</span>}
    </PromptFacts>
  );
}

/** Which caravan goes next. */
export function MoveCaravansBody({ step, optionWord }: BodyProps) {
  const words = useBoardWords();
  const s = useMatch((state) => state);
  const index = s.order.indexOf(step.player ?? '');
  const options = useAllOptions().filter((option) => option !== 'done');
  return (
    <>
      <Movement step={step as NewDawnStep} />
      <ChoiceList
        choices={options.map((option) => {
          const caravan = caravanOption.read(option)?.caravan;
          if (caravan === undefined)
            return {
              option,
              icon: <TradeIcon option={option} />,
              title: optionWord(option),
              note: words.tell('move.more'),
            };
          const at = s.seats[step.player ?? '']?.caravans[caravan]?.at;
          return {
            option,
            icon: <Sprite name={`caravan-${index}`} />,
            title: words.tell('move.caravan', { number: caravan + 1 }),
            note: at ? capitalised(placeInFull(s, words, at)) : words.tell('move.onCard'),
          };
        })}
      />
    </>
  );
}

function TradeIcon({ option }: { option: string }) {
  return <Sprite name={option === 'trade' ? 'trade-token' : 'natural-wonder-token'} />;
}

/** Where to: on the map, as far as it still gets. */
export function MoveCaravanBody(props: BodyProps) {
  return (
    <>
      <Movement step={props.step as NewDawnStep} />
      <OnMap />
      <BesideTheWay {...props} />
    </>
  );
}
