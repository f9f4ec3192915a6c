import type { PlayerId } from '@morgenrot/engine';
import { scoreSheet, seatOf, tieBreak, toolValue } from '@morgenrot/stone-age';
import { useEffect, useState } from 'react';
import { moves } from '../../../board/motion/moves.ts';
import { PlayerMark } from '../../../kits/board/player-mark.tsx';
import { useMatchAlike } from '../match.ts';
import { useTribeWords } from '../words/own.ts';
import { ITEMS } from './score-sheet.tsx';

const ITEM_MS = 500;

/** How many items have been counted: one more after the other, or all at once where nothing moves. */
function useRunningUp(): number {
  const [counted, setCounted] = useState(() => (moves() ? 0 : ITEMS.length));
  useEffect(() => {
    if (counted >= ITEMS.length) return;
    const timer = setTimeout(() => setCounted(counted + 1), ITEM_MS);
    return () => clearTimeout(timer);
  }, [counted]);
  return counted;
}

/** At the end: the points of a player run up item by item. */
export function Merits({ player }: { player: PlayerId }) {
  const { tell } = useTribeWords();
  const counted = useRunningUp();
  const sheet = useMatchAlike((s) => scoreSheet(seatOf(s, player)));
  const running = ITEMS.slice(0, counted).reduce((sum, item) => sum + sheet[item], 0);
  const items = ITEMS.filter((item) => sheet[item] !== 0 || item === 'base');
  const said = items.map((item) => `${tell(`score.${item}`)} ${sheet[item]}`);
  return (
    <span className="m-row m-note sa-merits">
      <span className="m-unseen">{[tell('have.points', { count: sheet.total }), ...said].join(' · ')}</span>
      <span className="m-row sa-merits-items" aria-hidden="true">
        <PlayerMark player={player} />
        <b className="sa-merits-sum">{running}</b>
        {items.map((item, i) => (
          <span key={item} className="sa-merit" data-coming={ITEMS.indexOf(item) >= counted || undefined}>
            {i > 0 && '+ '}
            {said[i]}
          </span>
        ))}
      </span>
      <TieBreak player={player} total={sheet.total} />
    </span>
  );
}

/** S19.1: what has decided among those with as many points. */
function TieBreak({ player, total }: { player: PlayerId; total: number }) {
  const { tell } = useTribeWords();
  const tie = useMatchAlike((s) => {
    const equal = s.order.filter((one) => scoreSheet(seatOf(s, one)).total === total);
    const seat = seatOf(s, player);
    const { agriculture, figures } = seat;
    return equal.length > 1 ? { sum: tieBreak(seat), agriculture, tools: toolValue(seat), figures } : undefined;
  });
  return tie ? <span className="m-quiet">{tell('score.tie', tie)}</span> : null;
}
