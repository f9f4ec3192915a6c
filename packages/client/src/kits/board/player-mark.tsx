import type { PlayerId } from '@morgenrot/engine';
import { memo } from 'react';
import { useBoard } from '../../board/use-board.ts';
import { usePeople } from './people.ts';
import { PlayerDisc, PlayerPattern } from './player-drawing.tsx';

/** A player's mark by seat: colour, pattern and letter. Belongs on a page with `PlayerSprites`. */
export const PlayerMark = memo(function PlayerMark({ player }: { player: PlayerId }) {
  const index = useBoard(({ seats }) => seats.findIndex(({ seat }) => seat === player));
  if (index < 0) return null;
  return (
    <svg className="m-sprite m-player-mark" viewBox="-27 -27 54 54" aria-hidden="true">
      <use href={`#player-${index}`} />
    </svg>
  );
});

/** Everybody's mark, drawn once. */
export function PlayerSprites() {
  const players = useBoard(({ seats }) => seats.map(({ seat }) => seat));
  const { letterOf } = usePeople();
  return (
    <svg className="m-sprites" width="0" height="0" aria-hidden="true">
      <defs>
        {players.map((player, index) => (
          <g key={player}>
            <PlayerPattern index={index} />
            <g id={`player-${index}`}>
              <PlayerDisc index={index} letter={letterOf(player)} />
            </g>
          </g>
        ))}
      </defs>
    </svg>
  );
}
