import { type ReactNode, useMemo, useState } from 'react';
import { HandContext } from './laying.ts';

/** The tile in the hand is turned in the prompt and on the map alike. */
export function HandProvider({ children }: { children: ReactNode }) {
  const [rot, setRot] = useState(0);
  const hand = useMemo(() => ({ rot, setRot }), [rot]);
  return <HandContext value={hand}>{children}</HandContext>;
}
