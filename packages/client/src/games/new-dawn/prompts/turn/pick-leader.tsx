import { type LeaderId, type Ruleset, rulesetOf, TERRA_LEADERS } from '@morgenrot/new-dawn';
import { useAllOptions } from '../../../../board/prompt/use-ask.ts';
import { ChoiceList } from '../../../../kits/board/choice-list.tsx';
import { Sprite } from '../../icons/sprite.tsx';
import { TypeIcon } from '../../icons/type-icon.tsx';
import { useMatch } from '../../match.ts';
import { useBoardWords } from '../../words/use-board-words.ts';

const isLeader = (option: string): option is LeaderId => Object.hasOwn(TERRA_LEADERS, option);

/** The kinds of the first row, each under its slot's number. */
export function FirstRow({ leader, rules }: { leader: LeaderId; rules: Ruleset }) {
  const { tell, word } = useBoardWords();
  const row = rules.leader(leader).startOrder;
  return (
    <span className="nd-first-row">
      <span className="m-unseen">
        {tell('leader.row', { row: row.map((type) => word(`type.${type}`)).join(', ') })}
      </span>
      {row.map((type, i) => (
        <span key={type} aria-hidden="true">
          {rules.slots[i]}
          <TypeIcon type={type} />
        </span>
      ))}
    </span>
  );
}

/** Leaders with what they can do and the row they begin with. */
export function PickLeader() {
  const { word } = useBoardWords();
  const rules = useMatch(rulesetOf);
  const leaders = useAllOptions().filter(isLeader);
  return (
    <ChoiceList
      choices={leaders.map((leader) => ({
        option: leader,
        icon: <Sprite name="leader" />,
        title: word(`leader.${leader}.name`),
        note: word(`leader.${leader}.civ`),
        text: (
          <>
            {word(`leader.${leader}.text`)}
            <FirstRow leader={leader} rules={rules} />
          </>
        ),
      }))}
    />
  );
}
