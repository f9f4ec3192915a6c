import type { Happening } from '../../../board/replay/happenings.ts';
import { ControlMark } from '../icons/control-mark.tsx';
import { Die } from './items.tsx';

/** A combat in the replay: its dice fall once more, beside both sums. */
export function CombatTold({ happening: { lines } }: { happening: Happening }) {
  const declared = lines.find(({ key }) => key === 'attack.declared');
  const ended = lines.find(({ key }) => key === 'attack.won' || key === 'attack.lost');
  if (!declared) return null;
  const { attackDie, defenceDie } = declared.params ?? {};
  return (
    <div className="m-row nd-combat-told" aria-hidden="true" data-won={ended?.key === 'attack.won'}>
      {declared.by !== undefined && <ControlMark player={declared.by} />}
      <Die value={Number(attackDie)} />
      {ended && (
        <strong>
          {ended.params?.attack} : {ended.params?.defence}
        </strong>
      )}
      <Die value={Number(defenceDie)} />
    </div>
  );
}
