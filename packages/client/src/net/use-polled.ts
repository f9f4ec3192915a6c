import type { Reply } from '@morgenrot/protocol';
import { useEffect, useState } from 'react';

export interface Polled<T> {
  value?: T;
  /** The last attempt failed; `value` is what was known before. */
  failed: boolean;
}

/** How long to wait: while the tab is looked at, and while another one is. */
interface Pace {
  every: number;
  hidden: number;
}

/** Asks again and again. `ask` and `pace` have to be the same each time. */
export function usePolled<T>(ask: () => Promise<Reply<T>>, pace: Pace): Polled<T> {
  const [polled, setPolled] = useState<Polled<T>>({ failed: false });
  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const round = async (): Promise<void> => {
      const reply = await ask();
      if (over) return;
      setPolled((before) => (reply.ok ? { value: reply, failed: false } : { ...before, failed: true }));
      // Woken up meanwhile, it goes on once and not twice.
      clearTimeout(timer);
      timer = setTimeout(() => void round(), document.hidden ? pace.hidden : pace.every);
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
  }, [ask, pace]);
  return polled;
}
