import { type AnchorHTMLAttributes, type MouseEvent, useContext } from 'react';
import { UNSAFE_NavigationContext } from 'react-router';
import type { Path } from '../../paths.ts';

/**
 * Navigates to a route of the app. The router's `useNavigate` depends on the location, so each link
 * of a long list would re-render before the new screen; this function is stable.
 */
export function useGo(): (to: Path, isReplacing?: boolean) => void {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  return (to, isReplacing) => navigator[isReplacing ? 'replace' : 'push'](to);
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Built by `paths`, never from a string. */
  to: Path;
  replace?: boolean;
}

/** A plain click, not one for a new tab, a window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}

/** An anchor to a route of the app. Modified clicks and other targets are left to the browser. */
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
