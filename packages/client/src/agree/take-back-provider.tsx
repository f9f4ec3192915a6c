import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { type TakeBack, TakeBackContext } from '../board/take-back.ts';
import type { Session } from '../table/session/session.ts';

/** Lets the board ask the others to go back: whoever plays may, as long as the match runs. */
export function TakeBackProvider({ session, children }: { session: Session; children: ReactNode }) {
  const seat = useStore(session.store, ({ table }) => table?.seat ?? undefined);
  const isRunning = useStore(session.store, ({ table }) => table?.info.status === 'playing');
  const from = useStore(session.store, ({ table }) => {
    const what = table?.info.proposal?.what;
    return what?.kind === 'undo' ? what.n : undefined;
  });
  const takeBack = useMemo((): TakeBack | undefined => {
    if (seat === undefined || !isRunning) return undefined;
    return {
      ...(from === undefined ? {} : { from }),
      async ask(n) {
        const what = { kind: 'undo', ...(n === undefined ? {} : { n }) } as const;
        const reply = await session.order({ kind: 'propose', what, seat });
        return reply.ok ? undefined : reply.reason;
      },
    };
  }, [session, seat, isRunning, from]);
  return <TakeBackContext value={takeBack}>{children}</TakeBackContext>;
}
