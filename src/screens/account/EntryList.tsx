import { Link } from '../../features/navigation/Link.tsx';
import type { Path } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-shapes.ts';
import css from './EntryList.module.css';

interface EntryWords {
  icon: IconName;
  label: string;
  value?: string | undefined;
}

/** Leads to a screen, or does something right here. */
type Entry = EntryWords & ({ to: Path; onSelect?: never } | { to?: never; onSelect: () => void });

export function EntryList({ label, entries }: { label: string; entries: readonly Entry[] }) {
  return (
    <nav className={css['list']} aria-label={label}>
      {entries.map((entry) =>
        entry.to ? (
          <Link key={entry.label} className={css['entry']} to={entry.to}>
            <EntryLine {...entry} />
          </Link>
        ) : (
          <button
            key={entry.label}
            type="button"
            className={css['entry']}
            aria-haspopup="dialog"
            onClick={entry.onSelect}
          >
            <EntryLine {...entry} />
          </button>
        ),
      )}
    </nav>
  );
}

function EntryLine({ icon, label, value }: EntryWords) {
  return (
    <>
      <Icon name={icon} size={22} />
      <span className={css['words']}>
        <span className={css['label']}>{label}</span>
        {value && <span className={css['value']}>{value}</span>}
      </span>
      <Icon name="chevron-right" size={18} className={css['arrow']} />
    </>
  );
}
