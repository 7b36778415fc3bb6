import type { ReactNode } from 'react';
import css from './ActionBar.module.css';
import type { IconShape } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { backIcon } from './icons.ts';
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
    <header className={screen['bar']}>
      {back ? (
        <IconButton icon={back.icon ?? backIcon} label={back.label} onClick={back.onSelect} />
      ) : (
        <span className={css['actions']} />
      )}
      <h1 className={screen['title']} tabIndex={-1}>
        {title}
      </h1>
      <div className={css['actions']}>{actions}</div>
    </header>
  );
}
