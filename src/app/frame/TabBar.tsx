import { Link } from '../../features/navigation/Link.tsx';
import { shownUnread } from '../../features/unread/rules.ts';
import { useUnread } from '../../features/unread/unread.ts';
import { useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { tabs, type TabName } from './tabs.ts';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from '../App.module.css';

interface TabBarProps {
  current: TabName;
  hasExplore: boolean;
}

/** The bottom bar. Switching replaces the history entry (spec home 2), so that back leaves the app. */
export function TabBar({ current, hasExplore }: TabBarProps) {
  const text = useText();
  const unread = useUnread();
  return (
    <nav className={css['tabBar']} aria-label={text('frame.tabs')}>
      <ul className={css['list']}>
        {tabs
          .filter(({ name }) => name !== 'explore' || hasExplore)
          .map(({ name, label, icon, iconOn, to, unreadPage }) => {
            const count = unreadPage ? shownUnread(unread, unreadPage) : 0;
            const isCurrent = name === current;
            return (
              <li key={name} className={css['item']}>
                <Link
                  className={classes(layout['axis'], css['tab'], isCurrent && css['current'])}
                  to={to()}
                  replace
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  <span
                    className={classes(
                      layout['middle'],
                      isCurrent && surface['yellow'],
                      css['mark'],
                    )}
                  >
                    <Icon shape={isCurrent ? iconOn : icon} />
                    {count > 0 && <span className={css['dot']} />}
                  </span>
                  <span className={css['label']}>{text(label)}</span>
                  {count > 0 && <VisuallyHidden>{text('frame.unread', { count })}</VisuallyHidden>}
                </Link>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
