import { type ReactNode, useId } from 'react';

/** One part of the table's menu: a heading and what belongs to it. */
export function MenuPart({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="m-dialog-part" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {children}
    </section>
  );
}
