import type { Reason } from '@morgenrot/engine';
import { useAdminWords } from './use-admin-words.ts';

/** Why something was refused, in a sentence. */
export function AdminRefused({ reason }: { reason: Reason | undefined }) {
  const { why } = useAdminWords();
  return (
    reason && (
      <p role="alert" className="m-refused">
        {why(reason)}
      </p>
    )
  );
}
