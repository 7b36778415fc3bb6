import type { MouseEvent, ReactNode } from 'react';
import type { Path } from '../../paths.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Link } from '../navigation/Link.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import tint from '../../ui/style/tint.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './Order.module.css';

interface ActionLinkProps {
  to: Path;
  /** Tells a screen reader one card's action from another's. */
  storeName: string;
  isMain: boolean;
  /** Asks something before it goes on. */
  opensDialog?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
}

/** The next step of an order or a voucher, above the link that covers its card. */
export function ActionLink({
  to,
  storeName,
  isMain,
  opensDialog = false,
  onClick,
  children,
}: ActionLinkProps) {
  return (
    <Link
      className={classes(
        layout['inline'],
        tint['action'],
        layout['fixed'],
        box['anchor'],
        css['action'],
      )}
      data-main={isMain || undefined}
      to={to}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onClick}
    >
      {children}
      <VisuallyHidden>{` · ${storeName}`}</VisuallyHidden>
    </Link>
  );
}
