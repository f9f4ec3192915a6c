import { allowsHints, type TableInfo } from '@morgenrot/protocol';
import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { HintContext, type HintsState } from '../board/hints.ts';
import { useGameInfo } from '../home/use-games.ts';
import type { Session } from './session/session.ts';

/** Seats of people, whoever plays them now. */
const people = ({ seats }: TableInfo): number =>
  seats.filter(({ name, computer, standIn }) => name !== undefined && (!computer || standIn !== undefined)).length;

const mayAsk = (info: TableInfo): boolean =>
  info.status === 'playing' && !info.paused && allowsHints(info.settings, people(info));

/** Lets the board ask what the computer would do, where the table allows it. */
export function HintProvider({ session, children }: { session: Session; children: ReactNode }) {
  const seat = useStore(session.store, ({ table }) => table?.seat ?? undefined);
  const allowed = useStore(session.store, ({ table }) => table !== undefined && mayAsk(table.info));
  // Until the server has said that nobody can, it is asked.
  const canHint = useGameInfo(useStore(session.store, ({ table }) => table?.info.game ?? ''))?.hints !== false;
  const isSeen = useStore(session.store, ({ table }) => table !== undefined && people(table.info) > 1);
  const hints = useMemo(
    (): HintsState | undefined =>
      seat !== undefined && allowed && canHint ? { isSeen, ask: session.hint } : undefined,
    [session, seat, allowed, canHint, isSeen],
  );
  return <HintContext value={hints}>{children}</HintContext>;
}
