import { Icon, type IconName } from '../Icon.tsx';
import css from './SheetRow.module.css';

interface SheetRowProps {
  icon: IconName;
  label: string;
  onSelect: () => void;
  disabled?: boolean;
  /** What cannot be taken back. */
  isDangerous?: boolean;
}

/** One of the things to choose on a sheet, in a `ul`. */
export function SheetRow({ icon, label, onSelect, disabled, isDangerous }: SheetRowProps) {
  return (
    <li>
      <button
        type="button"
        className={css['row']}
        data-dangerous={isDangerous}
        disabled={disabled}
        onClick={onSelect}
      >
        <Icon name={icon} />
        {label}
      </button>
    </li>
  );
}
