import type { Reason } from '@morgenrot/engine';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';

/** Why something was refused, in a sentence. */
export function Refusal({ reason }: { reason: Reason | undefined }) {
  const words = useWords();
  return (
    reason && (
      <p role="alert" className="m-refused">
        {sayReason(words, reason)}
      </p>
    )
  );
}
