import type { PlayerId } from '@morgenrot/engine';
import type { District } from '@morgenrot/new-dawn';
import { Sprite } from '../icons/sprite.tsx';
import { useMatch } from '../match.ts';

/** A player's token of a district. */
export function DistrictSign({ district, player }: { district: District; player: PlayerId }) {
  const index = useMatch((s) => s.order.indexOf(player));
  return index < 0 ? null : <Sprite name={`district-${district}-${index}`} className="nd-district-sign" />;
}
