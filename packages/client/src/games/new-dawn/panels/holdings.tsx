import type { PlayerId } from '@morgenrot/engine';
import { memo } from 'react';
import { usePeople } from '../../../kits/board/people.ts';
import { tip, tipsInside } from '../../../reference/tip.ts';
import { Sprite } from '../icons/sprite.tsx';
import { useMatch, useMatchAlike } from '../match.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { type Holding, holdingsOf } from './holdings-of.ts';

/** Cards and tokens as small pictures; opened, with their names and what they do. */
export const Holdings = memo(function Holdings({ player }: { player: PlayerId }) {
  const words = useBoardWords();
  const { nameOf } = usePeople();
  const leader = useMatch((s) => s.seats[player]?.leader);
  const held = useMatchAlike((s) => holdingsOf(s, player, words, nameOf));
  const shown = held.filter(({ isAside }) => !isAside);
  if (!leader && held.length === 0) return null;
  return (
    <details className="nd-holdings">
      <summary {...tipsInside}>
        <span className="m-fine nd-holdings-word">
          {words.tell('holdings.title')}
          <span className="m-unseen">: {words.tell('players.has', { player: nameOf(player) })}</span>
        </span>
        <span className="nd-holdings-pictures" aria-hidden="true">
          {shown.map(({ key, sprite, name, isSpent, entry }) => (
            <span key={key} {...tip(entry, name)} data-spent={isSpent || undefined}>
              <Sprite name={sprite} />
            </span>
          ))}
        </span>
      </summary>
      <ul>
        {leader && (
          <HoldingLine
            sprite="leader"
            name={words.word(`leader.${leader}.name`)}
            text={words.word(`leader.${leader}.text`)}
          />
        )}
        {held.map(({ key, ...holding }) => (
          <HoldingLine key={key} {...holding} />
        ))}
      </ul>
    </details>
  );
});

function HoldingLine({ sprite, name, text, isSpent }: Omit<Holding, 'key'>) {
  const { tell } = useBoardWords();
  return (
    <li>
      <Sprite name={sprite} />
      <span>
        <strong>{isSpent ? tell('row.spent', { name }) : name}</strong>
        {text && <span className="nd-holding-text">{text}</span>}
      </span>
    </li>
  );
}
