import type { PlayerId } from '@morgenrot/engine';
import { WONDERS, type WonderId, wonderCost } from '@morgenrot/new-dawn';
import { memo } from 'react';
import { tip } from '../../../reference/tip.ts';
import { Sprite } from '../icons/sprite.tsx';
import { useMatch } from '../match.ts';
import { useBoardWords } from '../words/use-board-words.ts';

/** What a wonder costs this player, the printed cost where it differs, and the resources that pay for it. */
export const WonderPrice = memo(function WonderPrice({
  wonder,
  player,
}: {
  wonder: WonderId;
  player: PlayerId | null;
}) {
  const { tell, word } = useBoardWords();
  const { cost, resources } = WONDERS[wonder];
  const mine = useMatch((s) => (player === null ? cost : wonderCost(s, player, wonder)));
  const [one, other] = resources;
  return (
    <span className="m-inline nd-price">
      <span className="nd-price-number" {...tip('term:cost', tell('wonder.price', { cost: mine }))}>
        <span className="m-unseen">{tell('wonder.price', { cost: mine })}</span>
        <span aria-hidden="true">{mine}</span>
      </span>
      {mine !== cost && (
        <del {...tip('term:cost', tell('wonder.printed', { cost }))}>
          <span className="m-unseen">{tell('wonder.printed', { cost })}</span>
          <span aria-hidden="true">{cost}</span>
        </del>
      )}
      <span
        className="nd-price-resources"
        {...tip(undefined, tell('wonder.with', { one: word(`resource.${one}`), other: word(`resource.${other}`) }))}
      >
        <span className="m-unseen">
          {tell('wonder.with', { one: word(`resource.${one}`), other: word(`resource.${other}`) })}
        </span>
        {resources.map((resource) => (
          <Sprite key={resource} name={`resource-${resource}`} />
        ))}
      </span>
    </span>
  );
});
