import type { ReactNode } from 'react';
import { Link } from '../../features/navigation/Link.tsx';
import type { Path } from '../../paths.ts';
import { Icon, type IconShape } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import css from './CouponDetailScreen.module.css';

interface WayProps {
  to: Path;
  icon: IconShape;
  name: string;
  /** Beside the name. */
  children?: ReactNode;
}

/** A row of a card that leads to another page. */
export function Way({ to, icon, name, children }: WayProps) {
  return (
    <Link className={css['way']} to={to}>
      <Icon shape={icon} size={22} />
      <span className={css['name']}>{name}</span>
      {children}
      <Icon shape={chevronRightIcon} size={18} />
    </Link>
  );
}
