import { Field } from './Field.tsx';

interface UrlFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** For an address, which no keyboard is to begin with a capital. */
export function UrlField({ label, value, onChange }: UrlFieldProps) {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          value={value}
          inputMode="url"
          autoCapitalize="none"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
