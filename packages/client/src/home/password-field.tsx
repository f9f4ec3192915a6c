import { LIMITS } from '@morgenrot/protocol';
import { Field } from './form/field.tsx';

interface PasswordFieldProps {
  label: string;
  note?: string;
  value: string;
  onChange: (password: string) => void;
}

/** The password of a table; no browser keeps it. */
export function PasswordField({ label, note, value, onChange }: PasswordFieldProps) {
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
