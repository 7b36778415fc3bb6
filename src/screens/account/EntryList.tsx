import type { ReactNode } from 'react';
import { Link } from '../../features/navigation/Link.tsx';
import { useText } from '../../i18n/i18n.ts';
import type { Path } from '../../paths.ts';
import { isLoggedIn, session } from '../../session/session.ts';
import { Icon, type IconShape } from '../../ui/Icon.tsx';
import { classes } from '../../ui/classes.ts';
import { chevronRightIcon } from '../../ui/icons.ts';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import box from '../../ui/style/box.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './AccountScreen.module.css';

const ENTRY = classes(
  layout['row3'],
  surface['tap'],
  layout['wide'],
  space['pad2by4'],
  box['tall56'],
  letters['start'],
  css['entry'],
);

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
    <nav className={classes(surface['sheet'], box['divided'], css['list'])} aria-label={label}>
      {entries.map((entry) => {
        if (!entry.to) {
          return (
            <button
              key={entry.label}
              type="button"
              className={ENTRY}
              aria-haspopup="dialog"
              onClick={entry.onSelect}
            >
              <EntryLine {...entry} />
            </button>
          );
        }
        if (entry.kind === 'own') {
          return (
            <MemberLink key={entry.label} className={ENTRY} to={entry.to}>
              <EntryLine {...entry} />
            </MemberLink>
          );
        }
        return (
          <Link key={entry.label} className={ENTRY} to={entry.to} replace={entry.kind === 'tab'}>
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
      <span
        className={classes(
          layout['flow'],
          layout['grow'],
          space['gap0by3'],
          box['apart'],
          box['baseline'],
          css['entryListWords'],
        )}
      >
        <span className={font['mediumWords']}>{label}</span>
        {value && <span className={tint['soft']}>{value}</span>}
        <NewCount count={news} />
      </span>
      <Icon shape={chevronRightIcon} size={18} className={tint['faint']} />
    </>
  );
}

/** Unread badge: a number, and a sentence for screen readers. */
export function NewCount({ count }: { count: number }) {
  const text = useText();
  if (count <= 0) return null;
  return (
    <span
      className={classes(
        font['price'],
        surface['loud'],
        font['centred'],
        letters['size12'],
        css['newCount'],
      )}
      role="img"
      aria-label={text('profile.newCount', { count })}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}

interface MemberLinkProps {
  to: Path;
  className: string | undefined;
  children: ReactNode;
}

/** A link behind the login gate: a visitor logs in first and then arrives. */
export function MemberLink({ to, className, children }: MemberLinkProps) {
  return (
    <Link
      to={to}
      className={className}
      onClick={(event) => {
        if (isLoggedIn()) return;
        event.preventDefault();
        session.require('account', { kind: 'open-route', to });
      }}
    >
      {children}
    </Link>
  );
}
