import type { ReactNode } from 'react';

/** A list of what something is called, and what it is like. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="m-admin-facts">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
