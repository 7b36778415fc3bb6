import { Link } from '../../features/navigation/Link.tsx';
import { useText } from '../../i18n/i18n.ts';
import type { Path } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconShape } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import css from './EntryList.module.css';
import { MemberLink } from './MemberLink.tsx';

interface EntryWords {
  icon: IconShape;
  label: string;
  value?: string | undefined;
  /** Unread count of the target. */
  news?: number;
}

/**
 * A link to a screen, or an action. `own` is for members; a `tab` replaces the history entry, as the
 * tab bar does (spec home 2).
 */
type Entry = EntryWords &
  (
    | { to: Path; kind?: 'own' | 'tab'; onSelect?: never }
    | { to?: never; kind?: never; onSelect: () => void }
  );

export function EntryList({ label, entries }: { label: string; entries: readonly Entry[] }) {
  return (
    <nav className={css['list']} aria-label={label}>
      {entries.map((entry) => {
        if (!entry.to) {
          return (
            <button
              key={entry.label}
              type="button"
              className={css['entry']}
              aria-haspopup="dialog"
              onClick={entry.onSelect}
            >
              <EntryLine {...entry} />
            </button>
          );
        }
        if (entry.kind === 'own') {
          return (
            <MemberLink key={entry.label} className={css['entry']} to={entry.to}>
              <EntryLine {...entry} />
            </MemberLink>
          );
        }
        return (
          <Link
            key={entry.label}
            className={css['entry']}
            to={entry.to}
            replace={entry.kind === 'tab'}
          >
            <EntryLine {...entry} />
          </Link>
        );
      })}
    </nav>
  );
}

function EntryLine({ icon, label, value, news = 0 }: EntryWords) {
  return (
    <>
      <Icon shape={icon} size={22} />
      <span className={css['words']}>
        <span className={css['label']}>{label}</span>
        {value && <span className={css['value']}>{value}</span>}
        <NewCount count={news} />
      </span>
      <Icon shape={chevronRightIcon} size={18} className={css['arrow']} />
    </>
  );
}

/** Unread badge: a number, and a sentence for screen readers. */
export function NewCount({ count }: { count: number }) {
  const text = useText();
  if (count <= 0) return null;
  return (
    <span className={css['new']} role="img" aria-label={text('profile.newCount', { count })}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
