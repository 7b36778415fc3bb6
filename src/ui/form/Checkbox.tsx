import { Icon } from '../Icon.tsx';
import { checkIcon } from '../icons.ts';
import css from './Checkbox.module.css';

interface CheckboxProps {
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/**
 * A native checkbox over the whole label that it stands in, which is positioned, and its box as the app
 * draws it.
 */
export function Checkbox({ onChange, ...input }: CheckboxProps) {
  return (
    <>
      <input {...input} className={css['input']} type="checkbox" onChange={onChange} />
      <span className={css['box']} aria-hidden="true">
        <Icon shape={checkIcon} size={18} />
      </span>
    </>
  );
}
