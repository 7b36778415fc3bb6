import { Link } from '../../features/navigation/Link.tsx';
import type { Path } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
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
    <span className={layout['fill']}>
      <span className={classes(layout['flow'], space['gap0by3'], box['apart'])}>
        <span className={classes(font['mediumWords'], css['label'])}>{label}</span>
        {value && <span className={tint['softWords']}>{value}</span>}
      </span>
      {description && (
        <span className={classes(font['note'], space['aboveHair'], box['ownLine'])}>
          {description}
        </span>
      )}
    </span>
  );
}

export function LinkRow({ to, ...words }: RowProps & { to: Path }) {
  return (
    <Link
      className={classes(
        layout['row3'],
        surface['tap'],
        css['row'],
        words.isDangerous && css['dangerous'],
      )}
      to={to}
    >
      <RowWords {...words} />
      <Icon
        shape={chevronRightIcon}
        size={18}
        className={classes(layout['fixed'], tint['faint'])}
      />
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
      className={classes(
        layout['row3'],
        surface['tap'],
        css['row'],
        words.isDangerous && css['dangerous'],
      )}
      aria-haspopup={opensSheet ? 'dialog' : undefined}
      onClick={onSelect}
    >
      <RowWords {...words} />
      {opensSheet && (
        <Icon
          shape={chevronRightIcon}
          size={18}
          className={classes(layout['fixed'], tint['faint'])}
        />
      )}
    </button>
  );
}
