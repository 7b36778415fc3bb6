import { Icon, type IconShape } from '../Icon.tsx';
import css from './SheetRow.module.css';

interface SheetRowProps {
  icon: IconShape;
  label: string;
  onSelect: () => void;
  disabled?: boolean;
  /** The action cannot be undone. */
  isDangerous?: boolean;
}

/** One choice on a sheet, in a `ul`. */
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
        <Icon shape={icon} />
        {label}
      </button>
    </li>
  );
}
