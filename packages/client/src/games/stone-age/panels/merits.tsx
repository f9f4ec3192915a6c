import type { PlayerId } from '@morgenrot/engine';
import { scoreSheet, seatOf } from '@morgenrot/stone-age';
import { MeritsLine } from '../../../kits/board/lines.tsx';
import { PlayerMark } from '../../../kits/board/player-mark.tsx';
import { useMatchAlike } from '../match.ts';
import { useTribeWords } from '../words/own.ts';

const ITEMS = ['base', 'culture', 'farmer', 'toolmaker', 'builder', 'shaman', 'resources'] as const;

/** At the end: the points of a player, item by item. */
export function Merits({ player }: { player: PlayerId }) {
  const { tell } = useTribeWords();
  const sheet = useMatchAlike((s) => scoreSheet(seatOf(s, player)));
  const items = ITEMS.filter((item) => sheet[item] !== 0).map((item) => `${tell(`score.${item}`)} ${sheet[item]}`);
  return (
    <MeritsLine mark={<PlayerMark player={player} />} parts={[tell('have.points', { count: sheet.total }), ...items]} />
  );
}
