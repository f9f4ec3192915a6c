import type { PlayerId } from '@morgenrot/engine';
import type { ReactNode } from 'react';
import { LogTicker } from '../../board/log-ticker.tsx';

interface ScreenMatchProps {
  /** What it is played on. */
  picture: ReactNode;
  /** Beside it: how the match stands. */
  facts?: ReactNode;
  /** On the other side: who plays, and with what. */
  side: ReactNode;
  mark: (player: PlayerId) => ReactNode;
}

/** The match for a room full of people. Nothing in it answers to a click or a key. */
export function ScreenMatch({ picture, facts, side, mark }: ScreenMatchProps) {
  return (
    <div className="m-screen-match">
      <div className="m-screen-map" inert>
        {picture}
      </div>
      {facts && (
        <div className="m-sheet m-screen-facts" inert>
          {facts}
        </div>
      )}
      <div className="m-column m-screen-side" inert>
        {side}
      </div>
      <LogTicker mark={mark} />
    </div>
  );
}
