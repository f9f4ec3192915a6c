import type { PlayerId } from '@morgenrot/engine';
import { lazy, memo, Suspense } from 'react';
import { PieceDefs } from './piece-defs.tsx';
import { SeatDefs } from './seat-defs.tsx';
import { TerrainDefs } from './terrain-defs.tsx';

/** Drawings of the expansion come with the first table that plays it. */
const ExpansionDefs = lazy(async () => ({ default: (await import('./expansion-defs.tsx')).ExpansionDefs }));

interface SpritesProps {
  isTerra: boolean;
  order: readonly PlayerId[];
  letterOf: (player: PlayerId) => string;
}

/** All that is drawn more than once, drawn once: map, panels and log use it by name. */
export const Sprites = memo(function Sprites({ isTerra, order, letterOf }: SpritesProps) {
  return (
    <svg className="m-sprites" width="0" height="0" aria-hidden="true">
      <defs>
        <TerrainDefs />
        <PieceDefs />
        {order.map((player, index) => (
          <SeatDefs key={player} index={index} letter={letterOf(player)} />
        ))}
        {isTerra && (
          <Suspense>
            <ExpansionDefs order={order} letterOf={letterOf} />
          </Suspense>
        )}
      </defs>
    </svg>
  );
});
