import type { District } from '@morgenrot/new-dawn';
import { type ReactNode, useMemo, useState } from 'react';
import { HandContext, type TileSide } from './laying.ts';

/** The tile in the hand is turned in the prompt and on the map alike; so is the district that is about to be placed. */
export function HandProvider({ children }: { children: ReactNode }) {
  const [rot, setRot] = useState(0);
  const [flipTo, setFlipTo] = useState<TileSide>();
  const [district, setDistrict] = useState<District>();
  const hand = useMemo(() => ({ rot, setRot, flipTo, setFlipTo, district, setDistrict }), [rot, flipTo, district]);
  return <HandContext value={hand}>{children}</HandContext>;
}
