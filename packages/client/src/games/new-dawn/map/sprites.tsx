import type { PlayerId } from '@morgenrot/engine';
import { memo } from 'react';
import { PieceDefs } from './piece-defs.tsx';
import { SeatDefs } from './seat-defs.tsx';
import { TerrainDefs } from './terrain-defs.tsx';

interface SpritesProps {
  order: readonly PlayerId[];
  letterOf: (player: PlayerId) => string;
}

/** All that is drawn more than once, drawn once: map, panels and log use it by name. */
export const Sprites = memo(function Sprites({ order, letterOf }: SpritesProps) {
  return (
    <svg className="sprites" width="0" height="0" aria-hidden="true">
      <defs>
        <TerrainDefs />
        <PieceDefs />
        {order.map((player, index) => (
          <SeatDefs key={player} index={index} letter={letterOf(player)} />
        ))}
      </defs>
    </svg>
  );
});
