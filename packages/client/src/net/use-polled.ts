import type { Reply } from '@morgenrot/protocol';
import { useEffect, useState } from 'react';

export interface Polled<T> {
  value?: T;
  /** The last attempt failed; `value` is what was known before. */
  failed: boolean;
}

/** Asks again and again while the tab is looked at. `ask` has to be the same function each time. */
export function usePolled<T>(ask: () => Promise<Reply<T>>, every: number): Polled<T> {
  const [polled, setPolled] = useState<Polled<T>>({ failed: false });
  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const round = async (): Promise<void> => {
      if (!document.hidden) {
        const reply = await ask();
        if (over) return;
        setPolled((before) => (reply.ok ? { value: reply, failed: false } : { ...before, failed: true }));
      }
      timer = setTimeout(() => void round(), every);
    };
    const wake = (): void => {
      if (document.hidden) return;
      clearTimeout(timer);
      void round();
    };
    void round();
    document.addEventListener('visibilitychange', wake);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [ask, every]);
  return polled;
}
