import { attackItems, defenceItems, total } from '@morgenrot/new-dawn';
import { useTranslate } from '../../../board/prompt/use-question.ts';
import { useBoard } from '../../../board/use-board.ts';
import { useMatch } from '../match.ts';
import { usePeople } from '../names.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { Sides, useCombatTitle } from './sides.tsx';

/** An attack under way: both sums, the dice, and whose tokens may still change them; afterwards how it ended. */
export function CombatStage() {
  const { tell } = useBoardWords();
  const { nameOf } = usePeople();
  const s = useMatch((state) => state);
  const { combat } = s;
  const title = useCombatTitle(combat);
  const spending = useBoard(
    ({ waiting }) => waiting.find(({ kind }) => kind === 'spendInAttack' || kind === 'spendInDefence')?.player,
  );
  if (!combat) return <CombatResult />;
  const attack = attackItems(s, combat);
  const defence = defenceItems(s, combat);
  return (
    <section className="combat" aria-label={tell('combat.label')}>
      <h3 className="combat-title">{title}</h3>
      <Sides combat={combat} attack={attack} defence={defence} spending={spending} />
      <p className="combat-odds" role="status">
        {tell(total(attack) > total(defence) ? 'combat.attackLeads' : 'combat.defenceLeads')}
        {spending !== undefined && ` ${tell('combat.spending', { player: nameOf(spending) })}`}
      </p>
    </section>
  );
}

/** What the last answer has led to, as long as it is the newest thing that happened. */
function CombatResult() {
  const words = useBoardWords();
  const translate = useTranslate();
  const told = useMatch((s) => s.news.filter(({ key }) => key.startsWith('attack.')));
  const ended = told.find(({ key }) => key !== 'attack.declared');
  if (!ended) return null;
  const said = told.map(({ key, by, params }) =>
    words.word(`log.${key}`, translate({ ...params, ...(by === undefined ? {} : { by }) })),
  );
  return (
    <p className="combat-result" role="status" data-won={ended.key === 'attack.won' || undefined}>
      {said.join(' ')}
    </p>
  );
}
