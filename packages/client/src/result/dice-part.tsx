import { MenuPart } from '../table/menu/menu-part.tsx';
import type { MenuPartProps } from '../table/menu/table-dialog.tsx';
import { useWords } from '../texts/use-words.tsx';
import { DiceCheck } from './dice-check.tsx';

/** The fingerprint of what all dice will show; when the match is over, the proof. */
export function DicePart({ table: { info } }: MenuPartProps) {
  const { say } = useWords();
  const { seedHash, seed } = info;
  if (seedHash === undefined) return null;
  return (
    <MenuPart title={say('dice.title')}>
      <p className="m-quiet">{say(seed === undefined ? 'dice.fixed' : 'dice.open')}</p>
      <Fact name={say('dice.fingerprint')} value={seedHash} />
      {seed !== undefined && <Fact name={say('dice.seed')} value={seed} />}
      {seed !== undefined && <DiceCheck info={info} />}
    </MenuPart>
  );
}

/** Long enough to need the whole width, and meant to be copied. */
function Fact({ name, value }: { name: string; value: string }) {
  return (
    <dl className="m-dice-fact">
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </dl>
  );
}
