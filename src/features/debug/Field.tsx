import { useId, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import css from './PhoneDesk.module.css';

interface FieldProps {
  label: string;
  /** Gets the id for the label. */
  children: (id: string) => ReactNode;
}

export function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div className={classes(layout['stack1'], space['below3'], box['shrink'], css['field'])}>
      <label className={classes(font['note'], font['medium'])} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

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
