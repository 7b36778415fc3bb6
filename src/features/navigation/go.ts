import { useContext } from 'react';
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
