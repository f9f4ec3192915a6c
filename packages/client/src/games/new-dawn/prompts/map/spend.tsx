import {
  attackItems,
  defenceItems,
  isReroll,
  isTerra,
  type StepOf,
  spendingOption,
  total,
  worthOf,
} from '@morgenrot/new-dawn';
import { isLeaving } from '../../../../board/prompt/options.ts';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { useAsk } from '../../../../board/prompt/use-ask.ts';
import { ChoiceList } from '../../../../kits/board/choice-list.tsx';
import { Die } from '../../combat/items.tsx';
import { rollsThatWin } from '../../combat/odds.ts';
import { Sprite } from '../../icons/sprite.tsx';
import { useMatch } from '../../match.ts';
import { useBoardWords } from '../../words/use-board-words.ts';

type SpendStep = StepOf<'spendInAttack' | 'spendInDefence'>;

/** A token by its picture: a die that falls again, a resource, a natural wonder, a coin. */
function TokenIcon({ option, die }: { option: string; die: number }) {
  const spent = spendingOption.read(option);
  if (isReroll(option)) return <Die value={die} />;
  if (spent && 'resource' in spent) return <Sprite name={`resource-${spent.resource}`} />;
  return <Sprite name={spent && 'naturalWonder' in spent ? 'natural-wonder-token' : 'trade-token'} />;
}

/** Tokens to spend in a combat, and what the sums would be then, or how often a new die would do. */
export function Spend({ step, optionWord }: BodyProps) {
  const { tell } = useBoardWords();
  const { from } = useAsk();
  const isAttack = step.kind === 'spendInAttack';
  const s = useMatch((state) => state);
  const { combat } = s;
  if (!combat) return null;
  const sums = { attack: total(attackItems(s, combat)), defence: total(defenceItems(s, combat)) };
  const die = isAttack ? combat.attackDie : combat.defenceDie;
  const outcome = (more: number): string => {
    const attack = sums.attack + (isAttack ? more : 0);
    const defence = sums.defence + (isAttack ? 0 : more);
    return tell(attack > defence ? 'combat.then.attack' : 'combat.then.defence', { attack, defence });
  };
  const note = (option: string): string => {
    if (!isReroll(option)) return outcome(worthOf(s, step as SpendStep, option));
    const won = rollsThatWin(sums, die, isAttack ? 'attack' : 'defence');
    return `${tell('combat.reroll', { die })}. ${tell('combat.reroll.needs', { chance: Math.round((won / 6) * 100) })}`;
  };
  // With the expansion leaving it at that is a way out of the question, and not spending no tokens.
  const options = isTerra(s) ? from.filter((option) => !isLeaving(option)) : from;
  return (
    <ChoiceList
      choices={options.map((option) => ({
        option,
        icon: <TokenIcon option={option} die={die} />,
        title: optionWord(option),
        note: note(option),
      }))}
    />
  );
}
