import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import type { IconShape } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { backIcon } from './icons.ts';
import font from './style/font.module.css';
import box from './style/box.module.css';
import layout from './style/layout.module.css';
import css from './Bars.module.css';
import screen from './Screen.module.css';

interface ActionBarProps {
  title: string;
  /** Absent on a tab, which nothing lies behind. */
  back?: { label: string; onSelect: () => void; icon?: IconShape } | undefined;
  /** At most two buttons of 44 px. */
  actions?: ReactNode;
}

/** The `header` of a `Screen` whose bar does more than go back. */
export function ActionBar({ title, back, actions }: ActionBarProps) {
  return (
    <header className={classes(layout['row'], screen['bar'])}>
      {back ? (
        <IconButton icon={back.icon ?? backIcon} label={back.label} onClick={back.onSelect} />
      ) : (
        <span className={css['actions']} />
      )}
      <h1 className={classes(layout['fillWords'], font['heading'], screen['title'])} tabIndex={-1}>
        {title}
      </h1>
      <div className={css['actions']}>{actions}</div>
    </header>
  );
}

/** The `footer` of a `Screen`: what the screen is for, in one row where there is room. */
export function FootBar({ children }: { children: ReactNode }) {
  return <div className={classes(layout['line'], box['footBar'], css['footBar'])}>{children}</div>;
}
