import type { ReactNode } from 'react';

/** The numbers that a choice depends on, in one line. */
export function Facts({ children }: { children: ReactNode }) {
  return <p className="m-wrap nd-step-facts">{children}</p>;
}
