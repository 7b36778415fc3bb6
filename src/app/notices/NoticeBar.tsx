import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { closeIcon } from '../../ui/icons.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './NoticeBar.module.css';

interface NoticeBarProps {
  title: string;
  description?: string | undefined;
  action: { label: string; onSelect: () => void };
  closeLabel: string;
  onClose: () => void;
  hasTabBar: boolean;
}

/** Stays until it is answered, and covers nothing that cannot be scrolled. */
export function NoticeBar({
  title,
  description,
  action,
  closeLabel,
  onClose,
  hasTabBar,
}: NoticeBarProps) {
  return (
    <aside className={css['bar']} data-tab-bar={hasTabBar || undefined} aria-label={title}>
      <div className={css['words']}>
        <p className={classes(font['name'], css['title'])}>{title}</p>
        {description && <p className={font['note']}>{description}</p>}
      </div>
      <div className={classes(layout['row'], css['actions'])}>
        <Button variant="primary" onClick={action.onSelect}>
          {action.label}
        </Button>
        <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
      </div>
    </aside>
  );
}
