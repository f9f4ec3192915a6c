import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { newId } from '../../net/new-id.ts';
import { sharedWire } from '../../net/wire.ts';
import { useCameBy } from './came-by.ts';
import { openSession, type Session, type SessionState } from './session.ts';
import { unsentInTab } from './unsent.ts';
import { useColours } from './use-colours.ts';

const BEFORE = createStore<SessionState>()(() => ({
  status: 'loading',
  connection: 'connecting',
  moreLog: false,
  moreTalk: false,
}));

/** The table of this address, for as long as the page shows it; `apart`, as any watcher sees it. */
export function useSession(id: string, apart = false): { session?: Session; state: SessionState } {
  const { watch: key } = useCameBy();
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    const opened = openSession(id, sharedWire(), newId, {
      ...(key === undefined ? {} : { key }),
      ...(apart ? { apart } : { unsent: unsentInTab(id) }),
    });
    setSession(opened);
    return () => opened.close();
  }, [id, key, apart]);
  const state = useStore(session?.store ?? BEFORE);
  useColours(state.table?.info.seats);
  return { session, state };
}
