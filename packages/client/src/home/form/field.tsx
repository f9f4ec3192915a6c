import type { ReactNode } from 'react';
import type { TipProps } from '../../reference/tip.ts';

interface FieldProps {
  label: string;
  /** Explains it. */
  tip?: TipProps;
  note?: string;
  /** Why what was entered does not do. */
  refused?: string;
  /** False: there is nothing to choose, and nothing to label. */
  isAsked?: boolean;
  children: ReactNode;
}

/** A line of a form: its name, what is chosen, and what that means. */
export function Field({ label, tip, note, refused, isAsked = true, children }: FieldProps) {
  const Tag = isAsked ? 'label' : 'div';
  return (
    <Tag className={isAsked ? 'm-field' : 'm-field m-told'}>
      <span className="m-field-label" {...tip}>
        {label}
      </span>
      {children}
      {note && <small>{note}</small>}
      {refused && (
        <small role="alert" className="m-field-refused">
          {refused}
        </small>
      )}
    </Tag>
  );
}
