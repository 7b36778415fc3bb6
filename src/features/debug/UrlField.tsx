import { Field } from './Field.tsx';

interface UrlFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** For an address: no automatic capital letter. */
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
