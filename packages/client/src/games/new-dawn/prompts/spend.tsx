import { attackItems, defenceItems, total } from '@morgenrot/new-dawn';
import type { BodyProps } from '../../../board/prompt/prompt.tsx';
import { Sprite } from '../icons/sprite.tsx';
import { useMatch } from '../match.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { ChoiceList } from './choice-list.tsx';
import { useAsk } from './use-ask.ts';

/** Tokens to spend in a combat, and what the sums would be then. */
export function Spend({ step, optionWord }: BodyProps) {
  const { tell } = useBoardWords();
  const { from } = useAsk();
  const isAttack = step.kind === 'spendInAttack';
  const sums = useMatch((s) =>
    s.combat ? { attack: total(attackItems(s, s.combat)), defence: total(defenceItems(s, s.combat)) } : null,
  );
  if (!sums) return null;
  const outcome = (more: number): string => {
    const attack = sums.attack + (isAttack ? more : 0);
    const defence = sums.defence + (isAttack ? 0 : more);
    return tell(attack > defence ? 'combat.then.attack' : 'combat.then.defence', { attack, defence });
  };
  return (
    <ChoiceList
      choices={from.map((option) => {
        const tokens = /^\d+$/.test(option) ? Number(option) : undefined;
        return {
          option,
          icon: <Sprite name={tokens === undefined ? 'natural-wonder-token' : 'trade-token'} />,
          title: optionWord(option),
          note: outcome(tokens ?? 1),
        };
      })}
    />
  );
}
