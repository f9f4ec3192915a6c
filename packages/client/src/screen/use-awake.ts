import { useEffect } from 'react';

/** The display does not go dark while this is shown, where the browser can see to it. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isWanted = true;
    async function take(): Promise<void> {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // A device that is short of power says no; then it goes dark as it always does.
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isWanted) lock = taken;
      else await taken?.release();
    }
    // The browser lets go by itself as soon as the page is out of sight.
    const onVisible = (): void => void take();
    document.addEventListener('visibilitychange', onVisible);
    void take();
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
}
