import type { HexKey } from '@morgenrot/hex';
import { capitalised } from '../../../texts/words.ts';
import { type Beholder, describeSpace } from './space-facts.ts';

/** What the mouse points at, in words. Whoever uses the keyboard hears the same from the space itself. */
export function Inspector({ beholder, hex }: { beholder: Beholder; hex: HexKey | undefined }) {
  if (!hex) return null;
  return (
    <p className="inspector" aria-hidden="true">
      {capitalised(describeSpace(beholder, hex))}
    </p>
  );
}
