import { Icon } from '../Icon.tsx';
import { checkIcon } from '../icons.ts';
import { classes } from '../classes.ts';
import layout from '../style/layout.module.css';
import css from './Form.module.css';

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
      <input
        {...input}
        className={classes(layout['cover'], layout['overlay'], css['checkboxInput'])}
        type="checkbox"
        onChange={onChange}
      />
      <span className={classes(layout['middle'], css['box'])} aria-hidden="true">
        <Icon shape={checkIcon} size={18} />
      </span>
    </>
  );
}
