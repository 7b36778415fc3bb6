import type { ReactNode } from 'react';
import css from './ActionBar.module.css';
import type { IconShape } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { backIcon } from './icons.ts';
import screen from './Screen.module.css';

interface ActionBarProps {
  title: string;
  back: { label: string; onSelect: () => void; icon?: IconShape };
  /** At most two buttons of 44 px. */
  actions?: ReactNode;
}

/** The `header` of a `Screen` whose bar does more than go back. */
export function ActionBar({ title, back, actions }: ActionBarProps) {
  return (
    <header className={screen['bar']}>
      <IconButton icon={back.icon ?? backIcon} label={back.label} onClick={back.onSelect} />
      <h1 className={screen['title']} tabIndex={-1}>
        {title}
      </h1>
      <div className={css['actions']}>{actions}</div>
    </header>
  );
}
