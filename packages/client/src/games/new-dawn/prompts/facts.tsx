import type { ReactNode } from 'react';

/** The numbers that a choice depends on, in one line. */
export function PromptFacts({ children }: { children: ReactNode }) {
  return <p className="m-wrap nd-step-facts">{children}</p>;
}
