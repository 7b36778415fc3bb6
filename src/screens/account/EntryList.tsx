import { Link } from '../../features/navigation/Link.tsx';
import type { Path } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-shapes.ts';
import css from './EntryList.module.css';

interface Entry {
  icon: IconName;
  label: string;
  value?: string | undefined;
  to: Path;
}

export function EntryList({ label, entries }: { label: string; entries: readonly Entry[] }) {
  return (
    <nav className={css['list']} aria-label={label}>
      {entries.map((entry) => (
        <Link key={entry.label} className={css['entry']} to={entry.to}>
          <Icon name={entry.icon} size={22} />
          <span className={css['words']}>
            <span className={css['label']}>{entry.label}</span>
            {entry.value && <span className={css['value']}>{entry.value}</span>}
          </span>
          <Icon name="chevron-right" size={18} className={css['arrow']} />
        </Link>
      ))}
    </nav>
  );
}
