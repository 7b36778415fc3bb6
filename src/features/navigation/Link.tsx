import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import type { Path } from '../../paths.ts';
import { useGo } from './go.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Built by `paths`, never from a text. */
  to: Path;
  replace?: boolean;
}

/** Not one that asks the browser for a new tab, a window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}

/** An anchor to one of our routes. Modified clicks and other targets stay the browser's. */
export function Link({ to, replace = false, onClick, target, children, ...rest }: LinkProps) {
  const go = useGo();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (target && target !== '_self')) return;
    event.preventDefault();
    go(to, replace);
  };
  return (
    <a {...rest} target={target} href={to.pathname + to.search} onClick={follow}>
      {children}
    </a>
  );
}
