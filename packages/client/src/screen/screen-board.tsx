import { useStore } from 'zustand';
import { BoardAtPace } from '../board/board-at-pace.tsx';
import type { BoardPlugin } from '../board/plugin.ts';
import { useBoard } from '../board/use-board.ts';
import type { Session } from '../table/session/session.ts';
import { useTableBoard } from '../table/use-table-board.ts';
import { useWords } from '../texts/use-words.tsx';
import { listed } from '../texts/words.ts';
import { ScreenFrame } from './screen-frame.tsx';

/** A match on the big screen. */
export function ScreenBoard({ session, plugin }: { session: Session; plugin: BoardPlugin }) {
  const { board, info } = useTableBoard(session, plugin);
  const isPaused = useStore(session.store, ({ table }) => table?.info.paused === true);
  const { Screen, Status } = plugin;
  return (
    <BoardAtPace board={board}>
      <ScreenFrame info={info} status={<MatchStatus Status={Status} isPaused={isPaused} />}>
        <Screen />
      </ScreenFrame>
    </BoardAtPace>
  );
}

function MatchStatus({ Status, isPaused }: { Status: BoardPlugin['Status']; isPaused: boolean }) {
  const words = useWords();
  const over = useBoard((board) => board.over);
  const first = useBoard(({ ranking }) => ranking?.[0] ?? []);
  const names = useBoard(({ seats }) => seats.flatMap(({ seat, name }) => [seat, name ?? ''] as const));
  if (!over) return isPaused ? words.say('screen.paused') : <Status />;
  const winners = first.map((player) => names[names.indexOf(player) + 1] ?? '');
  return (
    <strong className="m-screen-winner">
      {words.say('result.winner', { count: winners.length, names: listed(words, winners) })}
    </strong>
  );
}
