import { useEffect, useState } from 'react';

const STILL_AFTER = 3000;
const STIRS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Has nobody touched anything for a while? */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stir = (): void => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), STILL_AFTER);
    };
    stir();
    for (const name of STIRS) window.addEventListener(name, stir);
    return () => {
      clearTimeout(timer);
      for (const name of STIRS) window.removeEventListener(name, stir);
    };
  }, []);
  return isIdle;
}
