import { WONDER_TYPES, WONDERS, type WonderType } from '@morgenrot/new-dawn';
import { useId } from 'react';
import { useBoard } from '../../../board/use-board.ts';
import { wonderSprite } from '../icons/effect-icon.tsx';
import { Sprite } from '../icons/sprite.tsx';
import { useMatch } from '../match.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { WonderPrice } from './wonder-price.tsx';

/** The world wonders that can be built now, with my price. */
export function WondersOnOffer() {
  const { tell } = useBoardWords();
  const title = useId();
  return (
    <section className="offer" aria-labelledby={title}>
      <h2 id={title}>{tell('offer.title')}</h2>
      <ul>
        {WONDER_TYPES.map((type) => (
          <li key={type}>
            <OnOffer type={type} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OnOffer({ type }: { type: WonderType }) {
  const { tell, word } = useBoardWords();
  const me = useBoard((board) => board.me);
  const wonder = useMatch((s) => s.wonderDecks[type].shown);
  const below = useMatch((s) => s.wonderDecks[type].deck.length);
  if (!wonder) return <p className="quiet">{tell('offer.none', { type: word(`type.${type}`) })}</p>;
  return (
    <details className="on-offer">
      <summary>
        <Sprite name={wonderSprite(wonder)} />
        <span className="on-offer-name">{word(`wonder.${wonder}.name`)}</span>
        <WonderPrice wonder={wonder} player={me} />
      </summary>
      <p>{word(`wonder.${wonder}.text`)}</p>
      <p className="quiet">
        {word(`type.${type}`)} · {word(`era.${WONDERS[wonder].era}`)} · {tell('offer.below', { count: below })}
      </p>
    </details>
  );
}
