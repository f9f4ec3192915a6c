import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { newestLines } from '../../../board/log-parts.ts';
import { useBoardActions } from '../../../board/use-board.ts';
import { stateOf } from '../match.ts';
import { TELLING } from '../motion/telling.ts';
import { type Ended, endedWith } from './ended.ts';

interface Memory {
  ended?: Ended;
}

const MemoryContext = createContext<StoreApi<Memory>>(createStore<Memory>()(() => ({})));

/** Remembers the last combat until something else happens: it often begins and ends within one answer. */
export function CombatMemory({ children }: { children: ReactNode }) {
  const { store } = useBoardActions();
  const [memory] = useState(() => createStore<Memory>()(() => ({})));
  useEffect(
    () =>
      store.subscribe((now, before) => {
        const { ended } = memory.getState();
        if (now.own !== before.own && ended && now.own !== ended.n) memory.setState({ ended: undefined });
        if (now.log === before.log) return;
        const lines = newestLines(now.log);
        const fresh = endedWith(stateOf(before.view), lines);
        if (fresh) memory.setState({ ended: fresh });
        else if (ended && lines.some(({ n, key }) => n > ended.n && TELLING.partOf(key) === 'begins')) {
          memory.setState({ ended: undefined });
        }
      }),
    [store, memory],
  );
  return <MemoryContext value={memory}>{children}</MemoryContext>;
}

export const useEnded = (): Ended | undefined => useStore(use(MemoryContext), (memory) => memory.ended);
