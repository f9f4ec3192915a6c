import type { PlayerId } from '@morgenrot/engine';
import { use, useEffect, useState } from 'react';
import { useBoard } from '../board/use-board.ts';
import { useWords } from '../texts/use-words.tsx';
import { ClockChip } from './clock-chip.tsx';
import { ClockContext, useSecondsLeft } from './use-clock.ts';

/** In the board's header: my own time; for whoever looks on, the time that runs. */
export function ClockBar() {
  const { say } = useWords();
  const clock = use(ClockContext);
  const me = useBoard((board) => board.me);
  const seats = useBoard((board) => board.seats);
  if (!clock) return null;
  const seat = me ?? clock.running[0];
  if (seat === undefined) return null;
  const name = seats.find((one) => one.seat === seat)?.name ?? '';
  return (
    <>
      <ClockChip seat={seat} who={seat === me ? say('clock.mine') : say('clock.of', { name })} />
      {me !== null && <ClockNews key={me} seat={me} />}
    </>
  );
}

const MOMENTS = [
  { at: 60, key: 'clock.minute' },
  { at: 10, key: 'clock.seconds' },
  { at: 0, key: 'clock.none' },
] as const;

/** Says to me that my time gets short, at a few moments and not in between. */
function ClockNews({ seat }: { seat: PlayerId }) {
  const { say } = useWords();
  const left = useSecondsLeft(seat);
  const passed = left?.isRunning ? MOMENTS.findLast(({ at }) => left.seconds <= at)?.key : undefined;
  const [news, setNews] = useState<(typeof MOMENTS)[number]['key']>();
  useEffect(() => setNews(passed), [passed]);
  return (
    <span role="status" className="m-unseen">
      {news && say(news)}
    </span>
  );
}
