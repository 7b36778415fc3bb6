import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { infoIcon, warningIcon } from '../../ui/icons.ts';
import css from './Login.module.css';

interface NoticeProps {
  kind: 'info' | 'problem';
  children: ReactNode;
}

export function Notice({ kind, children }: NoticeProps) {
  return (
    <p className={css['notice']} data-kind={kind} role={kind === 'problem' ? 'alert' : 'status'}>
      <Icon shape={kind === 'problem' ? warningIcon : infoIcon} size={20} />
      <span>{children}</span>
    </p>
  );
}
