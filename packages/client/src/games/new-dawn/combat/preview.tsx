import type { HexKey } from '@morgenrot/hex';
import { type Attacker, combatAhead } from '@morgenrot/new-dawn';
import { useMemo } from 'react';
import { useMatch } from '../match.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { chanceOf } from './odds.ts';
import { Sides } from './sides.tsx';

/** What both sides bring along before a die is rolled, and how often that is enough. */
export function CombatPreview({ attacker, hex }: { attacker: Attacker; hex: HexKey }) {
  const { tell } = useBoardWords();
  const s = useMatch((state) => state);
  const ahead = useMemo(() => combatAhead(s, attacker, hex), [s, attacker, hex]);
  if (!ahead) return null;
  return (
    <div className="nd-combat nd-combat-ahead">
      <Sides {...ahead} isAhead />
      <p className="nd-combat-odds">{tell('combat.chance', { chance: chanceOf(ahead.attack, ahead.defence) })}</p>
    </div>
  );
}
