import type { ReactNode } from 'react';

/**
 * For whoever has no mouse: from the question to where it is answered, without everything that lies between. Seen when
 * the keyboard comes to it.
 */
export function Jump({ to, children }: { to: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className="m-button m-small m-jump"
      onClick={() => document.querySelector<HTMLElement | SVGElement>(to)?.focus()}
    >
      {children}
    </button>
  );
}
