import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { classes } from '../../ui/classes.ts';
import { infoIcon, warningIcon } from '../../ui/icons.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import css from './Login.module.css';

interface NoticeProps {
  kind: 'info' | 'problem';
  children: ReactNode;
}

export function Notice({ kind, children }: NoticeProps) {
  return (
    <p
      className={classes(
        layout['top2'],
        space['pad3'],
        box['rounded'],
        font['words'],
        css['notice'],
      )}
      data-kind={kind}
      role={kind === 'problem' ? 'alert' : 'status'}
    >
      <Icon shape={kind === 'problem' ? warningIcon : infoIcon} size={20} />
      <span>{children}</span>
    </p>
  );
}
