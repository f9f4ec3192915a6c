import type { Reason } from '@morgenrot/engine';
import type { Reply } from '@morgenrot/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';

interface Asked<T> {
  value: T | undefined;
  reason: Reason | undefined;
  again(): Promise<void>;
}

/** Whoever is not let in any more is shown the way in; of everything else the refusal is told. */
export const outOr = (reason: Reason, onOut: () => void): Reason | undefined => {
  if (reason.key !== 'admin.enter') return reason;
  onOut();
  return undefined;
};

/** Something that the server is asked for when it is first shown, and again on demand. */
export function useAsked<T extends object>(ask: () => Promise<Reply<T>>, onOut: () => void): Asked<T> {
  const [value, setValue] = useState<T>();
  const [reason, setReason] = useState<Reason>();
  const asking = useRef(ask);
  asking.current = ask;
  const out = useRef(onOut);
  out.current = onOut;
  const again = useCallback(async (): Promise<void> => {
    const reply = await asking.current();
    if (reply.ok) {
      setValue(reply);
      setReason(undefined);
    } else setReason(outOr(reply.reason, out.current));
  }, []);
  useEffect(() => void again(), [again]);
  return { value, reason, again };
}
