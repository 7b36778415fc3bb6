import { useContext } from 'react';
import { UNSAFE_NavigationContext } from 'react-router';
import type { Path } from '../../paths.ts';

/**
 * Goes to one of our routes. The router's own `useNavigate` reads where one is, so each link of a long
 * list would be drawn anew before the screen that it leads to; this never changes.
 */
export function useGo(): (to: Path, isReplacing?: boolean) => void {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  return (to, isReplacing) => navigator[isReplacing ? 'replace' : 'push'](to);
}
