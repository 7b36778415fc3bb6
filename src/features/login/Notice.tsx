import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import css from './Login.module.css';

interface NoticeProps {
  kind: 'info' | 'problem';
  children: ReactNode;
}

export function Notice({ kind, children }: NoticeProps) {
  return (
    <p className={css['notice']} data-kind={kind} role={kind === 'problem' ? 'alert' : 'status'}>
      <Icon name={kind === 'problem' ? 'warning' : 'info'} size={20} />
      <span>{children}</span>
    </p>
  );
}
