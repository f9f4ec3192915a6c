import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** What is chosen in it, in a few words: nobody has to open it to know. */
  sum: string;
  children: ReactNode;
}

/** A part of a long form, folded until somebody wants to change something in it. */
export function Section({ title, sum, children }: SectionProps) {
  return (
    <details
      className="m-section"
      // What is missing in a folded part could not be pointed at.
      onInvalidCapture={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <summary>
        <span className="m-section-title">{title}</span>
        <span className="m-fine m-section-sum">{sum}</span>
      </summary>
      <div className="m-section-body">{children}</div>
    </details>
  );
}
