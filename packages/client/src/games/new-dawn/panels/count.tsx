import { memo } from 'react';
import { tip } from '../../../reference/tip.ts';
import { Sprite } from '../icons/sprite.tsx';

/** A piece and how many of it there are. */
export const Count = memo(function Count({
  sprite,
  count,
  words,
  part,
}: {
  sprite: string;
  count: number | string;
  words: string;
  part?: string;
}) {
  return (
    <li data-part={part} {...tip(undefined, words)}>
      <span className="m-unseen">{words}</span>
      <Sprite name={sprite} />
      <span aria-hidden="true">{count}</span>
    </li>
  );
});
