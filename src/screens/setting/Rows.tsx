import { Link } from '../../features/navigation/Link.tsx';
import type { Path } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import css from './Rows.module.css';

interface RowProps {
  label: string;
  /** Current value. */
  value?: string | undefined;
  description?: string | undefined;
  isDangerous?: boolean;
}

function RowWords({ label, value, description }: RowProps) {
  return (
    <span className={css['words']}>
      <span className={css['first']}>
        <span className={css['label']}>{label}</span>
        {value && <span className={css['value']}>{value}</span>}
      </span>
      {description && <span className={css['description']}>{description}</span>}
    </span>
  );
}

export function LinkRow({ to, ...words }: RowProps & { to: Path }) {
  return (
    <Link className={classes(css['row'], words.isDangerous && css['dangerous'])} to={to}>
      <RowWords {...words} />
      <Icon shape={chevronRightIcon} size={18} className={css['arrow']} />
    </Link>
  );
}

export function ButtonRow({
  onSelect,
  opensSheet = false,
  ...words
}: RowProps & { onSelect: () => void; opensSheet?: boolean }) {
  return (
    <button
      type="button"
      className={classes(css['row'], words.isDangerous && css['dangerous'])}
      aria-haspopup={opensSheet ? 'dialog' : undefined}
      onClick={onSelect}
    >
      <RowWords {...words} />
      {opensSheet && <Icon shape={chevronRightIcon} size={18} className={css['arrow']} />}
    </button>
  );
}
