import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronDownIcon, chevronUpIcon } from '../../ui/icons.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import font from '../../ui/style/font.module.css';
import tint from '../../ui/style/tint.module.css';

interface MoreToggleProps {
  isOpen: boolean;
  onToggle: () => void;
  /** Id of the list. */
  controls: string;
  /** What it says while the list is short. */
  more: string;
}

/** Below a list that shows its first rows: all of them, and back. */
export function MoreToggle({ isOpen, onToggle, controls, more }: MoreToggleProps) {
  const text = useText();
  return (
    <button
      type="button"
      className={classes(
        layout['row1'],
        layout['wideTarget'],
        tint['soft'],
        font['strong'],
        space['above1'],
        box['centre'],
      )}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {isOpen ? text('merchant.hide') : more}
      <Icon shape={isOpen ? chevronUpIcon : chevronDownIcon} size={18} />
    </button>
  );
}
