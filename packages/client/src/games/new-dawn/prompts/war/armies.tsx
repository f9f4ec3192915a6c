import {
  armyMovesLeft,
  armyOption,
  combatAhead,
  deploymentOption,
  type NewDawnStep,
  type StepOf,
  total,
} from '@morgenrot/new-dawn';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { useAllOptions } from '../../../../board/prompt/use-ask.ts';
import { ChoiceList } from '../../../../kits/board/choice-list.tsx';
import { capitalised } from '../../../../texts/words.ts';
import { aimSprite } from '../../combat/defender.ts';
import { chanceOf } from '../../combat/odds.ts';
import { Sprite } from '../../icons/sprite.tsx';
import { useMatch } from '../../match.ts';
import { placeInFull } from '../../places.ts';
import { terrainOfSlot } from '../../row/slots.ts';
import { useBoardWords } from '../../words/use-board-words.ts';
import { PromptFacts } from '../facts.tsx';
import { BesideTheWay } from '../map/exploring.tsx';
import { OnMap } from '../map/on-map.tsx';

/** What the card lets armies do: how far, over what, and how strong. */
function March({ step, left }: { step: Pick<StepOf<'moveArmies'>, 'march' | 'slot' | 'again'>; left?: string }) {
  const { tell, word } = useBoardWords();
  const { march, slot, again } = step;
  const value = slot + march.bonus;
  const barbarian = slot + march.bonusVsBarbarian;
  return (
    <PromptFacts>
      <strong>{left ?? tell('army.each', { count: march.distance })}</strong>
      <span>{tell('army.terrain', { ground: word(`ground.${terrainOfSlot(slot)}`) })}</span>
      {march.water && <span>{tell('army.water')}</span>}
      <span>
        {value === barbarian ? tell('army.value', { value }) : tell('now.fight.barbarian', { value, barbarian })}
      </span>
      {again > 0 && <span>{tell('army.again')}</span>}
    </PromptFacts>
  );
}

/** Which army goes next. */
export function MoveArmiesBody({ step }: BodyProps) {
  const words = useBoardWords();
  const s = useMatch((state) => state);
  const options = useAllOptions();
  const moving = step as NewDawnStep;
  if (moving.kind !== 'moveArmies') return null;
  const index = s.order.indexOf(moving.player);
  const armies = options.flatMap((option) => {
    const found = armyOption.read(option);
    return found ? [{ option, army: found.army }] : [];
  });
  return (
    <>
      <March step={moving} />
      <ChoiceList
        choices={armies.map(({ option, army }) => {
          const at = s.seats[moving.player]?.armies[army]?.at;
          return {
            option,
            icon: <Sprite name={`army-${index}`} />,
            title: words.tell('army.number', { number: army + 1 }),
            note: at ? capitalised(placeInFull(s, words, at)) : words.tell('army.onCard.short'),
            text: moving.done.includes(army) ? words.tell('army.back') : undefined,
          };
        })}
      />
    </>
  );
}

/** Where to: on the map, as far as it still gets. It may stay, or look beyond the edge. */
export function MoveArmyBody(props: BodyProps) {
  const { tell } = useBoardWords();
  const step = props.step as NewDawnStep;
  const left = useMatch((s) => (step.kind === 'moveArmy' ? armyMovesLeft(s, step) : null));
  if (step.kind !== 'moveArmy') return null;
  return (
    <>
      <March step={step} left={left === null ? tell('army.noLimit') : tell('army.left', { count: left })} />
      <OnMap />
      <BesideTheWay {...props} />
    </>
  );
}

/** Everything there that may be attacked, with what both sides bring along. */
export function ChooseTarget({ step, optionWord }: BodyProps) {
  const { tell } = useBoardWords();
  const s = useMatch((state) => state);
  const options = useAllOptions();
  const choosing = step as NewDawnStep;
  if (choosing.kind !== 'chooseTarget') return null;
  const { hex, player, slot, march, army } = choosing;
  return (
    <ChoiceList
      choices={options.map((target) => {
        const ahead = combatAhead(s, { player, slot, attacks: march, army, target }, hex);
        const sprite = ahead && aimSprite(s, ahead.combat);
        return {
          option: target,
          icon: sprite && <Sprite name={sprite} />,
          title: optionWord(target),
          note: ahead && tell('combat.ahead', { attack: total(ahead.attack), defence: total(ahead.defence) }),
          text: ahead && tell('combat.chance', { chance: chanceOf(ahead.attack, ahead.defence) }),
        };
      })}
    />
  );
}

/** Discarded, the beaten token lets the army go on; replaced, it is mine. */
export function Scorch({ step, optionWord }: BodyProps) {
  const index = useMatch((s) => s.order.indexOf(step.player ?? ''));
  return (
    <ChoiceList
      choices={useAllOptions().map((option) => ({
        option,
        icon: <Sprite name={option === 'scorch' ? `army-${index}` : `control-${index}`} />,
        title: optionWord(option),
      }))}
    />
  );
}

/** Armies on the card are all alike: it is enough to say to which city one goes. */
export function DeployArmies({ step, optionWord }: BodyProps) {
  const { tell } = useBoardWords();
  const index = useMatch((s) => s.order.indexOf(step.player ?? ''));
  const waiting = useMatch((s) => s.seats[step.player ?? '']?.armies.filter(({ at }) => at === null).length ?? 0);
  const options = useAllOptions();
  const first = options.flatMap((option) => deploymentOption.read(option) ?? []).at(0)?.army;
  return (
    <>
      <PromptFacts>
        <strong>{tell('army.waiting', { count: waiting })}</strong>
      </PromptFacts>
      <ChoiceList
        choices={options
          .filter((option) => first !== undefined && deploymentOption.read(option)?.army === first)
          .map((option) => ({ option, icon: <Sprite name={`army-${index}`} />, title: optionWord(option) }))}
      />
    </>
  );
}
