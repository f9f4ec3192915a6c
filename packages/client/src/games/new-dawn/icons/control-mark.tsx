import type { PlayerId } from '@morgenrot/engine';
import { memo } from 'react';
import { useMatch } from '../match.ts';
import { Sprite } from './sprite.tsx';

/** Colour, pattern and letter of a player: the control token. */
export const ControlMark = memo(function ControlMark({ player }: { player: PlayerId }) {
  const index = useMatch((s) => s.order.indexOf(player));
  return index < 0 ? null : <Sprite name={`control-${index}`} className="m-player-mark nd-mark" />;
});

/** The same where a function is wanted, always the same one. */
export const markOf = (player: PlayerId) => <ControlMark player={player} />;
