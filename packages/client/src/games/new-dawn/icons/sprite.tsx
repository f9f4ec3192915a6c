import { memo } from 'react';
import { tip } from '../../../reference/tip.ts';
import { entryOfDrawing } from '../reference/icons.ts';

/** A piece of the map, beside the map; pointed at, it says what it stands for. */
export const Sprite = memo(function Sprite({ name, className = '' }: { name: string; className?: string }) {
  return (
    <svg
      className={`m-sprite nd-sprite ${className}`}
      viewBox="-27 -27 54 54"
      aria-hidden="true"
      {...tip(entryOfDrawing(name))}
    >
      <use href={`#${name}`} />
    </svg>
  );
});
