import { attackItems, type Combat, defenceItems, type Item, total } from '@morgenrot/new-dawn';
import { useBoard } from '../../../board/use-board.ts';
import { usePeople } from '../../../kits/board/people.ts';
import { useMatch } from '../match.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { useEnded } from './memory.tsx';
import { Sides, useCombatTitle } from './sides.tsx';

/** An attack under way, or just over: both sums, the dice, whose tokens may still change them, how it ended. */
export function CombatStage() {
  const s = useMatch((state) => state);
  const ended = useEnded();
  const { combat } = s;
  if (combat) return <Stage combat={combat} attack={attackItems(s, combat)} defence={defenceItems(s, combat)} />;
  return ended ? <Stage key={ended.n} {...ended} /> : null;
}

interface StageProps {
  combat: Combat;
  attack: readonly Item[];
  defence: readonly Item[];
  /** It is over. */
  isWon?: boolean;
}

function Stage({ combat, attack, defence, isWon }: StageProps) {
  const { tell } = useBoardWords();
  const { nameOf } = usePeople();
  const title = useCombatTitle(combat);
  const spending = useBoard(
    ({ waiting }) => waiting.find(({ kind }) => kind === 'spendInAttack' || kind === 'spendInDefence')?.player,
  );
  const leads = total(attack) > total(defence);
  const isOver = isWon !== undefined;
  const verdict = isOver
    ? tell(isWon ? 'combat.won' : 'combat.lost')
    : tell(leads ? 'combat.attackLeads' : 'combat.defenceLeads');
  return (
    <section className="m-large nd-combat" aria-label={tell('combat.label')} data-over={isOver || undefined}>
      <h3 className="nd-combat-title">{title}</h3>
      <Sides combat={combat} attack={attack} defence={defence} spending={isOver ? undefined : spending} />
      <p className="nd-combat-odds" role="status" data-won={isWon}>
        {isOver && (
          <span className="nd-combat-score" aria-hidden="true">
            {total(attack)} : {total(defence)}
          </span>
        )}
        {verdict}
        {!isOver && spending !== undefined && ` ${tell('combat.spending', { player: nameOf(spending) })}`}
      </p>
    </section>
  );
}
