import type { PlayerId } from '@morgenrot/engine';
import { type ReactNode, useEffect, useState } from 'react';
import type { Session } from '../table/session/session.ts';
import type { TablePageState } from '../table/session/table-state.ts';
import { Curtain } from './curtain.tsx';
import { askedNow, isCurtained, type Peek, sameAsked } from './curtain-state.ts';

interface HotSeatProps {
  session: Session;
  table: TablePageState;
  children: ReactNode;
}

/**
 * Several people at one browser: what lies open is for one of them at a time. While the curtain hangs, the server shows
 * this browser what is public and nothing else.
 */
export function HotSeat({ session, table, children }: HotSeatProps) {
  const { info, mine, seat, match } = table;
  const asked = match ? askedNow(match.view).filter((player) => mine.includes(player)) : [];
  const [peek, setPeek] = useState<Peek>();
  const isClosed = isCurtained({ status: info.status, mine, seat, asked, peek });
  const pending = sameAsked(asked);
  const isShared = mine.length > 1;
  const isOver = info.status === 'over';

  // Whoever has looked once more has done so before the next decision.
  useEffect(() => {
    setPeek((before) => (before?.while === pending ? before : undefined));
  }, [pending]);
  useEffect(() => {
    if (isClosed && seat !== null) void session.enter({ seat: null });
  }, [session, isClosed, seat]);
  // There is nothing to hide any more.
  useEffect(() => {
    if (isShared && isOver && seat === null) void session.enter({ seat: mine[0] });
  }, [session, isShared, isOver, seat, mine]);

  async function open(who: PlayerId): Promise<void> {
    setPeek({ seat: who, while: pending });
    await session.enter({ seat: who });
  }
  // Nothing of the board is in the page behind the curtain.
  return isClosed ? <Curtain table={table} asked={asked} onOpen={open} /> : children;
}
