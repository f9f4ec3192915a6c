import { LIMITS } from '@morgenrot/protocol';
import { Field } from './form/field.tsx';

interface PasswordEntryProps {
  label: string;
  note?: string;
  value: string;
  onChange: (password: string) => void;
}

/** The password of a table; no browser keeps it. */
export function PasswordEntry({ label, note, value, onChange }: PasswordEntryProps) {
  return (
    <Field label={label} note={note}>
      <input
        type="password"
        name="table-password"
        value={value}
        required
        maxLength={LIMITS.password}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
