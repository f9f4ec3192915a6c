import { WONDER_TYPES, WONDERS, type WonderType } from '@morgenrot/new-dawn';
import { memo, useId } from 'react';
import { useBoard } from '../../../board/use-board.ts';
import { tip } from '../../../reference/tip.ts';
import { wonderSprite } from '../icons/effect-icon.tsx';
import { Sprite } from '../icons/sprite.tsx';
import { useMatch } from '../match.ts';
import { TradeToken } from '../row/focus-card-view.tsx';
import { Hyphenated } from '../row/hyphenated.tsx';
import { useBoardWords } from '../words/use-board-words.ts';
import { WonderPrice } from './wonder-price.tsx';

/** The world wonders that can be built now, with my price. */
export const WondersOnOffer = memo(function WondersOnOffer() {
  const { tell } = useBoardWords();
  const title = useId();
  const isLaidOut = useMatch((s) => WONDER_TYPES.some((type) => s.wonderDecks[type].shown) || s.phase !== 'setUp');
  return (
    <section className="nd-offer" data-part="offers" aria-labelledby={title}>
      <h2 id={title}>{tell('offer.title')}</h2>
      {isLaidOut ? (
        <ul>
          {WONDER_TYPES.map((type) => (
            <li key={type}>
              <OnOffer type={type} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="m-quiet">{tell('offer.later')}</p>
      )}
    </section>
  );
});

const OnOffer = memo(function OnOffer({ type }: { type: WonderType }) {
  const { tell, word } = useBoardWords();
  const me = useBoard((board) => board.me);
  const wonder = useMatch((s) => s.wonderDecks[type].shown);
  const isAged = useMatch((s) => s.wonderDecks[type].aged === true);
  const below = useMatch((s) => s.wonderDecks[type].deck.length);
  if (!wonder) return <p className="m-quiet">{tell('offer.none', { type: word(`type.${type}`) })}</p>;
  return (
    <details className="nd-on-offer">
      <summary {...tip(`wonder:${wonder}`)}>
        <Sprite name={wonderSprite(wonder)} />
        <span className="nd-on-offer-name">
          <Hyphenated text={word(`wonder.${wonder}.name`)} />
          {isAged && (
            <span className="nd-on-offer-aged" {...tip('term:wonder', tell('wonder.aged'))}>
              <span className="m-unseen">{tell('wonder.aged')}</span>
              <TradeToken />
            </span>
          )}
        </span>
        <WonderPrice wonder={wonder} player={me} />
      </summary>
      <p>{word(`wonder.${wonder}.text`)}</p>
      {isAged && <p className="m-quiet">{tell('wonder.aged')}</p>}
      <p className="m-quiet">
        {word(`type.${type}`)} · {word(`era.${WONDERS[wonder].era}`)} · {tell('offer.below', { count: below })}
      </p>
    </details>
  );
});
