import { useBoard, useBoardActions } from '../../../board/use-board.ts';
import { GoodsField } from './goods-field.tsx';

/** Resources of one's choice, from the card that waits for it. */
export function AnyTwo() {
  const { setCounts } = useBoardActions();
  const counts = useBoard((board) => board.counts);
  const ask = useBoard(({ asked }) => (asked?.ask.shape === 'counts' ? asked.ask : undefined));
  return ask ? <GoodsField ask={ask} counts={counts} onChange={setCounts} /> : null;
}
