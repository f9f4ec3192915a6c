import type { PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { type Combat, type Item, total } from '@morgenrot/new-dawn';
import { usePeople } from '../../../kits/board/people.ts';
import { capitalised } from '../../../texts/words.ts';
import { ControlMark } from '../icons/control-mark.tsx';
import { Sprite } from '../icons/sprite.tsx';
import { useMatch } from '../match.ts';
import { placeName } from '../places.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { aimSprite } from './defender.ts';
import { ItemList } from './items.tsx';

interface SidesProps {
  combat: Combat;
  attack: readonly Item[];
  defence: readonly Item[];
  isAhead?: boolean;
  /** Who may spend tokens now. */
  spending?: PlayerId;
}

/** Attack on the left, defence on the right, each with its sum. */
export function Sides({ combat, attack, defence, isAhead, spending }: SidesProps) {
  const { tell } = useBoardWords();
  const isWon = total(attack) > total(defence);
  return (
    <div className="nd-combat-sides">
      <section data-leads={(!isAhead && isWon) || undefined} data-spending={spending === combat.attacker || undefined}>
        <h3>
          <ControlMark player={combat.attacker} />
          {tell('combat.attack')}
        </h3>
        <ItemList items={attack} isAhead={isAhead} />
      </section>
      <section
        data-leads={(!isAhead && !isWon) || undefined}
        data-spending={(spending !== undefined && spending === combat.defender) || undefined}
      >
        <h3>
          <Defender combat={combat} />
          {tell('combat.defence')}
        </h3>
        <ItemList items={defence} isAhead={isAhead} />
      </section>
    </div>
  );
}

function Defender({ combat }: { combat: Combat }) {
  const sprite = useMatch((s) => aimSprite(s, combat));
  return sprite ? <Sprite name={sprite} className="m-player-mark nd-mark" /> : null;
}

/** "Anna attacks Seoul." */
export function useCombatTitle(combat: Combat | null): string {
  const words = useBoardWords();
  const { nameOf } = usePeople();
  const s = useMatch((state) => state);
  if (!combat) return '';
  const place = capitalised(placeName(s, words, combat.hex as HexKey));
  return combat.defender === null
    ? words.tell('combat.title', { player: nameOf(combat.attacker), place })
    : words.tell('combat.titleAgainst', { player: nameOf(combat.attacker), rival: nameOf(combat.defender), place });
}
