import type { HexKey } from '@morgenrot/hex';
import { aimName, armyWay, combatAhead, difficultyFor, fieldFor, type StepOf, total } from '@morgenrot/new-dawn';
import { chanceOf } from '../../combat/odds.ts';
import { CombatPreview } from '../../combat/preview.tsx';
import { type Beholder, doingNow } from '../../map/space-facts.ts';
import { targetWord } from '../../questions/words.ts';

interface SpaceProps {
  beholder: Beholder;
  hex: HexKey;
  step: StepOf<'moveArmy'>;
}

/** How far an army has to go, and whom it has to attack there: both sums of every target. */
export function Marching({ beholder, hex, step }: SpaceProps) {
  const { s, words } = beholder;
  const { tell } = words;
  const field = fieldFor(s, step.player);
  const aims = field.obstacles(hex).length > 0 ? field.aims(hex).map(aimName) : [];
  const way = armyWay(s, step, hex);
  const need = difficultyFor(s, step.player, hex, doingNow(s));
  const [only] = aims;
  return (
    <>
      <p>
        {way.length > 1
          ? `${tell('sight.way', { count: way.length - 1 })}. ${tell('sight.enough', { need, slot: step.slot })}`
          : tell('army.startsHere')}
      </p>
      {aims.length > 0 && <p>{tell('army.stops')}</p>}
      {only !== undefined && aims.length === 1 && (
        <CombatPreview attacker={{ ...step, attacks: step.march, target: only }} hex={hex} />
      )}
      {aims.length > 1 && (
        <ul className="nd-aims">
          {aims.map((target) => (
            <Aim key={target} beholder={beholder} step={step} hex={hex} target={target} />
          ))}
        </ul>
      )}
    </>
  );
}

function Aim({ beholder, hex, step, target }: SpaceProps & { target: string }) {
  const { s, words } = beholder;
  const ahead = combatAhead(s, { ...step, attacks: step.march, target }, hex);
  const name = targetWord(beholder, target) ?? target;
  if (!ahead) return null;
  const sums = words.tell('combat.ahead', { attack: total(ahead.attack), defence: total(ahead.defence) });
  return (
    <li>
      <strong>{name}</strong> {sums}. {words.tell('combat.chance', { chance: chanceOf(ahead.attack, ahead.defence) })}
    </li>
  );
}
